template-title = Carta Alta
template-about = Cada um tem uma carta escondida, fica com ela ou a troca, e a mais alta pontua.
template-option-points_needed = Pontos para vencer
template-phase-play = Rodada
template-zone-hand = Carta
template-zone-discards = Descartes
template-zone-deck = Baralho
template-counter-round = Rodada
template-counter-points = Pontos
template-point-keep_or_swap = Ficar com a carta ou trocá-la?
template-action-keep = Ficar com ela
template-action-swap = Trocá-la
template-action-deal = Dar { $card }
template-card-1 = 1
template-card-2 = 2
template-card-3 = 3
template-card-4 = 4
template-card-5 = 5
template-card-6 = 6
template-event-new_round = Começa a rodada { $round }.
template-event-dealt = { $seat } recebe { $card ->
    [hidden] uma carta
   *[other] { $card }
}.
template-event-kept = { $seat } fica com a carta.
template-event-swapped = { $seat } baixa { $card } e compra outra.
template-event-shown = { $seat } mostra { $card }.
template-event-scored = { $seat } pontua e tem { $points }.
template-event-drawn = As cartas mais altas empatam: ninguém pontua.
template-reason-too-good = nada vence um { $card }, então é preciso ficar com ele
template-reason-nothing-left = não há mais cartas para comprar
