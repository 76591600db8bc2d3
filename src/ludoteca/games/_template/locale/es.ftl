template-title = Carta Alta
template-about = Cada cual tiene una carta oculta, la conserva o la cambia, y la más alta puntúa.
template-option-points_needed = Puntos para ganar
template-phase-play = Ronda
template-zone-hand = Carta
template-zone-discards = Descartes
template-zone-deck = Mazo
template-counter-round = Ronda
template-counter-points = Puntos
template-point-keep_or_swap = ¿Conservas la carta o la cambias?
template-action-keep = Conservarla
template-action-swap = Cambiarla
template-action-deal = Repartir { $card }
template-card-1 = 1
template-card-2 = 2
template-card-3 = 3
template-card-4 = 4
template-card-5 = 5
template-card-6 = 6
template-event-new_round = Comienza la ronda { $round }.
template-event-dealt = { $seat } recibe { $card ->
    [hidden] una carta
   *[other] { $card }
}.
template-event-kept = { $seat } conserva la carta.
template-event-swapped = { $seat } deja { $card } y roba otra.
template-event-shown = { $seat } muestra { $card }.
template-event-scored = { $seat } puntúa y tiene { $points }.
template-event-drawn = Las cartas más altas empatan: nadie puntúa.
template-reason-too-good = nada supera a un { $card }, así que hay que conservarlo
template-reason-nothing-left = no queda ninguna carta que robar
