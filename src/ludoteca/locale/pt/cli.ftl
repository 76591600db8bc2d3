play-person = Jogador { $number }
play-bot = Robô { $number } ({ $bot })
play-welcome = Uma mesa para { $seats }. Digite o número de uma opção, ou help.
play-reconstructed = Reconstruído, a sua caixa pode diferir: { $what }
play-ask = Sua escolha (número, ? por que não, hint, undo, log, help):
play-help =
    Um número ou uma notação joga uma opção.
    ?        o que não é permitido aqui, e por quê
    ? WORD   por que esta ação não é permitida
    hint     o que o robô escolheria, as três melhores
    undo     desfazer a última escolha, enquanto ninguém aprendeu com ela
    log      o que aconteceu há pouco
    table    mostrar a mesa de novo
    save     guardar o registro e seguir jogando
    quit     guardar o registro e sair
play-no-number = As opções têm os números de 1 a { $most }.
play-unknown = “{ $words }” não é número, notação nem comando; help mostra a lista.
play-all-allowed = Nada do que se poderia tentar aqui é proibido.
play-allowed = { $action }: isto é permitido.
play-refused = { $action }: { $reason } [{ $rule }]
play-hint = { $number }. { $action } { $chance }
play-undone = Desfeito.
play-hand-over = Agora é a vez de { $seat }. Ninguém mais olha; tecle Enter.
play-kept = Registro guardado em { $file }. Para continuar: ludoteca play --resume { $file }
play-kept-over = Registro guardado em { $file }. Confira os dados com: ludoteca verify { $file }
replay-ply = { $ply } de { $last }
replay-ask = Enter avança, b volta, um número salta, q sai:
result-none = O jogo não terminou.
result-place = { $place }º { $seat }
