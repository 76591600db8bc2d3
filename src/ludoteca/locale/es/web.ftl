# La aplicación web.

## En todas partes
web-loading = Un momento …
web-try-again = Intentar de nuevo
web-close = Cerrar
web-yes = Sí
web-no = No
web-copy = Copiar
web-copied = Copiado
web-copy-failed = El navegador no ha dejado copiar; selecciona el texto y cópialo tú.
web-skip = Saltar
web-skip-to-content = Ir al contenido
web-error-title = Algo se ha roto aquí
web-error-page = No se ha podido dibujar esta página. Tu partida está a salvo en el servidor.
web-error-loading = Una parte del sitio no se ha podido cargar. Revisa la conexión.
web-error-reload = Cargar de nuevo
web-error-offline = El servidor no responde. Revisa la conexión.
web-error-unknown = El servidor no ha dado ninguna razón.
web-lost-title = Aquí no hay ninguna mesa
web-lost-about = Esta dirección no lleva a ninguna parte. Puede que el enlace esté incompleto.
web-lost-home = Ver los juegos

## Navegación
web-nav-label = Principal
web-nav-brand = Ludoteca, inicio
web-nav-home = Juegos
web-nav-lobby = Salón
web-nav-mine = Mis partidas
web-nav-rules = Reglas
web-nav-account = Cuenta
web-nav-settings = Ajustes
web-nav-guest = Invitado
web-guest-name = Invitado { $number }

## Inicio
web-home-title = Acerca una silla.
web-home-about = Juegos de mesa, exactamente según su reglamento. Juega ya contra un bot, compartid pantalla o envía un enlace a quien quieras.
web-home-continue = Aún en la mesa
web-home-facts = De un vistazo
web-home-play = Jugar ahora
web-home-opening = Poniendo la mesa …
web-home-table = Jugar con amigos
web-home-rules = Reglas
web-fact-players = { $count } jugadores
web-fact-players-range = { $least }–{ $most } jugadores
web-fact-bots = { $count ->
    [one] un bot como rival
   *[other] { $count } niveles de bot
}
web-fact-options = { $count ->
    [one] una opción
   *[other] { $count } opciones
}
web-fact-rules = reglas completas a mano

## Listas de mesas
web-lobby-title = Salón
web-lobby-empty = Nadie espera jugadores ahora mismo. Abre una mesa y aparecerá aquí.
web-lobby-new = Nueva mesa: { $game }
web-mine-title = Mis partidas
web-mine-empty = Aún no has jugado.
web-mine-start = Elegir un juego
web-mine-guest = Juegas como invitado: tus partidas se quedan en este navegador.
web-mine-keep = Guardarlas con una cuenta
web-mine-your-turn = Te toca
web-tables-open = esperando jugadores
web-tables-playing = en juego
web-tables-over = terminada
web-tables-winner = gana
web-tables-join = Entrar
web-tables-continue = Continuar
web-tables-watch = Mirar
web-tables-look = Repasar

## Preparar una mesa
web-new-title = Preparar una mesa
web-new-no-game = En la estantería no hay ningún juego llamado «{ $game }».
web-new-company = Con quién
web-new-bots = Contra bots
web-new-friends = Amigos, por enlace
web-new-screen = En esta pantalla
web-new-seats = Jugadores
web-new-options = Opciones
web-new-time = Tiempo
web-new-more = Más
web-new-listed = Mostrar esta mesa en el salón
web-new-wait = Empezar solo cuando yo diga, para que todos puedan añadir una palabra a los dados
web-new-pack = Paquete de contenido …
web-new-pack-about = Los números de tu propia caja, en un archivo .toml
web-new-start = Empezar la partida
web-new-invite = Abrir la mesa e invitar
web-clock-none = Sin reloj
web-clock-live = En vivo
web-clock-days = Días
web-clock-minutes = Minutos para toda la partida
web-clock-increment = Segundos añadidos tras cada decisión
web-clock-days-each = Días para cada decisión
web-clock-left = quedan { $time }
web-clock-left-days = { $days } d { $hours } h
web-timeout-title = Cuando se acaba el tiempo
web-timeout-bot = sigue un bot
web-timeout-loss = se pierde la partida
web-seat-number = Jugador { $number }
web-seat-open = sitio libre
web-seat-you = { $name } (tú)
web-seat-friend = Alguien, por enlace
web-seat-here = Alguien ante esta pantalla
web-seat-name = Nombre del jugador { $number }
web-bot-name = { $level ->
    [random] Bot al azar
    [greedy] Bot codicioso
    [easy] Bot fácil
    [medium] Bot medio
    [hard] Bot difícil
   *[other] Bot { $level }
}
web-bot-numbered = { $name } { $number }

## Antes de la partida
web-room-title = La mesa está puesta
web-room-waiting = La partida empieza en cuanto se ocupen todos los sitios.
web-room-invited = Siéntate para jugar.
web-room-full = Ya estáis todos.
web-room-invite = Envía este enlace
web-room-link = Enlace a esta mesa
web-room-private = Solo quien tiene el enlace encuentra esta mesa.
web-room-listed = Esta mesa también está en el salón.
web-room-bot = Poner un bot
web-room-sit = Sentarme aquí
web-room-start = Empezar
web-room-leave = Dejar la mesa
web-room-seeded = palabra añadida
web-dice-title = Dados honrados
web-dice-about = El servidor ya ha elegido el secreto que hay detrás de cada barajado y cada tirada, y este es su sello. Añade una palabra tuya y nadie podrá haber conocido los resultados. Tras la partida podrás comprobar cada uno.
web-dice-word = Una palabra tuya
web-dice-add = Añadir

## En la mesa
web-table-missing = No se puede mostrar esta mesa
web-watching = Estás mirando
web-connection-lost = Sin conexión, intentándolo de nuevo …
web-players-title = Jugadores
web-players-you = tú
web-players-out = fuera
web-players-away = sin conexión
web-players-stand-in = juega un bot
web-stand-in = Un bot está jugando por ti.
web-come-back = Volver a jugar yo
web-place = { $place }.º
web-log-title = Qué ha pasado
web-dock-title = Qué se pregunta
web-dock-options = Qué puedes hacer
web-prompt-waiting = Esperando respuestas …
web-prompt-waiting-for = Esperando a { $names } …
web-window-open = Otros pueden responder: { $event }.
web-window-wait = Todos esperan un momento
web-window-still = Aún abierta: alguien puede estar pensando
web-window-due = Responde en { $seconds } s
web-prepared = Preparado: se entrega cuando acabe la espera.
web-prepared-not = Mejor no
web-prepared-gone = Lo que habías preparado ya no es posible.
web-standing-title = Cuándo preguntarme
web-standing-about = A quien no tiene nada que sirva nunca se le pregunta, y nadie ve a quién. Di sobre qué quieres que te pregunten: solo tú lo sabes, y puedes cambiarlo en cualquier momento.
web-standing-hold = Retener todo: cada ventana me espera
web-standing-rest = Pase permanente
web-standing-rest-none = Preguntarme
web-standing-rest-turn = Pasar por mí hasta el fin de este turno
web-standing-rest-round = Pasar por mí hasta mi próximo turno
web-standing-rest-about = Nunca responde a una carta jugada, ni a un paso que ganaría.
web-standing-events = Preguntarme sobre
web-standing-answers = Preguntarme cuando pueda
web-prompt-over = La partida ha terminado.
web-why-not-now = Ahora no. { $prompt }
web-hint-rank = elección número { $rank } del bot:
web-hint-chance = probabilidad de ganar { $chance }
web-undo = Deshacer
web-undo-ask = Pedir deshacer
web-undo-asked = { $name } pide deshacer una decisión.
web-resign = Rendirse
web-resign-sure = ¿Rendirte en esta partida?
web-resign-about = Los demás siguen jugando o ganan. No se puede deshacer.
web-resign-leave = Que siga un bot por ahora
web-resign-not = Seguir jugando
web-pass-title = Pasa el dispositivo a { $name }
web-pass-about = La mano sigue tapada hasta que estés listo.
web-pass-ready = Soy { $name }
web-item-hidden = oculta
web-rule-show = Mostrar la regla { $rule }
web-rule-title = Regla { $rule }
web-rule-missing = El texto de esta regla no está aquí.
web-rule-page = Abrir en las reglas

## El final
web-end-you-win = ¡Has ganado!
web-end-wins = Gana { $name }
web-end-shared = { $names } comparten la victoria
web-end-resigned = por abandono
web-end-time = por tiempo
web-end-decided = Qué lo decidió
web-end-again = Otra vez
web-end-look = Repasar
web-end-share = Compartir
web-end-result = Resultado
web-end-curve = Cómo fue: { $counter }
web-end-board = Volver al tablero

## Repaso
web-replay-title = Repaso
web-replay-missing = No se puede mostrar esta partida
web-replay-start = La mesa antes de la primera jugada
web-replay-hidden = Ha pasado algo que este sitio no vio
web-replay-slider = Posición en la partida
web-replay-at = { $ply } de { $plies }
web-replay-back = Un paso atrás
web-replay-next = Un paso adelante
web-replay-turn-back = Al turno anterior
web-replay-turn-next = Al turno siguiente
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-point = Punto de vista
web-replay-spectator = Como espectador
web-replay-eyes = Con los ojos de { $name }
web-replay-link = Enlace a esta posición
web-replay-play-on = Jugar desde aquí
web-replay-record = Registro
web-replay-verify = Comprobar los dados

## Reglas
web-rules-title = Reglas
web-rules-search = Buscar en las reglas
web-rules-which = Qué texto
web-rules-guide = Cómo se juega
web-rules-exact = Regla por regla
web-rules-exact-about = La especificación exacta que sigue este programa; está escrita en inglés. El historial y las negativas citan estos números.
web-rules-contents = Contenido
web-rules-none = Este juego aún no tiene texto de reglas.
web-rules-found = { $count ->
    [one] una sección
   *[other] { $count } secciones
}
web-rules-nothing = Nada sobre «{ $words }».

## Ajustes y cuenta
web-settings-language = Idioma
web-settings-theme = Luz
web-settings-auto = Como el dispositivo
web-settings-light = Día
web-settings-dark = Noche
web-settings-motion = Movimiento
web-settings-motion-full = Completo
web-settings-motion-none = Ninguno
web-settings-sound = Sonido
web-settings-keys = Teclas en la mesa
web-keys-option = tomar una opción
web-keys-hint = pista
web-keys-undo = deshacer
web-keys-replay = mostrar otra vez el último turno
web-keys-skip = saltar lo que se está mostrando
web-keys-step = avanzar por el repaso
web-account-name = Tu nombre en la mesa
web-account-name-about = Un nombre es todo lo que necesitas para jugar.
web-account-rename = Usar este nombre
web-account-renamed = Los demás ven ahora este nombre.
web-account-keep = Guarda tus partidas
web-account-about = Con una cuenta tus partidas te siguen a otros dispositivos. No se pide ninguna dirección.
web-account-login = Usuario
web-account-password = Contraseña
web-account-password-about = Al menos diez caracteres. No se puede recuperar.
web-account-sign-in = Entrar
web-account-open = Abrir una cuenta
web-account-sign-out = Salir
web-account-signed-in = Has entrado como { $login }.
web-account-signed-out = Has salido en este dispositivo.
web-account-opened = Tu cuenta está abierta y guarda tus partidas.
web-account-welcome = Hola de nuevo.

## Comprobar los dados
web-verify-title = Comprobar los dados
web-verify-about = Tu navegador recalcula, a partir de las semillas, lo que trajo el azar en una partida terminada. Nada de la comprobación ocurre en el servidor.
web-verify-file = Abrir un registro …
web-verify-paste = o pega uno aquí
web-verify-check = Comprobar
web-verify-running = Recalculando …
web-verify-seal = El sello publicado antes de la partida
web-verify-seal-good = El secreto revelado es el que se selló antes de la partida.
web-verify-seal-bad = El secreto revelado no es el que se selló antes de la partida.
web-verify-unrevealed = El secreto se revela cuando termina la partida; hasta entonces no se puede comprobar nada.
web-verify-good = { $count ->
    [one] El único resultado es exactamente el que dan las semillas.
   *[other] Los { $count } resultados son exactamente los que dan las semillas.
}
web-verify-bad = En la jugada { $ply } el registro dice { $notation }, pero las semillas dan { $due }.
web-verify-half = El sello está comprobado. Este registro no dice qué resultados eran posibles en cada momento: usa “ludoteca verify”, que conoce las reglas.
web-verify-odds = Calculado aquí solo a partir del registro y del secreto revelado. Las probabilidades de cada momento también están en el registro; “ludoteca verify” las vuelve a calcular según las reglas.
web-verify-foreign = Los primeros { $count } lances se jugaron en otra partida, con otros dados, y no se comprueban aquí.
web-verify-alike = { $count }, todas iguales
web-verify-weighted = { $count }, algunas más probables
web-verify-not-record = Esto no es el registro de una partida.
web-verify-ply = Jugada
web-verify-came = Lo que salió
web-verify-due = Lo que dan las semillas
web-verify-possible = Posibles

## La primera partida
web-lesson-title = La primera partida
web-lesson-learn = Aprende jugando
web-lesson-step = Paso { $step } de { $steps }
web-lesson-next = Siguiente
web-lesson-back = Atrás
web-lesson-show = Muéstrame
web-lesson-again = Desde el principio
web-lesson-done = Ya conoces el juego.
web-lesson-play = Jugar contra un bot
web-lesson-rules = Leer las reglas
web-zoom = Zoom
web-zoom-in = Acercar
web-zoom-out = Alejar
web-zoom-fit = Mostrar todo lo que importa
