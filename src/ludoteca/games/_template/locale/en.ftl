template-title = High Card
template-about = Everyone holds one hidden card, keeps or swaps it, and the highest scores.
template-option-points_needed = Points needed to win
template-phase-play = Round
template-zone-hand = Card
template-zone-discards = Discards
template-zone-deck = Deck
template-counter-round = Round
template-counter-points = Points
template-point-keep_or_swap = Keep your card, or swap it?
template-action-keep = Keep it
template-action-swap = Swap it
template-action-deal = Deal { $card }
template-card-1 = 1
template-card-2 = 2
template-card-3 = 3
template-card-4 = 4
template-card-5 = 5
template-card-6 = 6
template-event-new_round = Round { $round } begins.
template-event-dealt = { $seat } is dealt { $card ->
    [hidden] a card
   *[other] { $card }
}.
template-event-kept = { $seat } keeps the card.
template-event-swapped = { $seat } lays down { $card } and draws another.
template-event-shown = { $seat } shows { $card }.
template-event-scored = { $seat } scores and has { $points }.
template-event-drawn = The highest cards are equal: nobody scores.
template-reason-too-good = a { $card } cannot be beaten, so it must be kept
template-reason-nothing-left = no card is left to draw
