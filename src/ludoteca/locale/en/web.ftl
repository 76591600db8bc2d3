# The web application.

## Everywhere
web-loading = One moment …
web-try-again = Try again
web-close = Close
web-yes = Yes
web-no = No
web-copy = Copy
web-copied = Copied
web-copy-failed = This browser did not let us copy; select the text and copy it yourself.
web-skip = Skip
web-skip-to-content = Skip to the content
web-error-title = Something broke here
web-error-page = This page could not be drawn. Your game is safe on the server.
web-error-loading = A part of the site could not be loaded. Check the connection.
web-error-reload = Load again
web-error-offline = The server cannot be reached. Check the connection.
web-error-unknown = The server gave no reason.
web-lost-title = There is no table here
web-lost-about = This address leads nowhere. The link may be incomplete.
web-lost-home = To the games

## Navigation
web-nav-label = Main
web-nav-brand = Ludoteca, home
web-nav-home = Games
web-nav-lobby = Lobby
web-nav-mine = My games
web-nav-rules = Rules
web-nav-account = Account
web-nav-settings = Settings
web-nav-guest = Guest
web-guest-name = Guest { $number }

## Home
web-home-title = Pull up a chair.
web-home-about = Tabletop games, exactly by their rulebooks. Play a bot right now, share one screen, or send a friend a link.
web-home-continue = Still on the table
web-home-facts = At a glance
web-home-play = Play now
web-home-opening = Laying the table …
web-home-table = Play with friends
web-home-rules = Rules
web-fact-players = { $count } players
web-fact-players-range = { $least }–{ $most } players
web-fact-bots = { $count ->
    [one] one bot to play against
   *[other] { $count } levels of bots
}
web-fact-options = { $count ->
    [one] one option
   *[other] { $count } options
}
web-fact-rules = full rules at hand

## Lists of tables
web-lobby-title = Lobby
web-lobby-empty = Nobody is waiting for players just now. Open a table, and it appears here.
web-lobby-new = New table: { $game }
web-mine-title = My games
web-mine-empty = You have not played yet.
web-mine-start = Choose a game
web-mine-guest = You play as a guest: your games belong to this browser.
web-mine-keep = Keep them with an account
web-mine-your-turn = Your turn
web-tables-open = waiting for players
web-tables-playing = being played
web-tables-over = finished
web-tables-winner = winner
web-tables-join = Join
web-tables-continue = Continue
web-tables-watch = Watch
web-tables-look = Look back

## Setting up a table
web-new-title = Set up a table
web-new-no-game = There is no game called “{ $game }” on our shelf.
web-new-company = With whom
web-new-bots = Against bots
web-new-friends = Friends, by link
web-new-screen = Around this screen
web-new-seats = Players
web-new-options = Options
web-new-time = Time
web-new-more = More
web-new-listed = Show this table in the lobby
web-new-wait = Begin only when I say so, so that everybody can add a word to the dice first
web-new-pack = Content pack …
web-new-pack-about = The numbers of your own box, as a .toml file
web-new-start = Start the game
web-new-invite = Open the table and invite
web-clock-none = No clock
web-clock-live = Live
web-clock-days = Days
web-clock-minutes = Minutes for the whole game
web-clock-increment = Seconds added after each decision
web-clock-days-each = Days for each decision
web-clock-left = { $time } left
web-clock-left-days = { $days } d { $hours } h
web-timeout-title = When time is up
web-timeout-bot = a bot plays on
web-timeout-loss = the game is lost
web-seat-number = Player { $number }
web-seat-open = free seat
web-seat-you = { $name } (you)
web-seat-friend = A friend, by link
web-seat-here = Somebody at this screen
web-seat-name = Name of player { $number }
web-bot-name = { $level ->
    [random] Random bot
    [greedy] Greedy bot
    [easy] Easy bot
    [medium] Medium bot
    [hard] Hard bot
   *[other] Bot { $level }
}
web-bot-numbered = { $name } { $number }

## Before the game
web-room-title = The table is laid
web-room-waiting = The game begins as soon as every seat is taken.
web-room-invited = Take a seat to play.
web-room-full = Everybody is here.
web-room-invite = Send this link
web-room-link = Link to this table
web-room-private = Only who has the link can find this table.
web-room-listed = This table also stands in the lobby.
web-room-bot = Put a bot here
web-room-sit = Sit here
web-room-start = Begin
web-room-leave = Leave the table
web-room-seeded = word added
web-dice-title = Fair dice
web-dice-about = The server has already chosen the secret behind every shuffle and roll, and this is its seal. Add a word of your own, and nobody can have known the outcomes. After the game you can check each one.
web-dice-word = A word of your own
web-dice-add = Add

## At the table
web-table-missing = This table cannot be shown
web-watching = You are watching
web-connection-lost = Connection lost, trying again …
web-players-title = Players
web-players-you = you
web-players-out = out
web-players-away = not connected
web-players-stand-in = a bot plays
web-stand-in = A bot is playing for you.
web-come-back = Play again myself
web-place = { NUMBER($place) ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-log-title = What happened
web-dock-title = What is asked
web-dock-options = What you may do
web-prompt-waiting = Waiting for answers …
web-prompt-waiting-for = Waiting for { $names } …
web-window-open = Others may answer: { $event }.
web-window-wait = Everybody waits a moment
web-window-still = Still open: somebody may be thinking
web-window-due = Answer within { $seconds } s
web-prepared = Prepared: it is handed in when the wait is over.
web-prepared-not = Rather not
web-prepared-gone = What you had prepared is not possible any more.
web-standing-title = When to ask me
web-standing-about = Whoever has nothing that fits is never asked, and nobody sees who is. Say what you want to be asked about: only you know it, and you may change it at any time.
web-standing-hold = Hold everything: every window waits for me
web-standing-rest = Standing pass
web-standing-rest-none = Ask me
web-standing-rest-turn = Pass for me until the end of this turn
web-standing-rest-round = Pass for me until my next turn
web-standing-rest-about = It never answers a played card, nor a step that would win.
web-standing-events = Ask me about
web-standing-answers = Ask me when I could
web-prompt-over = The game is over.
web-why-not-now = Not now. { $prompt }
web-hint-rank = the bot's choice number { $rank }:
web-hint-chance = chance to win { $chance }
web-undo = Take back
web-undo-ask = Ask to take back
web-undo-asked = { $name } asks to take a decision back.
web-resign = Give up
web-resign-sure = Give up this game?
web-resign-about = The others play on or win. This cannot be taken back.
web-resign-leave = Let a bot play on for now
web-resign-not = Play on
web-pass-title = Hand the device to { $name }
web-pass-about = The hand stays covered until you are ready.
web-pass-ready = I am { $name }
web-item-hidden = hidden
web-rule-show = Show rule { $rule }
web-rule-title = Rule { $rule }
web-rule-missing = The text of this rule is not here.
web-rule-page = Open in the rules

## The end
web-end-you-win = You win!
web-end-wins = { $name } wins
web-end-shared = { $names } share the win
web-end-resigned = by resignation
web-end-time = on time
web-end-decided = What decided it
web-end-again = Again
web-end-look = Look at it
web-end-share = Share
web-end-result = Result
web-end-curve = How it went: { $counter }
web-end-board = Back to the board

## Replay
web-replay-title = Replay
web-replay-missing = This game cannot be shown
web-replay-start = The table before the first move
web-replay-hidden = Something happened that this seat did not see
web-replay-slider = Position in the game
web-replay-at = { $ply } of { $plies }
web-replay-back = One step back
web-replay-next = One step on
web-replay-turn-back = To the turn before
web-replay-turn-next = To the next turn
web-replay-play = Play
web-replay-pause = Pause
web-replay-point = Point of view
web-replay-spectator = As a spectator
web-replay-eyes = With the eyes of { $name }
web-replay-link = Link to this position
web-replay-play-on = Play on from here
web-replay-record = Record
web-replay-verify = Check the dice

## Rules
web-rules-title = Rules
web-rules-search = Search the rules
web-rules-which = Which text
web-rules-guide = How to play
web-rules-exact = Rule by rule
web-rules-exact-about = The exact specification this program follows; it is written in English. Log and refusals refer to these numbers.
web-rules-contents = Contents
web-rules-none = This game has no rules text yet.
web-rules-found = { $count ->
    [one] one section
   *[other] { $count } sections
}
web-rules-nothing = Nothing about “{ $words }”.

## Settings and account
web-settings-language = Language
web-settings-theme = Light
web-settings-auto = As the device
web-settings-light = Day
web-settings-dark = Night
web-settings-motion = Motion
web-settings-motion-full = Full
web-settings-motion-none = None
web-settings-sound = Sound
web-settings-keys = Keys at the table
web-keys-option = take an option
web-keys-hint = hint
web-keys-undo = take back
web-keys-replay = show the last turn again
web-keys-skip = skip what is being shown
web-keys-step = step through a replay
web-account-name = Your name at the table
web-account-name-about = A name is all you need to play.
web-account-rename = Use this name
web-account-renamed = The others now see this name.
web-account-keep = Keep your games
web-account-about = With an account your games follow you to other devices. No address is asked for.
web-account-login = User name
web-account-password = Password
web-account-password-about = At least ten characters. It cannot be recovered.
web-account-sign-in = Sign in
web-account-open = Open an account
web-account-sign-out = Sign out
web-account-signed-in = Signed in as { $login }.
web-account-signed-out = Signed out on this device.
web-account-opened = Your account is open and keeps your games.
web-account-welcome = Welcome back.

## Checking the dice
web-verify-title = Check the dice
web-verify-about = Your browser recomputes what chance brought in a finished game from the seeds. Nothing of the check happens on the server.
web-verify-file = Open a record …
web-verify-paste = or paste one here
web-verify-check = Check
web-verify-running = Recomputing …
web-verify-seal = The seal published before the game
web-verify-seal-good = The revealed secret is the one that was sealed before the game.
web-verify-seal-bad = The revealed secret is not the one that was sealed before the game.
web-verify-unrevealed = The secret is revealed when the game is over; until then nothing can be checked.
web-verify-good = { $count ->
    [one] The one outcome is exactly what the seeds give.
   *[other] All { $count } outcomes are exactly what the seeds give.
}
web-verify-bad = At ply { $ply } the record says { $notation }, but the seeds give { $due }.
web-verify-half = The seal is checked. This record does not tell which outcomes were possible at each moment: use “ludoteca verify”, which knows the rules.
web-verify-odds = Computed here from the record and the revealed secret alone. The odds of each moment stand in the record too; “ludoteca verify” computes them again from the rules.
web-verify-foreign = The first { $count } plies were played in another game with other dice and are not checked here.
web-verify-alike = { $count }, each alike
web-verify-weighted = { $count }, some likelier
web-verify-not-record = This is not a record of a game.
web-verify-ply = Ply
web-verify-came = What came
web-verify-due = What the seeds give
web-verify-possible = Possible

## The first game
web-lesson-title = The first game
web-lesson-learn = Learn it by playing
web-lesson-step = Step { $step } of { $steps }
web-lesson-next = Next
web-lesson-back = Back
web-lesson-show = Show me
web-lesson-again = From the beginning
web-lesson-done = You know the game.
web-lesson-play = Play a bot
web-lesson-rules = Read the rules
web-zoom = Zoom
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Show everything that matters
