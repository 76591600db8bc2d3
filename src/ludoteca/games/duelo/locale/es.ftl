duelo-title = Duelo de Zodiacos
duelo-about = Mejora tu mano, cierra la mesa cuando te atrevas, coloca tus cartas en secreto y choca.
duelo-fact-length = De 15 a 25 minutos
duelo-fact-kind = Intercambio de cartas y farol

duelo-option-min_turns_before_close = Ocasiones de tomar carta antes de que alguien pueda cerrar (1 según el libro, 2 intercambio largo)
duelo-option-first_player = Quién empieza la ronda
duelo-option-first_player-random = sorteado en cada ronda
duelo-option-first_player-alternate = pasa a la izquierda
duelo-option-declaration = Posturas
duelo-option-declaration-sequential = declaradas abiertamente, una tras otra
duelo-option-declaration-simultaneous = en secreto hasta la revelación
duelo-option-cap_damage = El daño cuenta como mucho la vida del zodiaco que lo recibe
duelo-option-choose_hidden = Cada uno elige su zodiaco oculto
duelo-option-turn_cap = Turnos por jugador hasta que es obligatorio cerrar
duelo-option-wins_needed = Rondas para ganar

duelo-phase-setup = Reparto
duelo-phase-exchange = Intercambio
duelo-phase-confrontation = Enfrentamiento
duelo-phase-over = Fin de la partida

duelo-zone-hand = Mano
duelo-zone-zodiac = Zodiaco
duelo-zone-pile = Pila
duelo-zone-deck = Mazo
duelo-zone-undealt = Zodiacos sin repartir
duelo-zone-closing = Carta de cierre
duelo-zone-laid = Cartas colocadas
duelo-zone-held = Cartas que todos vieron tomar (en la mano, colocadas o la de cierre)
duelo-counter-round = Ronda
duelo-counter-turn = Turno
duelo-counter-first = Empezó la ronda
duelo-counter-attacker = Cerró: ataca
duelo-counter-wins = Rondas ganadas
duelo-counter-stance = Postura
duelo-counter-finished = Ya ha colocado y declarado
duelo-value-life = Vida
duelo-value-damage = Daño
duelo-value-strength = Daño con las cartas colocadas
duelo-value-next = Daño si la próxima carta se coloca aquí
duelo-mark-seen = todos te vieron tomar esta carta

duelo-point-choose_hidden = ¿Qué zodiaco mantienes oculto?
duelo-point-draw_source = Toma una carta: ¿de una pila o del mazo?
duelo-point-turn_end = Tienes seis cartas: ¿dejas una en la mesa o cierras y atacas?
duelo-point-part_card = ¿De qué carta te desprendes?
duelo-point-part_pile = ¿En qué pila dejas { $card }?
duelo-point-lay_card = ¿Sobre qué zodiaco colocas { $card }?
duelo-point-declare = ¿Cuáles de tus zodiacos atacan y cuáles bloquean?

duelo-action-take = Tomar de la pila { $pile }
duelo-action-deck = Robar del mazo
duelo-action-leave = Dejar una carta
duelo-action-close = Cerrar y atacar
duelo-action-part = Desprenderte de { $card }
duelo-action-put = Dejarla en la pila { $pile }
duelo-action-lay = Colocarla a la { $side }
duelo-action-declare = { $stance }
duelo-action-hide = Ocultar { $zodiac }
duelo-action-zodiac = Sale { $zodiac }
duelo-action-card = Sale { $card }
duelo-action-first = Empieza el puesto { $place }

duelo-event-new_round = Empieza la ronda { $round }: se baraja todo.
duelo-event-zodiac_dealt = { $seat } recibe { $zodiac ->
    [hidden] un zodiaco oculto
   *[other] { $zodiac }
} ({ $slot }).
duelo-event-hidden_chosen = { $seat } oculta { $zodiac ->
    [hidden] un zodiaco
   *[other] { $zodiac }
}.
duelo-event-fronts_shown = { $seat } muestra { $left } y { $right }.
duelo-event-card_dealt = { $seat } recibe { $card ->
    [hidden] una carta
   *[other] { $card }
}.
duelo-event-pile_dealt = { $card } abre la pila { $pile }.
duelo-event-first_drawn = El sorteo dice que empieza { $seat }.
duelo-event-first_in_turn = Esta vez empieza { $seat }.
duelo-event-took = { $seat } toma { $card } de la pila { $pile }.
duelo-event-drew = { $seat } roba { $card ->
    [hidden] una carta
   *[other] { $card }
} del mazo (quedan { $deck }).
duelo-event-bound_to_leave = { $seat } aún no puede cerrar y deja una carta.
duelo-event-bound_to_close = { $seat } tiene que cerrar.
duelo-event-left = { $seat } deja { $card } en la pila { $pile }.
duelo-event-closed = { $seat } cierra la mesa con { $card ->
    [hidden] una carta oculta
   *[other] { $card }
} y ataca.
duelo-event-laid = { $seat } coloca { $card ->
    [hidden] una carta boca abajo
   *[other] { $card } a la { $side }
}.
duelo-event-laid_out = { $seat } ha colocado todas sus cartas{ $left ->
    [hidden] { "" }
   *[other] : { $left } a la izquierda, { $right } a la derecha
}.
duelo-event-declared = { $seat } declara{ $stance ->
    [hidden] { " " }en secreto
   *[other] : { $stance }
}.
duelo-event-revealed = { $seat } revela las cartas de { $zodiac } ({ $side }): { $one ->
    [none] ninguna
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
duelo-event-stance_shown = { $seat } había declarado: { $stance }.
duelo-event-came_out = La sota de { $seat } saca a { $out } ({ $side }); { $in } se retira.
duelo-event-crossed = El caballero de { $seat } cambia los lados: { $left } a la izquierda, { $right } a la derecha.
duelo-event-numbers = { $seat }: { $zodiac } { $base } + { $sum } = { $damage } de daño.
duelo-event-king = El Rey de { $seat } despierta la habilidad de { $zodiac }.
duelo-event-clashed = { $seat }: { $zodiac } ({ $side }), { $damage } de daño{ $armour ->
    [none] { "" }
   *[other] , { $armour } de armadura
}, recibe { $received } de { $life } de vida{ $eliminated ->
    [1] : eliminado
   *[other] { "" }
}{ $perfect ->
    [1] : bloqueo perfecto
   *[other] { "" }
}.
duelo-event-tallied = { $seat }: { $eliminations ->
    [one] { $eliminations } eliminación
   *[other] { $eliminations } eliminaciones
}, { $damage } de daño.
duelo-event-round_won = { $seat } gana la ronda ({ $wins } hasta ahora).
duelo-event-round_drawn = Ronda empatada: nadie puntúa.
duelo-event-match_won = { $seat } gana la partida con { $wins ->
    [one] una ronda
   *[other] { $wins } rondas
 }.
duelo-event-match_drawn = La partida termina en tablas entre los primeros.

duelo-reason-deck-empty = el mazo está vacío: toma de una pila
duelo-reason-pile-empty = esta pila está vacía
duelo-reason-first-turn = quien empieza no puede cerrar en el primer turno
duelo-reason-not-all-took = no todos han tenido ocasión de tomar carta: se puede cerrar desde el turno { $least }, este es el turno { $turn }
duelo-reason-too-early = se puede cerrar desde el turno { $least }, este es el turno { $turn }
duelo-reason-must-close-deck = el mazo ya estaba vacío al empezar tu turno: tienes que cerrar
duelo-reason-must-close-cap = este es tu turno número { $turn }, el último: tienes que cerrar
duelo-reason-not-in-hand = { $card } no está en tu mano
duelo-reason-just-taken = { $card } se tomó de la mesa en este turno y no puede volver enseguida
duelo-reason-fill-gap = hay que llenar la pila vacía { $gap }
duelo-reason-attacker-attacks = quien cerró ataca: bloquear con ambos es solo para los atacados
duelo-reason-not-yours = { $zodiac } no te tocó a ti
duelo-reason-take-first = toma primero una carta: se cierra con seis en la mano
duelo-reason-exchange-over = la mesa está cerrada: ya nadie toma, deja ni cierra

duelo-pile-0 = 1
duelo-pile-1 = 2
duelo-pile-2 = 3
duelo-pile-3 = 4
duelo-place-0 = 1
duelo-place-1 = 2
duelo-place-2 = 3
duelo-place-3 = 4
duelo-side-L = izquierda
duelo-side-R = derecha
duelo-slot-L = izquierda
duelo-slot-R = derecha
duelo-slot-H = oculto
duelo-stance-attack_both = Atacar con ambos
duelo-stance-attack_left_block_right = Atacar a la izquierda, bloquear a la derecha
duelo-stance-attack_right_block_left = Bloquear a la izquierda, atacar a la derecha
duelo-stance-block_both = Bloquear con ambos

duelo-zodiac-aries = Aries
duelo-zodiac-taurus = Tauro
duelo-zodiac-gemini = Géminis
duelo-zodiac-cancer = Cáncer
duelo-zodiac-leo = Leo
duelo-zodiac-virgo = Virgo
duelo-zodiac-libra = Libra
duelo-zodiac-scorpio = Escorpio
duelo-zodiac-sagittarius = Sagitario
duelo-zodiac-capricorn = Capricornio
duelo-zodiac-aquarius = Acuario
duelo-zodiac-pisces = Piscis

# What the abilities are called and do; the lines below them are made from these and the numbers of the box (`python -m ludoteca.texts duelo`).
duelo-say-zero_facing_armour = Embestida
duelo-say-zero_facing_armour-text = Si { $zodiac } ataca y el zodiaco de enfrente bloquea, este se queda sin armadura.
duelo-say-add_half_life = Empuje
duelo-say-add_half_life-text = El daño aumenta en la mitad de la vida de { $zodiac }, hacia arriba: +{ $amount }.
duelo-say-repeat_highest = Desdoble
duelo-say-repeat_highest-text = El número más alto que cuenta para { $zodiac } cuenta otra vez.
duelo-say-armour_bonus = Caparazón
duelo-say-armour_bonus-text = Si { $zodiac } bloquea, { $amount } más de armadura.
duelo-say-team_bonus = Rugido
duelo-say-team_bonus-text = { $zodiac } y su aliado ganan { $amount } de daño cada uno.
duelo-say-cancel_facing_highest = Pureza
duelo-say-cancel_facing_highest-text = El número más alto que cuenta para el zodiaco de enfrente no vale nada.
duelo-say-halve_facing_damage = Equilibrio
duelo-say-halve_facing_damage-text = El daño del zodiaco de enfrente se reduce a la mitad, hacia arriba; también la armadura hecha de él.
duelo-say-lethal_damage = Veneno
duelo-say-lethal_damage-text = Si { $zodiac } ataca, quien reciba cualquier daño suyo queda eliminado.
duelo-say-first_strike = Flecha
duelo-say-first_strike-text = Si { $zodiac } ataca y elimina al zodiaco de enfrente, no recibe nada de vuelta.
duelo-say-all_elements_count = Constancia
duelo-say-all_elements_count-text = Toda carta de poder puesta sobre { $zodiac } cuenta, sea cual sea su elemento.
duelo-say-copy_higher_damage = Reflejo
duelo-say-copy_higher_damage-text = Si el zodiaco de enfrente tiene más daño, { $zodiac } pasa a tener el mismo.
duelo-say-cannot_be_eliminated = Escurridizo
duelo-say-cannot_be_eliminated-text = { $zodiac } no puede ser eliminado; el daño que recibe sigue contando.

duelo-ability-aries = Embestida
duelo-ability-aries-text = Si Aries ataca y el zodiaco de enfrente bloquea, este se queda sin armadura.
duelo-ability-taurus = Empuje
duelo-ability-taurus-text = El daño aumenta en la mitad de la vida de Tauro, hacia arriba: +9.
duelo-ability-gemini = Desdoble
duelo-ability-gemini-text = El número más alto que cuenta para Géminis cuenta otra vez.
duelo-ability-cancer = Caparazón
duelo-ability-cancer-text = Si Cáncer bloquea, 8 más de armadura.
duelo-ability-leo = Rugido
duelo-ability-leo-text = Leo y su aliado ganan 8 de daño cada uno.
duelo-ability-virgo = Pureza
duelo-ability-virgo-text = El número más alto que cuenta para el zodiaco de enfrente no vale nada.
duelo-ability-libra = Equilibrio
duelo-ability-libra-text = El daño del zodiaco de enfrente se reduce a la mitad, hacia arriba; también la armadura hecha de él.
duelo-ability-scorpio = Veneno
duelo-ability-scorpio-text = Si Escorpio ataca, quien reciba cualquier daño suyo queda eliminado.
duelo-ability-sagittarius = Flecha
duelo-ability-sagittarius-text = Si Sagitario ataca y elimina al zodiaco de enfrente, no recibe nada de vuelta.
duelo-ability-capricorn = Constancia
duelo-ability-capricorn-text = Toda carta de poder puesta sobre Capricornio cuenta, sea cual sea su elemento.
duelo-ability-aquarius = Reflejo
duelo-ability-aquarius-text = Si el zodiaco de enfrente tiene más daño, Acuario pasa a tener el mismo.
duelo-ability-pisces = Escurridizo
duelo-ability-pisces-text = Piscis no puede ser eliminado; el daño que recibe sigue contando.

duelo-figure-S-text = Si su elemento es el del zodiaco sobre el que está, ese zodiaco y el oculto cambian de lugar.
duelo-figure-C-text = Si su elemento es el del zodiaco sobre el que está, tus dos zodiacos de delante cambian de lado.
duelo-figure-R-text = Si su elemento es el del zodiaco sobre el que está, funciona la habilidad de ese zodiaco.
duelo-power-text = Suma su número a un zodiaco de su mismo elemento.
duelo-reconstructed = reconstruido: tu caja puede ser distinta
duelo-mark-fire = fuego
duelo-mark-earth = tierra
duelo-mark-air = aire
duelo-mark-water = agua

duelo-card-f10 = As de fuego
duelo-card-f9 = 9 de fuego
duelo-card-f8 = 8 de fuego
duelo-card-f7 = 7 de fuego
duelo-card-f6 = 6 de fuego
duelo-card-f5 = 5 de fuego
duelo-card-f4 = 4 de fuego
duelo-card-f3 = 3 de fuego
duelo-card-f2 = 2 de fuego
duelo-card-fS = Sota de fuego
duelo-card-fC = Caballero de fuego
duelo-card-fR = Rey de fuego
duelo-card-e10 = As de tierra
duelo-card-e9 = 9 de tierra
duelo-card-e8 = 8 de tierra
duelo-card-e7 = 7 de tierra
duelo-card-e6 = 6 de tierra
duelo-card-e5 = 5 de tierra
duelo-card-e4 = 4 de tierra
duelo-card-e3 = 3 de tierra
duelo-card-e2 = 2 de tierra
duelo-card-eS = Sota de tierra
duelo-card-eC = Caballero de tierra
duelo-card-eR = Rey de tierra
duelo-card-a10 = As de aire
duelo-card-a9 = 9 de aire
duelo-card-a8 = 8 de aire
duelo-card-a7 = 7 de aire
duelo-card-a6 = 6 de aire
duelo-card-a5 = 5 de aire
duelo-card-a4 = 4 de aire
duelo-card-a3 = 3 de aire
duelo-card-a2 = 2 de aire
duelo-card-aS = Sota de aire
duelo-card-aC = Caballero de aire
duelo-card-aR = Rey de aire
duelo-card-w10 = As de agua
duelo-card-w9 = 9 de agua
duelo-card-w8 = 8 de agua
duelo-card-w7 = 7 de agua
duelo-card-w6 = 6 de agua
duelo-card-w5 = 5 de agua
duelo-card-w4 = 4 de agua
duelo-card-w3 = 3 de agua
duelo-card-w2 = 2 de agua
duelo-card-wS = Sota de agua
duelo-card-wC = Caballero de agua
duelo-card-wR = Rey de agua

# El tablero en el navegador.
duelo-board-label = La mesa de Duelo
duelo-board-zodiac = { $zodiac }, { $slot }, de { $name }: vida { $life }, daño { $damage }{ $laid ->
    [0] { "" }
    [one] , 1 carta colocada
   *[other] , { $laid } cartas colocadas
}
duelo-board-hidden-zodiac = Zodiaco oculto de { $name }
duelo-board-back = una carta boca abajo
duelo-board-in-hand = { $card }, en la mano de { $name }
duelo-board-on-pile = Pila { $pile }: { $card } encima, { $count } en total
duelo-board-pile-empty = La pila { $pile } está vacía
duelo-board-laid = { $card }, colocada a la { $side } por { $name }
duelo-board-deck = Mazo: { $count } cartas
duelo-board-hand-of = { $name } tiene { $count } cartas
duelo-board-with-king = La habilidad actúa cuando el rey de su elemento está con él.
duelo-board-attacks = ataca
duelo-board-blocks = bloquea
duelo-board-clash = El choque
duelo-board-last-clash = El último choque
duelo-board-continue = Continuar
duelo-board-round-won = { $name } gana la ronda
duelo-board-round-drawn = Ronda empatada
duelo-board-champion = { $name } gana la partida
duelo-board-you-won = Ganas la ronda
duelo-board-you-champion = Ganas la partida
duelo-board-match-drawn = Partida empatada
duelo-board-eliminations = Eliminaciones
duelo-board-eliminated = eliminado
duelo-board-perfect = bloqueo perfecto
duelo-board-received = recibe { $received } de { $life }
duelo-board-by-eliminations = Deciden las eliminaciones, sea cual sea el daño.
duelo-board-by-damage = Igualdad de eliminaciones: decide el mayor daño.
duelo-board-by-nothing = Eliminaciones y daño iguales: nadie puntúa.

# La primera partida: un texto por paso de lesson.toml y otro para otra respuesta.
duelo-lesson-welcome = Esto es un duelo bajo las estrellas. Abajo está tu triángulo: dos zodiacos al frente, izquierda y derecha, y uno oculto detrás que solo tú puedes mirar. Enfrente se sienta Stella. Cada zodiaco tuyo del frente luchará con el que tiene delante, por la línea de puntos.
duelo-lesson-zodiacs = Cada zodiaco tiene vida (el corazón), daño (la estrella) y un elemento (el signo de arriba): fuego, tierra, aire o agua. Tu mano los refuerza: una carta de número suma su número, pero solo a un zodiaco de su mismo elemento. Tu Leo es de fuego y tiene 5 de daño. Pasa por encima de una carta, o mantenla pulsada, para leerla.
duelo-lesson-take = Te toca. Primero siempre se toma una carta: la de encima de una pila, a la vista de todos, o la del mazo, que solo ves tú. El 9 de fuego le vendría bien a Leo. Tómalo.
duelo-lesson-take-else = Está permitido, pero mira tus zodiacos: una carta de fuego refuerza a Leo. Toma el 9 de fuego de la primera pila.
duelo-lesson-part = Ahora tienes seis cartas y debes desprenderte de una. Ningún zodiaco tuyo es de agua, así que el 3 de agua no te sirve. Déjalo en la mesa: llena el hueco que has hecho. La carta que acabas de tomar no puede volver enseguida.
duelo-lesson-part-else = Esa carta aún tiene trabajo. Despréndete del 3 de agua: no tienes zodiaco de agua.
duelo-lesson-deck = Stella ha tomado el 9 de agua a la vista: ya sabes algo de su mano. Te toca otra vez. Ahora prueba suerte y roba del mazo.
duelo-lesson-deck-else = Claro que puedes tomar una carta visible. Por una vez, prueba el mazo: solo tú verás lo que sale.
duelo-lesson-close = En cada turno puedes terminar el intercambio en vez de dejar una carta: cierras y con ello atacas. Tu mano es fuerte. Cierra antes de que lo sea la de Stella.
duelo-lesson-close-else = Podrías seguir cambiando, pero Stella también. Tienes dos cartas altas de fuego, el rey de fuego y un truco: cierra ya.
duelo-lesson-closing = La carta de cierre queda boca abajo y no cuenta. Entrega la que menos necesitas: el 2 de aire.
duelo-lesson-closing-else = Esa carta te hará falta enseguida. Cierra con el 2 de aire.
duelo-lesson-lay-number = Ahora las cinco cartas van boca abajo sobre tus dos zodiacos del frente, una tras otra. El As vale 10. Coloca el As de fuego en Leo, a la izquierda.
duelo-lesson-lay-number-else = En Tauro, que es de tierra, una carta de fuego no suma nada. Colócala en Leo, a la izquierda.
duelo-lesson-lay-more = El número bajo un zodiaco es el daño que lleva con tus cartas hasta ahora. Coloca también el 9 de fuego en Leo.
duelo-lesson-lay-more-else = Allí no contaría nada. El de fuego es Leo.
duelo-lesson-lay-king = El rey de fuego no suma número. Despierta la habilidad de un zodiaco de fuego: el Rugido da a Leo y a su compañero 8 de daño más a cada uno. Colócalo en Leo.
duelo-lesson-lay-king-else = Un rey solo sirve a un zodiaco de su elemento. Colócalo en Leo.
duelo-lesson-lay-sota = La sota de tierra sobre un zodiaco de tierra llama al oculto: Tauro se retira y Géminis, con 10 de daño, sale al frente. Coloca la sota en Tauro, a la derecha.
duelo-lesson-lay-sota-else = En Leo, que es de fuego, la sota de tierra no hace nada. Colócala en Tauro, a la derecha.
duelo-lesson-lay-hidden = Las cartas se quedan donde están, solo se mueven los zodiacos. El 8 de aire no sirve a Tauro, pero Géminis es de aire y estará allí cuando se cuenten los números. Colócalo a la derecha.
duelo-lesson-lay-hidden-else = A Leo el aire no le aporta nada. Géminis estará a la derecha: colócalo allí.
duelo-lesson-declare = Por último, di en voz alta qué hace cada lado. Atacar golpea; bloquear convierte el daño en armadura. Quien ha cerrado no puede bloquear con ambos. Ataca con ambos.
duelo-lesson-declare-else = Buen plan para otro día. Con 32 y 26 de daño, ataca con ambos.
duelo-lesson-first-clash = Leo ha derribado a Virgo: una eliminación para ti. Pero Cáncer tenía más armadura que daño Géminis: un bloqueo perfecto, que cuenta como eliminación para Stella. Una para cada una, así que decide el mayor daño, 32 a 9, y la ronda es tuya. En esta partida corta bastaba una; una de verdad se gana con tres.
duelo-lesson-defend = Ahora al revés: Stella ha cerrado y ataca con ambos. Ves cuántas cartas colocó en cada lado, tres ante Libra y dos ante Géminis, pero no cuáles. Tú ya has colocado tres de las tuyas.
duelo-lesson-defend-number = Coloca el 6 de tierra en Tauro, que está frente a Géminis, a la derecha.
duelo-lesson-defend-number-else = Aries es de fuego y no gana nada con ella. Tauro está a la derecha.
duelo-lesson-bluff = El 2 de agua no sirve a nadie. Pero hay que colocar cinco cartas y los demás las cuentan: una carta inútil es un farol. Colócala a la izquierda.
duelo-lesson-bluff-else = A la derecha tampoco vale nada. Haz el farol a la izquierda, donde parecerá que Aries es aún más fuerte.
duelo-lesson-block = Aries tiene 22 de daño, Tauro 20. Como te atacan, dispones de las cuatro posturas. Golpea con Aries y deja que Tauro bloquee: ataca a la izquierda, bloquea a la derecha.
duelo-lesson-block-else = También podría funcionar, pero prueba esto: golpea donde vas sobre seguro y bloquea donde ella puede ser fuerte. Ataca a la izquierda, bloquea a la derecha.
duelo-lesson-second-clash = 20 de armadura contra 17: bloqueo perfecto. Y Libra ha caído. Dos eliminaciones a cero, la ronda es tuya. Ese es todo el juego: tomar, desprenderse, cerrar cuando te atrevas, colocar, declarar, chocar. Lo demás es leer a tu rival.
duelo-lesson-you = Tú
