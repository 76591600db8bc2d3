_template-title = High Card
_template-about = Everyone holds one hidden card, keeps or swaps it, and the highest scores.
_template-option-points_needed = Points needed to win
_template-phase-play = Round
_template-zone-hand = Card
_template-zone-discards = Discards
_template-zone-deck = Deck
_template-counter-round = Round
_template-counter-points = Points
_template-point-keep_or_swap = Keep your card, or swap it?
_template-action-keep = Keep it
_template-action-swap = Swap it
_template-action-deal = Deal { $card }
_template-card-1 = 1
_template-card-2 = 2
_template-card-3 = 3
_template-card-4 = 4
_template-card-5 = 5
_template-card-6 = 6
_template-event-new_round = Round { $round } begins.
_template-event-dealt = { $seat } is dealt { $card ->
    [hidden] a card
   *[other] { $card }
}.
_template-event-kept = { $seat } keeps the card.
_template-event-swapped = { $seat } lays down { $card } and draws another.
_template-event-shown = { $seat } shows { $card }.
_template-event-scored = { $seat } scores and has { $points }.
_template-event-drawn = The highest cards are equal: nobody scores.
_template-reason-too-good = a { $card } cannot be beaten, so it must be kept
_template-reason-nothing-left = no card is left to draw
