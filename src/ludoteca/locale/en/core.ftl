# What the core says about any game, and why a match refuses a command (`refused-` and the code).
reason-not-asked = that is not what is asked now: { $point }
reason-nobody = nobody is asked anything now
refused-stale-ply = Too late: the match has moved on.
refused-not-your-turn = It is not your turn.
refused-game-over = The game is over.
refused-no-such-seat = There is no such seat at this table.
refused-no-such-ply = The match has no such moment.
refused-no-chance = No outcome of chance is to be entered now.
refused-wrong-seed = This seed is not the one that was committed to.
refused-nothing-to-undo = Nothing has been chosen yet.
refused-chance-came = Dice or draws have come since your last choice, so it stands.
refused-other-moved = Somebody else has chosen since, so it stands.
refused-secret-seen = Your choice has shown somebody something hidden, so it stands.
