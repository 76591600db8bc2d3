play-person = Player { $number }
play-bot = Bot { $number } ({ $bot })
play-welcome = A table for { $seats }. Type the number of an option, or help.
play-reconstructed = Reconstructed, your box may differ: { $what }
play-ask = Your choice (number, ? why not, hint, undo, log, help):
play-help =
    A number or a notation plays an option.
    ?        what is not allowed here, and why
    ? WORD   why this action is not allowed
    hint     what the bot would choose, its best three
    undo     take back your last choice, while nobody has learnt from it
    log      what happened lately
    table    show the table again
    save     keep the record and play on
    quit     keep the record and leave
play-no-number = The options have the numbers 1 to { $most }.
play-unknown = “{ $words }” is neither a number, a notation nor a command; help lists them.
play-all-allowed = Nothing that might be tried here is forbidden.
play-allowed = { $action }: this is allowed.
play-refused = { $action }: { $reason } [{ $rule }]
play-hint = { $number }. { $action } { $chance }
play-undone = Taken back.
play-hand-over = Now it is the turn of { $seat }. Nobody else looks; press Enter.
play-kept = Record kept in { $file }. Go on with: ludoteca play --resume { $file }
play-kept-over = Record kept in { $file }. Check the dice with: ludoteca verify { $file }
replay-ply = { $ply } of { $last }
replay-ask = Enter goes on, b goes back, a number jumps, q leaves:
result-none = The game is not over.
result-place = { $place }. { $seat }
