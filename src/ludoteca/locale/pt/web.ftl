# A aplicação web.

## Em toda parte
web-loading = Um momento …
web-try-again = Tentar de novo
web-close = Fechar
web-yes = Sim
web-no = Não
web-copy = Copiar
web-copied = Copiado
web-copy-failed = O navegador não permitiu copiar; selecione o texto e copie você mesmo.
web-skip = Pular
web-skip-to-content = Ir para o conteúdo
web-error-title = Algo quebrou aqui
web-error-page = Não foi possível desenhar esta página. Sua partida está a salvo no servidor.
web-error-loading = Uma parte do site não pôde ser carregada. Verifique a conexão.
web-error-reload = Carregar de novo
web-error-offline = O servidor não responde. Verifique a conexão.
web-error-unknown = O servidor não disse o motivo.
web-lost-title = Não há mesa aqui
web-lost-about = Este endereço não leva a lugar nenhum. O link pode estar incompleto.
web-lost-home = Ver os jogos

## Navegação
web-nav-label = Principal
web-nav-brand = Ludoteca, início
web-nav-home = Jogos
web-nav-lobby = Salão
web-nav-mine = Minhas partidas
web-nav-rules = Regras
web-nav-account = Conta
web-nav-settings = Ajustes
web-nav-guest = Visitante
web-guest-name = Visitante { $number }

## Início
web-home-title = Puxe uma cadeira.
web-home-about = Jogos de mesa, exatamente como manda o manual. Jogue já contra um robô, divida a tela ou mande um link a quem você gosta.
web-home-continue = Ainda na mesa
web-home-facts = Em resumo
web-home-play = Jogar agora
web-home-opening = Pondo a mesa …
web-home-table = Jogar com amigos
web-home-rules = Regras
web-fact-players = { $count } jogadores
web-fact-players-range = { $least }–{ $most } jogadores
web-fact-bots = { $count ->
    [one] um robô como adversário
   *[other] { $count } níveis de robô
}
web-fact-options = { $count ->
    [one] uma opção
   *[other] { $count } opções
}
web-fact-rules = regras completas à mão

## Listas de mesas
web-lobby-title = Salão
web-lobby-empty = Ninguém espera jogadores agora. Abra uma mesa e ela aparece aqui.
web-lobby-new = Nova mesa: { $game }
web-mine-title = Minhas partidas
web-mine-empty = Você ainda não jogou.
web-mine-start = Escolher um jogo
web-mine-guest = Você joga como visitante: suas partidas ficam neste navegador.
web-mine-keep = Guardar com uma conta
web-mine-your-turn = Sua vez
web-tables-open = à espera de jogadores
web-tables-playing = em jogo
web-tables-over = terminada
web-tables-winner = venceu
web-tables-join = Entrar
web-tables-continue = Continuar
web-tables-watch = Assistir
web-tables-look = Rever

## Montar uma mesa
web-new-title = Montar uma mesa
web-new-no-game = Não há na estante um jogo chamado “{ $game }”.
web-new-company = Com quem
web-new-bots = Contra robôs
web-new-friends = Amigos, pelo link
web-new-screen = Nesta tela
web-new-seats = Jogadores
web-new-options = Opções
web-new-time = Tempo
web-new-more = Mais
web-new-listed = Mostrar esta mesa no salão
web-new-wait = Começar só quando eu mandar, para que todos possam pôr uma palavra nos dados
web-new-pack = Pacote de conteúdo …
web-new-pack-about = Os números da sua própria caixa, em um arquivo .toml
web-new-start = Começar a partida
web-new-invite = Abrir a mesa e convidar
web-clock-none = Sem relógio
web-clock-live = Ao vivo
web-clock-days = Dias
web-clock-minutes = Minutos para a partida toda
web-clock-increment = Segundos somados após cada decisão
web-clock-days-each = Dias para cada decisão
web-clock-left = restam { $time }
web-clock-left-days = { $days } d { $hours } h
web-timeout-title = Quando o tempo acaba
web-timeout-bot = um robô continua
web-timeout-loss = perde a partida
web-seat-number = Jogador { $number }
web-seat-open = lugar livre
web-seat-you = { $name } (você)
web-seat-friend = Alguém, pelo link
web-seat-here = Alguém nesta tela
web-seat-name = Nome do jogador { $number }
web-bot-name = { $level ->
    [random] Robô aleatório
    [greedy] Robô guloso
    [easy] Robô fácil
    [medium] Robô médio
    [hard] Robô difícil
   *[other] Robô { $level }
}
web-bot-numbered = { $name } { $number }

## Antes da partida
web-room-title = A mesa está posta
web-room-waiting = A partida começa assim que todos os lugares estiverem ocupados.
web-room-invited = Sente-se para jogar.
web-room-full = Estão todos aqui.
web-room-invite = Mande este link
web-room-link = Link desta mesa
web-room-private = Só quem tem o link encontra esta mesa.
web-room-listed = Esta mesa também aparece no salão.
web-room-bot = Pôr um robô
web-room-sit = Sentar aqui
web-room-start = Começar
web-room-leave = Sair da mesa
web-room-seeded = palavra posta
web-dice-title = Dados honestos
web-dice-about = O servidor já escolheu o segredo por trás de cada embaralhada e rolagem, e este é o seu lacre. Ponha uma palavra sua, e ninguém terá como saber os resultados. Depois da partida você pode conferir cada um.
web-dice-word = Uma palavra sua
web-dice-add = Pôr

## À mesa
web-table-missing = Não é possível mostrar esta mesa
web-watching = Você está assistindo
web-connection-lost = Sem conexão, tentando de novo …
web-players-title = Jogadores
web-players-you = você
web-players-out = fora
web-players-away = sem conexão
web-players-stand-in = joga um robô
web-stand-in = Um robô está jogando por você.
web-come-back = Voltar a jogar
web-place = { $place }º
web-log-title = O que aconteceu
web-dock-title = O que se pergunta
web-dock-options = O que você pode fazer
web-prompt-waiting = À espera de respostas …
web-prompt-waiting-for = À espera de { $names } …
web-window-open = Outros podem responder: { $event }.
web-window-wait = Todos esperam um momento
web-window-still = Ainda aberta: alguém pode estar a pensar
web-window-due = Responda em { $seconds } s
web-prepared = Preparado: é entregue quando a espera acabar.
web-prepared-not = Melhor não
web-prepared-gone = O que você tinha preparado já não é possível.
web-standing-title = Quando me perguntar
web-standing-about = Quem não tem nada que sirva nunca é perguntado, e ninguém vê quem é. Diga sobre o que quer ser perguntado: só você o sabe, e pode mudá-lo a qualquer momento.
web-standing-hold = Segurar tudo: todas as janelas esperam por mim
web-standing-rest = Passe permanente
web-standing-rest-none = Perguntar-me
web-standing-rest-turn = Passar por mim até ao fim deste turno
web-standing-rest-round = Passar por mim até ao meu próximo turno
web-standing-rest-about = Nunca responde a uma carta jogada, nem a um passo que venceria.
web-standing-events = Perguntar-me sobre
web-standing-answers = Perguntar-me quando eu puder
web-prompt-over = A partida terminou.
web-why-not-now = Agora não. { $prompt }
web-hint-rank = escolha número { $rank } do robô:
web-hint-chance = chance de vencer { $chance }
web-undo = Voltar atrás
web-undo-ask = Pedir para voltar atrás
web-undo-asked = { $name } pede para voltar atrás em uma decisão.
web-resign = Desistir
web-resign-sure = Desistir desta partida?
web-resign-about = Os outros continuam ou vencem. Não há como voltar atrás.
web-resign-leave = Deixar um robô jogar por enquanto
web-resign-not = Continuar jogando
web-pass-title = Passe o aparelho a { $name }
web-pass-about = A mão fica coberta até você estar pronto.
web-pass-ready = Sou { $name }
web-item-hidden = oculta
web-rule-show = Mostrar a regra { $rule }
web-rule-title = Regra { $rule }
web-rule-missing = O texto desta regra não está aqui.
web-rule-page = Abrir nas regras

## O fim
web-end-you-win = Você venceu!
web-end-wins = Vitória de { $name }
web-end-shared = { $names } dividem a vitória
web-end-resigned = por desistência
web-end-time = por tempo
web-end-decided = O que decidiu
web-end-again = De novo
web-end-look = Rever
web-end-share = Compartilhar
web-end-result = Resultado
web-end-curve = Como foi: { $counter }
web-end-board = Voltar ao tabuleiro

## Revisão
web-replay-title = Revisão
web-replay-missing = Não é possível mostrar esta partida
web-replay-start = A mesa antes da primeira jogada
web-replay-hidden = Aconteceu algo que este lugar não viu
web-replay-slider = Posição na partida
web-replay-at = { $ply } de { $plies }
web-replay-back = Um passo atrás
web-replay-next = Um passo à frente
web-replay-turn-back = Ao turno anterior
web-replay-turn-next = Ao próximo turno
web-replay-play = Reproduzir
web-replay-pause = Pausar
web-replay-point = Ponto de vista
web-replay-spectator = Como espectador
web-replay-eyes = Com os olhos de { $name }
web-replay-link = Link desta posição
web-replay-play-on = Jogar a partir daqui
web-replay-record = Registro
web-replay-verify = Conferir os dados

## Regras
web-rules-title = Regras
web-rules-search = Procurar nas regras
web-rules-which = Qual texto
web-rules-guide = Como se joga
web-rules-exact = Regra por regra
web-rules-exact-about = A especificação exata que este programa segue; está escrita em inglês. O histórico e as recusas citam estes números.
web-rules-contents = Conteúdo
web-rules-none = Este jogo ainda não tem texto de regras.
web-rules-found = { $count ->
    [one] uma seção
   *[other] { $count } seções
}
web-rules-nothing = Nada sobre “{ $words }”.

## Ajustes e conta
web-settings-language = Idioma
web-settings-theme = Luz
web-settings-auto = Como o aparelho
web-settings-light = Dia
web-settings-dark = Noite
web-settings-motion = Movimento
web-settings-motion-full = Completo
web-settings-motion-none = Nenhum
web-settings-sound = Som
web-settings-keys = Teclas à mesa
web-keys-option = escolher uma opção
web-keys-hint = dica
web-keys-undo = voltar atrás
web-keys-replay = mostrar de novo o último turno
web-keys-skip = pular o que está sendo mostrado
web-keys-step = andar pela revisão
web-account-name = Seu nome à mesa
web-account-name-about = Um nome é tudo de que você precisa para jogar.
web-account-rename = Usar este nome
web-account-renamed = Os outros agora veem este nome.
web-account-keep = Guardar suas partidas
web-account-about = Com uma conta, suas partidas seguem você em outros aparelhos. Nenhum endereço é pedido.
web-account-login = Usuário
web-account-password = Senha
web-account-password-about = Ao menos dez caracteres. Não pode ser recuperada.
web-account-sign-in = Entrar
web-account-open = Abrir uma conta
web-account-sign-out = Sair
web-account-signed-in = Você entrou como { $login }.
web-account-signed-out = Você saiu neste aparelho.
web-account-opened = Sua conta está aberta e guarda suas partidas.
web-account-welcome = Que bom ver você de novo.

## Conferir os dados
web-verify-title = Conferir os dados
web-verify-about = Seu navegador recalcula, a partir das sementes, o que o acaso trouxe em uma partida terminada. Nada da conferência acontece no servidor.
web-verify-file = Abrir um registro …
web-verify-paste = ou cole um aqui
web-verify-check = Conferir
web-verify-running = Recalculando …
web-verify-seal = O lacre publicado antes da partida
web-verify-seal-good = O segredo revelado é o que foi lacrado antes da partida.
web-verify-seal-bad = O segredo revelado não é o que foi lacrado antes da partida.
web-verify-unrevealed = O segredo é revelado quando a partida termina; até lá nada pode ser conferido.
web-verify-good = { $count ->
    [one] O único resultado é exatamente o que as sementes dão.
   *[other] Todos os { $count } resultados são exatamente o que as sementes dão.
}
web-verify-bad = No lance { $ply } o registro diz { $notation }, mas as sementes dão { $due }.
web-verify-half = O lacre foi conferido. Este registro não diz quais resultados eram possíveis a cada momento: use “ludoteca verify”, que conhece as regras.
web-verify-odds = Calculado aqui só a partir do registro e do segredo revelado. As chances de cada momento também estão no registro; “ludoteca verify” as recalcula pelas regras.
web-verify-foreign = Os primeiros { $count } lances foram jogados em outra partida, com outros dados, e não são conferidos aqui.
web-verify-alike = { $count }, todas iguais
web-verify-weighted = { $count }, algumas mais prováveis
web-verify-not-record = Isto não é o registro de uma partida.
web-verify-ply = Lance
web-verify-came = O que veio
web-verify-due = O que as sementes dão
web-verify-possible = Possíveis

## A primeira partida
web-lesson-title = A primeira partida
web-lesson-learn = Aprenda jogando
web-lesson-step = Passo { $step } de { $steps }
web-lesson-next = Próximo
web-lesson-back = Voltar
web-lesson-show = Mostre-me
web-lesson-again = Do começo
web-lesson-done = Você já conhece o jogo.
web-lesson-play = Jogar contra um bot
web-lesson-rules = Ler as regras
web-zoom = Zoom
web-zoom-in = Aproximar
web-zoom-out = Afastar
web-zoom-fit = Mostrar tudo o que importa
