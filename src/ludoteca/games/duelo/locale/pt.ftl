duelo-title = Duelo de Zodiacos
duelo-about = Melhore a mão, feche a mesa quando tiver coragem, disponha as cartas em segredo e enfrente.
duelo-fact-length = 15 a 25 minutos
duelo-fact-kind = Troca de cartas e blefe

duelo-option-min_turns_before_close = Chances de pegar uma carta antes que alguém possa fechar (1 pelo livro, 2 troca longa)
duelo-option-first_player = Quem começa a rodada
duelo-option-first_player-random = sorteado a cada rodada
duelo-option-first_player-alternate = passa para a esquerda
duelo-option-declaration = Posturas
duelo-option-declaration-sequential = declaradas abertamente, uma após a outra
duelo-option-declaration-simultaneous = em segredo até a revelação
duelo-option-cap_damage = O dano conta no máximo a vida do zodíaco que o recebe
duelo-option-choose_hidden = Cada um escolhe o seu zodíaco oculto
duelo-option-turn_cap = Turnos por jogador até ser obrigatório fechar
duelo-option-wins_needed = Rodadas para vencer

duelo-phase-setup = Distribuição
duelo-phase-exchange = Troca
duelo-phase-confrontation = Confronto
duelo-phase-over = Fim da partida

duelo-zone-hand = Mão
duelo-zone-zodiac = Zodíaco
duelo-zone-pile = Pilha
duelo-zone-deck = Baralho
duelo-zone-undealt = Zodíacos fora do jogo
duelo-zone-closing = Carta de fechamento
duelo-zone-laid = Cartas dispostas
duelo-zone-held = Cartas que todos viram ser pegas (na mão, dispostas ou a de fechamento)
duelo-counter-round = Rodada
duelo-counter-turn = Turno
duelo-counter-first = Começou a rodada
duelo-counter-attacker = Fechou: ataca
duelo-counter-wins = Rodadas ganhas
duelo-counter-stance = Postura
duelo-counter-finished = Já dispôs e declarou
duelo-value-life = Vida
duelo-value-damage = Dano
duelo-value-strength = Dano com as cartas dispostas
duelo-value-next = Dano se a próxima carta for colocada aqui
duelo-mark-seen = todos viram você pegar esta carta

duelo-point-choose_hidden = Qual zodíaco você mantém oculto?
duelo-point-draw_source = Pegue uma carta: de uma pilha ou do baralho?
duelo-point-turn_end = Você tem seis cartas: deixa uma na mesa ou fecha e ataca?
duelo-point-part_card = De qual carta você se desfaz?
duelo-point-part_pile = Em que pilha você deixa { $card }?
duelo-point-lay_card = Em que zodíaco você põe { $card }?
duelo-point-declare = Quais dos seus zodíacos atacam e quais bloqueiam?

duelo-action-take = Pegar da pilha { $pile }
duelo-action-deck = Comprar do baralho
duelo-action-leave = Deixar uma carta
duelo-action-close = Fechar e atacar
duelo-action-part = Desfazer-se de { $card }
duelo-action-put = Deixar na pilha { $pile }
duelo-action-lay = Pôr à { $side }
duelo-action-declare = { $stance }
duelo-action-hide = Ocultar { $zodiac }
duelo-action-zodiac = Sai { $zodiac }
duelo-action-card = Sai { $card }
duelo-action-first = O lugar { $place } começa

duelo-event-new_round = Começa a rodada { $round }: tudo é embaralhado.
duelo-event-zodiac_dealt = { $seat } recebe { $zodiac ->
    [hidden] um zodíaco oculto
   *[other] { $zodiac }
} ({ $slot }).
duelo-event-hidden_chosen = { $seat } oculta { $zodiac ->
    [hidden] um zodíaco
   *[other] { $zodiac }
}.
duelo-event-fronts_shown = { $seat } mostra { $left } e { $right }.
duelo-event-card_dealt = { $seat } recebe { $card ->
    [hidden] uma carta
   *[other] { $card }
}.
duelo-event-pile_dealt = { $card } abre a pilha { $pile }.
duelo-event-first_drawn = { $seat } foi sorteado para começar.
duelo-event-first_in_turn = Desta vez começa { $seat }.
duelo-event-took = { $seat } pega { $card } da pilha { $pile }.
duelo-event-drew = { $seat } compra { $card ->
    [hidden] uma carta
   *[other] { $card }
} do baralho (restam { $deck }).
duelo-event-bound_to_leave = { $seat } ainda não pode fechar e deixa uma carta.
duelo-event-bound_to_close = { $seat } tem de fechar.
duelo-event-left = { $seat } deixa { $card } na pilha { $pile }.
duelo-event-closed = { $seat } fecha a mesa com { $card ->
    [hidden] uma carta oculta
   *[other] { $card }
} e ataca.
duelo-event-laid = { $seat } põe { $card ->
    [hidden] uma carta virada para baixo
   *[other] { $card } à { $side }
}.
duelo-event-laid_out = { $seat } dispôs todas as cartas{ $left ->
    [hidden] { "" }
   *[other] : { $left } à esquerda, { $right } à direita
}.
duelo-event-declared = { $seat } declara{ $stance ->
    [hidden] { " " }em segredo
   *[other] : { $stance }
}.
duelo-event-revealed = { $seat } revela as cartas de { $zodiac } ({ $side }): { $one ->
    [none] nenhuma
   *[other] { $one }
}{ $two ->
    [none] { "" }
   *[other] , { $two }
}{ $three ->
    [none] { "" }
   *[other] , { $three }
}{ $four ->
    [none] { "" }
   *[other] , { $four }
}{ $five ->
    [none] { "" }
   *[other] , { $five }
}.
duelo-event-stance_shown = { $seat } tinha declarado: { $stance }.
duelo-event-came_out = A sota de { $seat } traz { $out } ({ $side }); { $in } se recolhe.
duelo-event-crossed = O cavaleiro de { $seat } troca os lados: { $left } à esquerda, { $right } à direita.
duelo-event-numbers = { $seat }: { $zodiac } { $base } + { $sum } = { $damage } de dano.
duelo-event-king = O Rei de { $seat } desperta a habilidade de { $zodiac }.
duelo-event-clashed = { $seat }: { $zodiac } ({ $side }), { $damage } de dano{ $armour ->
    [none] { "" }
   *[other] , { $armour } de armadura
}, recebe { $received } de { $life } de vida{ $eliminated ->
    [1] : eliminado
   *[other] { "" }
}{ $perfect ->
    [1] : bloqueio perfeito
   *[other] { "" }
}.
duelo-event-tallied = { $seat }: { $eliminations ->
    [one] { $eliminations } eliminação
   *[other] { $eliminations } eliminações
}, { $damage } de dano.
duelo-event-round_won = { $seat } vence a rodada ({ $wins } até agora).
duelo-event-round_drawn = Rodada empatada: ninguém pontua.
duelo-event-match_won = { $seat } vence a partida com { $wins ->
    [one] uma rodada
   *[other] { $wins } rodadas
 }.
duelo-event-match_drawn = A partida termina empatada entre os líderes.

duelo-reason-deck-empty = o baralho acabou: pegue de uma pilha
duelo-reason-pile-empty = esta pilha está vazia
duelo-reason-first-turn = quem começa não pode fechar no primeiro turno
duelo-reason-not-all-took = nem todos tiveram a chance de pegar uma carta: fechar é possível a partir do turno { $least }, este é o turno { $turn }
duelo-reason-too-early = fechar é permitido a partir do turno { $least }, este é o turno { $turn }
duelo-reason-must-close-deck = o baralho já estava vazio no começo do seu turno: você tem de fechar
duelo-reason-must-close-cap = este é o seu turno número { $turn }, o último: você tem de fechar
duelo-reason-not-in-hand = { $card } não está na sua mão
duelo-reason-just-taken = { $card } foi pega da mesa neste turno e não pode voltar já
duelo-reason-fill-gap = a pilha vazia { $gap } tem de ser preenchida
duelo-reason-attacker-attacks = quem fechou ataca: bloquear com os dois é só para os atacados
duelo-reason-not-yours = { $zodiac } não foi dado a você
duelo-reason-take-first = pegue primeiro uma carta: fecha-se com seis na mão
duelo-reason-exchange-over = a mesa está fechada: ninguém mais pega, deixa ou fecha

duelo-pile-0 = 1
duelo-pile-1 = 2
duelo-pile-2 = 3
duelo-pile-3 = 4
duelo-place-0 = 1
duelo-place-1 = 2
duelo-place-2 = 3
duelo-place-3 = 4
duelo-side-L = esquerda
duelo-side-R = direita
duelo-slot-L = esquerda
duelo-slot-R = direita
duelo-slot-H = oculto
duelo-stance-attack_both = Atacar com os dois
duelo-stance-attack_left_block_right = Atacar à esquerda, bloquear à direita
duelo-stance-attack_right_block_left = Bloquear à esquerda, atacar à direita
duelo-stance-block_both = Bloquear com os dois

duelo-zodiac-aries = Áries
duelo-zodiac-taurus = Touro
duelo-zodiac-gemini = Gêmeos
duelo-zodiac-cancer = Câncer
duelo-zodiac-leo = Leão
duelo-zodiac-virgo = Virgem
duelo-zodiac-libra = Libra
duelo-zodiac-scorpio = Escorpião
duelo-zodiac-sagittarius = Sagitário
duelo-zodiac-capricorn = Capricórnio
duelo-zodiac-aquarius = Aquário
duelo-zodiac-pisces = Peixes

# What the abilities are called and do; the lines below them are made from these and the numbers of the box (`python -m ludoteca.texts duelo`).
duelo-say-zero_facing_armour = Investida
duelo-say-zero_facing_armour-text = Se { $zodiac } ataca e o zodíaco à frente bloqueia, este fica sem armadura.
duelo-say-add_half_life = Impulso
duelo-say-add_half_life-text = O dano aumenta em metade da vida de { $zodiac }, arredondada para cima: +{ $amount }.
duelo-say-repeat_highest = Desdobramento
duelo-say-repeat_highest-text = O maior número que conta para { $zodiac } conta mais uma vez.
duelo-say-armour_bonus = Carapaça
duelo-say-armour_bonus-text = Se { $zodiac } bloqueia, { $amount } de armadura a mais.
duelo-say-team_bonus = Rugido
duelo-say-team_bonus-text = { $zodiac } e o seu aliado ganham { $amount } de dano cada um.
duelo-say-cancel_facing_highest = Pureza
duelo-say-cancel_facing_highest-text = O maior número que conta para o zodíaco à frente não vale nada.
duelo-say-halve_facing_damage = Equilíbrio
duelo-say-halve_facing_damage-text = O dano do zodíaco à frente cai pela metade, arredondado para cima; a armadura feita dele também.
duelo-say-lethal_damage = Veneno
duelo-say-lethal_damage-text = Se { $zodiac } ataca, quem receber qualquer dano dele é eliminado.
duelo-say-first_strike = Flecha
duelo-say-first_strike-text = Se { $zodiac } ataca e elimina o zodíaco à frente, não recebe nada de volta.
duelo-say-all_elements_count = Constância
duelo-say-all_elements_count-text = Toda carta de poder posta em { $zodiac } conta, seja qual for o elemento.
duelo-say-copy_higher_damage = Reflexo
duelo-say-copy_higher_damage-text = Se o zodíaco à frente tem mais dano, { $zodiac } passa a ter o mesmo.
duelo-say-cannot_be_eliminated = Escorregadio
duelo-say-cannot_be_eliminated-text = { $zodiac } não pode ser eliminado; o dano recebido ainda conta.

duelo-ability-aries = Investida
duelo-ability-aries-text = Se Áries ataca e o zodíaco à frente bloqueia, este fica sem armadura.
duelo-ability-taurus = Impulso
duelo-ability-taurus-text = O dano aumenta em metade da vida de Touro, arredondada para cima: +9.
duelo-ability-gemini = Desdobramento
duelo-ability-gemini-text = O maior número que conta para Gêmeos conta mais uma vez.
duelo-ability-cancer = Carapaça
duelo-ability-cancer-text = Se Câncer bloqueia, 8 de armadura a mais.
duelo-ability-leo = Rugido
duelo-ability-leo-text = Leão e o seu aliado ganham 8 de dano cada um.
duelo-ability-virgo = Pureza
duelo-ability-virgo-text = O maior número que conta para o zodíaco à frente não vale nada.
duelo-ability-libra = Equilíbrio
duelo-ability-libra-text = O dano do zodíaco à frente cai pela metade, arredondado para cima; a armadura feita dele também.
duelo-ability-scorpio = Veneno
duelo-ability-scorpio-text = Se Escorpião ataca, quem receber qualquer dano dele é eliminado.
duelo-ability-sagittarius = Flecha
duelo-ability-sagittarius-text = Se Sagitário ataca e elimina o zodíaco à frente, não recebe nada de volta.
duelo-ability-capricorn = Constância
duelo-ability-capricorn-text = Toda carta de poder posta em Capricórnio conta, seja qual for o elemento.
duelo-ability-aquarius = Reflexo
duelo-ability-aquarius-text = Se o zodíaco à frente tem mais dano, Aquário passa a ter o mesmo.
duelo-ability-pisces = Escorregadio
duelo-ability-pisces-text = Peixes não pode ser eliminado; o dano recebido ainda conta.

duelo-figure-S-text = Se o elemento é o do zodíaco em que está, esse zodíaco e o oculto trocam de lugar.
duelo-figure-C-text = Se o elemento é o do zodíaco em que está, os seus dois zodíacos da frente trocam de lado.
duelo-figure-R-text = Se o elemento é o do zodíaco em que está, a habilidade desse zodíaco funciona.
duelo-power-text = Soma o seu número a um zodíaco do mesmo elemento.
duelo-reconstructed = reconstruído: a sua caixa pode ser diferente
duelo-mark-fire = fogo
duelo-mark-earth = terra
duelo-mark-air = ar
duelo-mark-water = água

duelo-card-f10 = Ás de fogo
duelo-card-f9 = 9 de fogo
duelo-card-f8 = 8 de fogo
duelo-card-f7 = 7 de fogo
duelo-card-f6 = 6 de fogo
duelo-card-f5 = 5 de fogo
duelo-card-f4 = 4 de fogo
duelo-card-f3 = 3 de fogo
duelo-card-f2 = 2 de fogo
duelo-card-fS = Sota de fogo
duelo-card-fC = Cavaleiro de fogo
duelo-card-fR = Rei de fogo
duelo-card-e10 = Ás de terra
duelo-card-e9 = 9 de terra
duelo-card-e8 = 8 de terra
duelo-card-e7 = 7 de terra
duelo-card-e6 = 6 de terra
duelo-card-e5 = 5 de terra
duelo-card-e4 = 4 de terra
duelo-card-e3 = 3 de terra
duelo-card-e2 = 2 de terra
duelo-card-eS = Sota de terra
duelo-card-eC = Cavaleiro de terra
duelo-card-eR = Rei de terra
duelo-card-a10 = Ás de ar
duelo-card-a9 = 9 de ar
duelo-card-a8 = 8 de ar
duelo-card-a7 = 7 de ar
duelo-card-a6 = 6 de ar
duelo-card-a5 = 5 de ar
duelo-card-a4 = 4 de ar
duelo-card-a3 = 3 de ar
duelo-card-a2 = 2 de ar
duelo-card-aS = Sota de ar
duelo-card-aC = Cavaleiro de ar
duelo-card-aR = Rei de ar
duelo-card-w10 = Ás de água
duelo-card-w9 = 9 de água
duelo-card-w8 = 8 de água
duelo-card-w7 = 7 de água
duelo-card-w6 = 6 de água
duelo-card-w5 = 5 de água
duelo-card-w4 = 4 de água
duelo-card-w3 = 3 de água
duelo-card-w2 = 2 de água
duelo-card-wS = Sota de água
duelo-card-wC = Cavaleiro de água
duelo-card-wR = Rei de água

# O tabuleiro no navegador.
duelo-board-label = A mesa de Duelo
duelo-board-zodiac = { $zodiac }, { $slot }, de { $name }: vida { $life }, dano { $damage }{ $laid ->
    [0] { "" }
    [one] , 1 carta colocada
   *[other] , { $laid } cartas colocadas
}
duelo-board-hidden-zodiac = Zodíaco oculto de { $name }
duelo-board-back = uma carta virada para baixo
duelo-board-in-hand = { $card }, na mão de { $name }
duelo-board-on-pile = Pilha { $pile }: { $card } em cima, { $count } ao todo
duelo-board-pile-empty = A pilha { $pile } está vazia
duelo-board-laid = { $card }, colocada à { $side } por { $name }
duelo-board-deck = Baralho: { $count } cartas
duelo-board-hand-of = { $name } tem { $count } cartas
duelo-board-with-king = A habilidade age quando o rei do seu elemento está com ele.
duelo-board-attacks = ataca
duelo-board-blocks = bloqueia
duelo-board-clash = O choque
duelo-board-last-clash = O último choque
duelo-board-continue = Continuar
duelo-board-round-won = { $name } vence a rodada
duelo-board-round-drawn = Rodada empatada
duelo-board-champion = { $name } vence a partida
duelo-board-you-won = Você vence a rodada
duelo-board-you-champion = Você vence a partida
duelo-board-match-drawn = Partida empatada
duelo-board-eliminations = Eliminações
duelo-board-eliminated = eliminado
duelo-board-perfect = bloqueio perfeito
duelo-board-received = recebe { $received } de { $life }
duelo-board-by-eliminations = Decidem as eliminações, seja qual for o dano.
duelo-board-by-damage = Eliminações iguais: decide o maior dano.
duelo-board-by-nothing = Eliminações e dano iguais: ninguém pontua.

# A primeira partida: um texto para cada passo de lesson.toml e outro para outra resposta.
duelo-lesson-welcome = Este é um duelo sob as estrelas. Embaixo está o seu triângulo: dois zodíacos na frente, esquerda e direita, e um oculto atrás que só você pode olhar. Do outro lado está Stella. Cada zodíaco da sua frente lutará com aquele que encara, pela linha pontilhada.
duelo-lesson-zodiacs = Cada zodíaco tem vida (o coração), dano (a estrela) e um elemento (o sinal no alto): fogo, terra, ar ou água. A sua mão os fortalece: uma carta de número soma o seu número, mas só a um zodíaco do mesmo elemento. O seu Leão é de fogo e tem 5 de dano. Passe sobre uma carta, ou segure-a, para ler.
duelo-lesson-take = É a sua vez. Primeiro sempre se pega uma carta: a de cima de uma pilha, que todos veem, ou a do baralho, que só você vê. O 9 de fogo serviria ao Leão. Pegue-o.
duelo-lesson-take-else = É permitido, mas olhe os seus zodíacos: uma carta de fogo fortalece o Leão. Pegue o 9 de fogo da primeira pilha.
duelo-lesson-part = Agora você tem seis cartas e precisa se desfazer de uma. Nenhum zodíaco seu é de água, então o 3 de água não lhe serve. Deixe-o na mesa: ele preenche o vazio que você abriu. A carta que você acabou de pegar não pode voltar logo.
duelo-lesson-part-else = Essa carta ainda tem o que fazer. Desfaça-se do 3 de água: você não tem zodíaco de água.
duelo-lesson-deck = Stella pegou o 9 de água à vista de todos: agora você sabe algo da mão dela. É a sua vez de novo. Desta vez confie na sorte e compre do baralho.
duelo-lesson-deck-else = Claro que você pode pegar uma carta aberta. Desta vez experimente o baralho: só você verá o que vem.
duelo-lesson-close = A cada turno você pode encerrar a troca em vez de deixar uma carta: você fecha e, com isso, ataca. A sua mão é forte. Feche antes que a de Stella também seja.
duelo-lesson-close-else = Você poderia continuar trocando, mas Stella também. Você tem duas cartas altas de fogo, o Rei de fogo e um truque: feche agora.
duelo-lesson-closing = A carta de fechamento fica virada para baixo e não conta. Entregue a de que menos precisa: o 2 de ar.
duelo-lesson-closing-else = Você vai precisar dessa carta já já. Feche com o 2 de ar.
duelo-lesson-lay-number = Agora as cinco cartas vão viradas para baixo sobre os seus dois zodíacos da frente, uma após a outra. O Ás vale 10. Coloque o Ás de fogo no Leão, à esquerda.
duelo-lesson-lay-number-else = No Touro, que é de terra, uma carta de fogo não soma nada. Coloque-a no Leão, à esquerda.
duelo-lesson-lay-more = O número sob um zodíaco é o dano que ele tem com as suas cartas até agora. Coloque também o 9 de fogo no Leão.
duelo-lesson-lay-more-else = Ali não contaria nada. O de fogo é o Leão.
duelo-lesson-lay-king = O Rei de fogo não soma número. Ele desperta a habilidade de um zodíaco de fogo: o Rugido dá ao Leão e ao seu vizinho mais 8 de dano cada. Coloque-o no Leão.
duelo-lesson-lay-king-else = Um Rei só serve a um zodíaco do seu elemento. Coloque-o no Leão.
duelo-lesson-lay-sota = A Sota de terra sobre um zodíaco de terra chama o oculto: Touro recua e Gêmeos, com 10 de dano, vem para a frente. Coloque a Sota no Touro, à direita.
duelo-lesson-lay-sota-else = No Leão, que é de fogo, a Sota de terra não faz nada. Coloque-a no Touro, à direita.
duelo-lesson-lay-hidden = As cartas ficam onde estão, só os zodíacos se movem. O 8 de ar não serve ao Touro, mas Gêmeos é de ar e estará ali quando os números forem contados. Coloque-o à direita.
duelo-lesson-lay-hidden-else = O Leão não ganha nada com ar. Gêmeos estará à direita: coloque-o lá.
duelo-lesson-declare = Por fim, diga em voz alta o que cada lado faz. Atacar golpeia; bloquear transforma o dano em armadura. Quem fechou não pode bloquear com os dois. Ataque com os dois.
duelo-lesson-declare-else = Um bom plano para outro dia. Com 32 e 26 de dano, ataque com os dois.
duelo-lesson-first-clash = Leão derrubou Virgem: uma eliminação para você. Mas Câncer tinha mais armadura do que Gêmeos tinha de dano: um bloqueio perfeito, que conta como eliminação para Stella. Uma para cada, então decide o maior dano, 32 a 9, e a rodada é sua. Nesta partida curta bastava uma; uma de verdade se vence com três.
duelo-lesson-defend = Agora ao contrário: Stella fechou e ataca com os dois. Você vê quantas cartas ela colocou de cada lado, três diante de Libra e duas diante de Gêmeos, mas não quais. Você já colocou três das suas.
duelo-lesson-defend-number = Coloque o 6 de terra no Touro, que encara Gêmeos, à direita.
duelo-lesson-defend-number-else = Áries é de fogo e não ganha nada com ela. Touro está à direita.
duelo-lesson-bluff = O 2 de água não serve a ninguém. Mas cinco cartas precisam ser colocadas, e os outros as contam: uma carta inútil é um blefe. Coloque-a à esquerda.
duelo-lesson-bluff-else = À direita também não vale nada. Blefe à esquerda, onde parecerá que Áries está ainda mais forte.
duelo-lesson-block = Áries tem 22 de dano, Touro 20. Como é você quem é atacado, tem as quatro posturas. Golpeie com Áries e deixe Touro bloquear: ataque à esquerda, bloqueie à direita.
duelo-lesson-block-else = Também poderia dar certo, mas tente isto: golpeie onde há certeza, bloqueie onde ela pode ser forte. Ataque à esquerda, bloqueie à direita.
duelo-lesson-second-clash = 20 de armadura contra 17: bloqueio perfeito. E Libra caiu. Duas eliminações a zero, a rodada é sua. Esse é o jogo todo: pegar, desfazer-se, fechar quando tiver coragem, colocar, declarar, chocar. O resto é ler o adversário.
duelo-lesson-you = Você
