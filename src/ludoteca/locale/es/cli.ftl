play-person = Jugador { $number }
play-bot = Robot { $number } ({ $bot })
play-welcome = Una mesa para { $seats }. Escribe el número de una opción, o help.
play-reconstructed = Reconstruido, tu caja puede diferir: { $what }
play-ask = Tu elección (número, ? por qué no, hint, undo, log, help):
play-help =
    Un número o una notación juega una opción.
    ?        lo que aquí no se permite, y por qué
    ? WORD   por qué no se permite esta acción
    hint     lo que elegiría el robot, sus tres mejores
    undo     deshacer tu última elección, mientras nadie haya aprendido de ella
    log      lo que ha pasado hace poco
    table    mostrar la mesa otra vez
    save     guardar el registro y seguir jugando
    quit     guardar el registro y salir
play-no-number = Las opciones tienen los números del 1 al { $most }.
play-unknown = «{ $words }» no es número, notación ni orden; help muestra la lista.
play-all-allowed = Nada de lo que se podría intentar aquí está prohibido.
play-allowed = { $action }: esto se permite.
play-refused = { $action }: { $reason } [{ $rule }]
play-hint = { $number }. { $action } { $chance }
play-undone = Deshecho.
play-hand-over = Ahora le toca a { $seat }. Que nadie más mire; pulsa Intro.
play-kept = Registro guardado en { $file }. Para seguir: ludoteca play --resume { $file }
play-kept-over = Registro guardado en { $file }. Comprueba los dados con: ludoteca verify { $file }
replay-ply = { $ply } de { $last }
replay-ask = Intro avanza, b retrocede, un número salta, q sale:
result-none = El juego no ha terminado.
result-place = { $place }.º { $seat }
