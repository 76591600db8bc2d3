duelo-title = Duelo de Zodiacos
duelo-about = Improve your hand, close the table when you dare, lay your cards in secret, and clash.
duelo-fact-length = 15–25 minutes
duelo-fact-kind = Drafting and bluff

duelo-option-min_turns_before_close = Chances to take a card before anyone may close (1 by the book, 2 long exchange)
duelo-option-first_player = First player of a round
duelo-option-first_player-random = drawn each round
duelo-option-first_player-alternate = passes to the left
duelo-option-declaration = Stances
duelo-option-declaration-sequential = declared openly, one after another
duelo-option-declaration-simultaneous = kept secret until the reveal
duelo-option-cap_damage = Damage counts at most the life of the zodiac that receives it
duelo-option-choose_hidden = Everyone chooses their hidden zodiac
duelo-option-turn_cap = Turns per player before closing is forced
duelo-option-wins_needed = Rounds needed to win

duelo-phase-setup = Deal
duelo-phase-exchange = Exchange
duelo-phase-confrontation = Confrontation
duelo-phase-over = Match over

duelo-zone-hand = Hand
duelo-zone-zodiac = Zodiac
duelo-zone-pile = Pile
duelo-zone-deck = Deck
duelo-zone-undealt = Undealt zodiacs
duelo-zone-closing = Closing card
duelo-zone-laid = Laid cards
duelo-zone-held = Cards everybody saw taken (in hand, laid, or the closing card)
duelo-counter-round = Round
duelo-counter-turn = Turn
duelo-counter-first = Began this round
duelo-counter-attacker = Closed: attacks
duelo-counter-wins = Rounds won
duelo-counter-stance = Stance
duelo-counter-finished = Has laid and declared
duelo-value-life = Life
duelo-value-damage = Damage
duelo-value-strength = Damage with the cards laid
duelo-value-next = Damage if the next card is laid here
duelo-mark-seen = everybody saw you take this card

duelo-point-choose_hidden = Which zodiac do you keep hidden?
duelo-point-draw_source = Take a card: from a pile or from the deck?
duelo-point-turn_end = You hold six cards: leave one on the table, or close and attack?
duelo-point-part_card = Which card do you part with?
duelo-point-part_pile = On which pile do you leave { $card }?
duelo-point-lay_card = On which zodiac do you lay { $card }?
duelo-point-declare = Which of your zodiacs attack, and which block?

duelo-action-take = Take from pile { $pile }
duelo-action-deck = Draw from the deck
duelo-action-leave = Leave a card
duelo-action-close = Close and attack
duelo-action-part = Part with { $card }
duelo-action-put = Leave it on pile { $pile }
duelo-action-lay = Lay it { $side }
duelo-action-declare = { $stance }
duelo-action-hide = Hide { $zodiac }
duelo-action-zodiac = { $zodiac } is dealt
duelo-action-card = { $card } is dealt
duelo-action-first = Seat { $place } begins

duelo-event-new_round = Round { $round } begins: everything is shuffled.
duelo-event-zodiac_dealt = { $seat } gets { $zodiac ->
    [hidden] a hidden zodiac
   *[other] { $zodiac }
} ({ $slot }).
duelo-event-hidden_chosen = { $seat } hides { $zodiac ->
    [hidden] a zodiac
   *[other] { $zodiac }
}.
duelo-event-fronts_shown = { $seat } shows { $left } and { $right }.
duelo-event-card_dealt = { $seat } is dealt { $card ->
    [hidden] a card
   *[other] { $card }
}.
duelo-event-pile_dealt = { $card } opens pile { $pile }.
duelo-event-first_drawn = { $seat } is drawn to begin.
duelo-event-first_in_turn = { $seat } begins this time.
duelo-event-took = { $seat } takes { $card } from pile { $pile }.
duelo-event-drew = { $seat } draws { $card ->
    [hidden] a card
   *[other] { $card }
} from the deck ({ $deck } left).
duelo-event-bound_to_leave = { $seat } cannot close yet, so a card is left.
duelo-event-bound_to_close = { $seat } has to close.
duelo-event-left = { $seat } leaves { $card } on pile { $pile }.
duelo-event-closed = { $seat } closes the table with { $card ->
    [hidden] a hidden card
   *[other] { $card }
} and attacks.
duelo-event-laid = { $seat } lays { $card ->
    [hidden] a card face down
   *[other] { $card } { $side }
}.
duelo-event-laid_out = { $seat } has laid all cards{ $left ->
    [hidden] { "" }
   *[other] : { $left } left, { $right } right
}.
duelo-event-declared = { $seat } declares{ $stance ->
    [hidden] { " " }in secret
   *[other] : { $stance }
}.
duelo-event-revealed = { $seat } reveals the cards of { $zodiac } ({ $side }): { $one ->
    [none] nothing
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
duelo-event-stance_shown = { $seat } had declared: { $stance }.
duelo-event-came_out = { $seat }’s sota brings out { $out } ({ $side }); { $in } withdraws.
duelo-event-crossed = { $seat }’s caballero changes sides: { $left } left, { $right } right.
duelo-event-numbers = { $seat }: { $zodiac } { $base } + { $sum } = { $damage } damage.
duelo-event-king = { $seat }’s King wakes the ability of { $zodiac }.
duelo-event-clashed = { $seat }: { $zodiac } ({ $side }), { $damage } damage{ $armour ->
    [none] { "" }
   *[other] , { $armour } armour
}, receives { $received } of { $life } life{ $eliminated ->
    [1] : eliminated
   *[other] { "" }
}{ $perfect ->
    [1] : a perfect block
   *[other] { "" }
}.
duelo-event-tallied = { $seat }: { $eliminations ->
    [one] { $eliminations } elimination
   *[other] { $eliminations } eliminations
}, { $damage } damage.
duelo-event-round_won = { $seat } wins the round ({ $wins } so far).
duelo-event-round_drawn = The round is drawn: nobody scores.
duelo-event-match_won = { $seat } wins the match with { $wins ->
    [one] one round
   *[other] { $wins } rounds
 }.
duelo-event-match_drawn = The match ends in a draw between the leaders.

duelo-reason-deck-empty = the deck is empty: take from a pile
duelo-reason-pile-empty = this pile is empty
duelo-reason-first-turn = the first player may not close on the first turn
duelo-reason-not-all-took = not everybody has had a chance to take a card: closing is possible from turn { $least }, this is turn { $turn }
duelo-reason-too-early = closing is allowed from turn { $least }, this is turn { $turn }
duelo-reason-must-close-deck = the deck was empty when your turn began: you must close
duelo-reason-must-close-cap = this is your turn number { $turn }, the last one: you must close
duelo-reason-not-in-hand = { $card } is not in your hand
duelo-reason-just-taken = { $card } was taken from the table this turn and may not be left there at once
duelo-reason-fill-gap = the empty pile { $gap } must be filled
duelo-reason-attacker-attacks = who closed attacks: blocking with both is only for the attacked
duelo-reason-not-yours = { $zodiac } was not dealt to you
duelo-reason-take-first = take a card first: one closes with six in hand
duelo-reason-exchange-over = the table is closed: nobody takes, leaves or closes any more

duelo-pile-0 = 1
duelo-pile-1 = 2
duelo-pile-2 = 3
duelo-pile-3 = 4
duelo-place-0 = 1
duelo-place-1 = 2
duelo-place-2 = 3
duelo-place-3 = 4
duelo-side-L = left
duelo-side-R = right
duelo-slot-L = left
duelo-slot-R = right
duelo-slot-H = hidden
duelo-stance-attack_both = Attack with both
duelo-stance-attack_left_block_right = Attack left, block right
duelo-stance-attack_right_block_left = Block left, attack right
duelo-stance-block_both = Block with both

duelo-zodiac-aries = Aries
duelo-zodiac-taurus = Taurus
duelo-zodiac-gemini = Gemini
duelo-zodiac-cancer = Cancer
duelo-zodiac-leo = Leo
duelo-zodiac-virgo = Virgo
duelo-zodiac-libra = Libra
duelo-zodiac-scorpio = Scorpio
duelo-zodiac-sagittarius = Sagittarius
duelo-zodiac-capricorn = Capricorn
duelo-zodiac-aquarius = Aquarius
duelo-zodiac-pisces = Pisces

# What the abilities are called and do; the lines below them are made from these and the numbers of the box (`python -m ludoteca.texts duelo`).
duelo-say-zero_facing_armour = Charge
duelo-say-zero_facing_armour-text = If { $zodiac } attacks and the facing zodiac blocks, that zodiac has no armour.
duelo-say-add_half_life = Push
duelo-say-add_half_life-text = Damage grows by half of { $zodiac }’s life, rounded up: +{ $amount }.
duelo-say-repeat_highest = Double
duelo-say-repeat_highest-text = The highest number that counts for { $zodiac } counts once more.
duelo-say-armour_bonus = Shell
duelo-say-armour_bonus-text = If { $zodiac } blocks, { $amount } more armour.
duelo-say-team_bonus = Roar
duelo-say-team_bonus-text = { $zodiac } and its ally get { $amount } more damage each.
duelo-say-cancel_facing_highest = Purity
duelo-say-cancel_facing_highest-text = The highest number that counts for the facing zodiac is worth nothing.
duelo-say-halve_facing_damage = Balance
duelo-say-halve_facing_damage-text = The facing zodiac’s damage is halved, rounded up; armour made of it too.
duelo-say-lethal_damage = Venom
duelo-say-lethal_damage-text = If { $zodiac } attacks, whoever receives any damage from it is eliminated.
duelo-say-first_strike = Arrow
duelo-say-first_strike-text = If { $zodiac } attacks and eliminates the facing zodiac, it receives nothing back.
duelo-say-all_elements_count = Steadiness
duelo-say-all_elements_count-text = Every power card laid on { $zodiac } counts, whatever its element.
duelo-say-copy_higher_damage = Mirror
duelo-say-copy_higher_damage-text = If the facing zodiac has more damage, { $zodiac } has as much.
duelo-say-cannot_be_eliminated = Slippery
duelo-say-cannot_be_eliminated-text = { $zodiac } cannot be eliminated; damage it receives still counts.

duelo-ability-aries = Charge
duelo-ability-aries-text = If Aries attacks and the facing zodiac blocks, that zodiac has no armour.
duelo-ability-taurus = Push
duelo-ability-taurus-text = Damage grows by half of Taurus’s life, rounded up: +9.
duelo-ability-gemini = Double
duelo-ability-gemini-text = The highest number that counts for Gemini counts once more.
duelo-ability-cancer = Shell
duelo-ability-cancer-text = If Cancer blocks, 8 more armour.
duelo-ability-leo = Roar
duelo-ability-leo-text = Leo and its ally get 8 more damage each.
duelo-ability-virgo = Purity
duelo-ability-virgo-text = The highest number that counts for the facing zodiac is worth nothing.
duelo-ability-libra = Balance
duelo-ability-libra-text = The facing zodiac’s damage is halved, rounded up; armour made of it too.
duelo-ability-scorpio = Venom
duelo-ability-scorpio-text = If Scorpio attacks, whoever receives any damage from it is eliminated.
duelo-ability-sagittarius = Arrow
duelo-ability-sagittarius-text = If Sagittarius attacks and eliminates the facing zodiac, it receives nothing back.
duelo-ability-capricorn = Steadiness
duelo-ability-capricorn-text = Every power card laid on Capricorn counts, whatever its element.
duelo-ability-aquarius = Mirror
duelo-ability-aquarius-text = If the facing zodiac has more damage, Aquarius has as much.
duelo-ability-pisces = Slippery
duelo-ability-pisces-text = Pisces cannot be eliminated; damage it receives still counts.

duelo-figure-S-text = Where its element is that of the zodiac it lies on, that zodiac and your hidden one change places.
duelo-figure-C-text = Where its element is that of the zodiac it lies on, your two front zodiacs change sides.
duelo-figure-R-text = Where its element is that of the zodiac it lies on, the ability of that zodiac works.
duelo-power-text = Adds its number to a zodiac of its own element.
duelo-reconstructed = reconstructed: your box may differ
duelo-mark-fire = fire
duelo-mark-earth = earth
duelo-mark-air = air
duelo-mark-water = water

duelo-card-f10 = As of fire
duelo-card-f9 = 9 of fire
duelo-card-f8 = 8 of fire
duelo-card-f7 = 7 of fire
duelo-card-f6 = 6 of fire
duelo-card-f5 = 5 of fire
duelo-card-f4 = 4 of fire
duelo-card-f3 = 3 of fire
duelo-card-f2 = 2 of fire
duelo-card-fS = Sota of fire
duelo-card-fC = Caballero of fire
duelo-card-fR = Rey of fire
duelo-card-e10 = As of earth
duelo-card-e9 = 9 of earth
duelo-card-e8 = 8 of earth
duelo-card-e7 = 7 of earth
duelo-card-e6 = 6 of earth
duelo-card-e5 = 5 of earth
duelo-card-e4 = 4 of earth
duelo-card-e3 = 3 of earth
duelo-card-e2 = 2 of earth
duelo-card-eS = Sota of earth
duelo-card-eC = Caballero of earth
duelo-card-eR = Rey of earth
duelo-card-a10 = As of air
duelo-card-a9 = 9 of air
duelo-card-a8 = 8 of air
duelo-card-a7 = 7 of air
duelo-card-a6 = 6 of air
duelo-card-a5 = 5 of air
duelo-card-a4 = 4 of air
duelo-card-a3 = 3 of air
duelo-card-a2 = 2 of air
duelo-card-aS = Sota of air
duelo-card-aC = Caballero of air
duelo-card-aR = Rey of air
duelo-card-w10 = As of water
duelo-card-w9 = 9 of water
duelo-card-w8 = 8 of water
duelo-card-w7 = 7 of water
duelo-card-w6 = 6 of water
duelo-card-w5 = 5 of water
duelo-card-w4 = 4 of water
duelo-card-w3 = 3 of water
duelo-card-w2 = 2 of water
duelo-card-wS = Sota of water
duelo-card-wC = Caballero of water
duelo-card-wR = Rey of water

# The board in the browser.
duelo-board-label = The table of Duelo
duelo-board-zodiac = { $zodiac }, { $slot }, of { $name }: life { $life }, damage { $damage }{ $laid ->
    [0] { "" }
    [one] , 1 card laid
   *[other] , { $laid } cards laid
}
duelo-board-hidden-zodiac = Hidden zodiac of { $name }
duelo-board-back = a card face down
duelo-board-in-hand = { $card }, in the hand of { $name }
duelo-board-on-pile = Pile { $pile }: { $card } on top, { $count } in all
duelo-board-pile-empty = Pile { $pile } is empty
duelo-board-laid = { $card }, laid { $side } by { $name }
duelo-board-deck = Deck: { $count } cards
duelo-board-hand-of = { $name } holds { $count } cards
duelo-board-with-king = The ability works when the King of its element lies with it.
duelo-board-attacks = attacks
duelo-board-blocks = blocks
duelo-board-clash = The clash
duelo-board-last-clash = The last clash
duelo-board-continue = Continue
duelo-board-round-won = { $name } wins the round
duelo-board-round-drawn = A drawn round
duelo-board-champion = { $name } wins the match
duelo-board-you-won = You win the round
duelo-board-you-champion = You win the match
duelo-board-match-drawn = A drawn match
duelo-board-eliminations = Eliminations
duelo-board-eliminated = eliminated
duelo-board-perfect = perfect block
duelo-board-received = receives { $received } of { $life }
duelo-board-by-eliminations = More eliminations decide, whatever the damage.
duelo-board-by-damage = Eliminations are equal: the greater damage decides.
duelo-board-by-nothing = Eliminations and damage are equal: nobody scores.

# The first game: one text for each step of lesson.toml, and one for another answer.
duelo-lesson-welcome = This is a duel under the stars. Below lies your triangle: two zodiacs in front, left and right, and a hidden one behind them that only you may look at. Stella sits across. Each of your front zodiacs will fight the one it faces, along the dotted line.
duelo-lesson-zodiacs = Every zodiac has a life (the heart), a damage (the star) and an element (the sign on top): fire, earth, air or water. Your hand makes them stronger: a number card adds its number, but only to a zodiac of its own element. Your Leo is fire and has 5 damage. Hover over a card, or hold it, to read it.
duelo-lesson-take = Your turn. First you always take one card: the top of a pile, which everybody sees, or the top of the deck, which only you see. The 9 of fire would suit Leo. Take it.
duelo-lesson-take-else = That is allowed, but look at your zodiacs: a fire card makes Leo stronger. Take the 9 of fire from the first pile.
duelo-lesson-part = You hold six cards now and must part with one. None of your zodiacs is of water, so the 3 of water is of no use to you. Leave it on the table: it fills the gap you made. The card you have just taken may not go straight back.
duelo-lesson-part-else = That card still has work to do. Part with the 3 of water: you have no water zodiac.
duelo-lesson-deck = Stella took the 9 of water, before your eyes: you know now what she holds. Your turn again. This time trust to luck and draw from the deck.
duelo-lesson-deck-else = You may take an open card, of course. For once, try the deck: only you will see what comes.
duelo-lesson-close = Every turn you may end the exchange instead of leaving a card: you close, and thereby you attack. Your hand is strong. Close before Stella’s is.
duelo-lesson-close-else = You could go on exchanging, but so could Stella. You hold two high fire cards, the King of fire and a trick: close now.
duelo-lesson-closing = The closing card is laid face down and takes no part. Give up the one you need least: the 2 of air.
duelo-lesson-closing-else = You will need that card in a moment. Close with the 2 of air.
duelo-lesson-lay-number = Now all five cards go face down onto your two front zodiacs, one after the other. The As counts 10. Lay the As of fire on Leo, on the left.
duelo-lesson-lay-number-else = On Taurus, who is of earth, a fire card adds nothing. Lay it on Leo, on the left.
duelo-lesson-lay-more = The number below a zodiac is the damage it has with your cards so far. Lay the 9 of fire on Leo as well.
duelo-lesson-lay-more-else = It would count nothing there. Leo is the one of fire.
duelo-lesson-lay-king = The King of fire adds no number. He wakes the ability of a fire zodiac: Leo’s Roar gives Leo and his neighbour 8 more damage each. Lay him on Leo.
duelo-lesson-lay-king-else = A King only serves a zodiac of his own element. Lay him on Leo.
duelo-lesson-lay-sota = The Sota of earth on a zodiac of earth calls out your hidden one: Taurus goes back and Gemini, with 10 damage, steps forward. Lay the Sota on Taurus, on the right.
duelo-lesson-lay-sota-else = On Leo, who is of fire, the Sota of earth does nothing. Lay it on Taurus, on the right.
duelo-lesson-lay-hidden = Cards stay where they lie, only zodiacs move. The 8 of air does nothing for Taurus, but Gemini is of air and will stand there when the numbers are counted. Lay it on the right.
duelo-lesson-lay-hidden-else = Leo gains nothing from air. Gemini will stand on the right: lay it there.
duelo-lesson-declare = Last, say aloud what each side does. Attack strikes; block turns the damage into armour. Whoever closed may not block with both. Attack with both.
duelo-lesson-declare-else = A fine plan for another day. With 32 and 26 damage, attack with both.
duelo-lesson-first-clash = Leo struck Virgo down: one elimination for you. But Cancer had more armour than Gemini had damage: a perfect block, which counts as an elimination for Stella. One each, so the greater damage decided, 32 to 9, and the round is yours. This short match needed only one; a real one is won with three.
duelo-lesson-defend = Now the other way round: Stella has closed and attacks with both. You see how many cards she laid on each side, three before Libra and two before Gemini, but not which. You have already laid three of yours.
duelo-lesson-defend-number = Lay the 6 of earth on Taurus, who faces Gemini on the right.
duelo-lesson-defend-number-else = Aries is of fire and gains nothing from it. Taurus is on the right.
duelo-lesson-bluff = The 2 of water suits nobody. But five cards must be laid, and the others count them: a useless card is a bluff. Lay it on the left.
duelo-lesson-bluff-else = It is worth nothing on the right either. Bluff on the left, where it looks as if Aries were even stronger.
duelo-lesson-block = Aries has 22 damage, Taurus 20. As the one attacked you have all four stances. Strike with Aries and let Taurus block: attack left, block right.
duelo-lesson-block-else = That could work too, but try this: strike where you are sure, block where she may be strong. Attack left, block right.
duelo-lesson-second-clash = 20 armour against 17: a perfect block. And Libra fell. Two eliminations to none, the round is yours. That is the whole game: take, part, close when you dare, lay, declare, clash. The rest is reading your opponent.
duelo-lesson-you = You
