### The web table.

## Frame and home
web-loading = Loading …
web-home = Home
web-skip = Skip to content
web-site = Site
web-language = Language
web-settings = Settings
web-close = Close
web-home-title = City-building board games
web-play-now = Play now against bots
web-new-table = New table
web-score-page = Score sheet
web-my-games = My games
web-my-turn = Your turn
web-public-tables = Public tables
web-public-none = No open table just now. Make one and say that it is public.
web-players-range = { $least }–{ $most } players
web-minutes = { $count } minutes
web-weight = weight { NUMBER($weight, minimumFractionDigits: 1) } of 5
web-credit = The game is by { $designers } ({ $year }). Wording and drawings here are our own.
web-guest = Guest
web-table = Table
web-tag-tiles = tiles
web-tag-partners = with both neighbours
web-tag-drafting = drafting
web-tag-simultaneous = all at once
web-tag-cards = cards
web-tag-roles = hidden roles
web-tag-dice = dice
web-tag-cooperative = together
web-tag-spatial = laying out
web-tag-family = family game
web-tag-solo = also alone
web-seats-open = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}

## Records
web-upload = Open a record …
web-upload-title = See a finished game again
web-upload-help = Open a record that was downloaded from a table or saved by the terminal game.
web-upload-broken = { $name } is not a record of a game.
web-replay = Replay
web-download = Download the record
web-to-table = To the table
web-eyes = Seen by
web-step = Step
web-step-first = To the beginning
web-step-back = One step back
web-step-on = One step on
web-step-last = To the end
web-play = Play
web-pause = Pause
web-chart = Score, step by step
web-chart-help = Lines of the scores as if the game had ended at each step; the same numbers are in the table below.
web-chart-table = The numbers

## A new table
web-new-title = New table: { $game }
web-how-many = How many seats?
web-seat-who = Who sits in seat { $number }?
web-seat-name = Name in seat { $number }
web-who-me = me
web-who-here = somebody else on this device
web-who-open = open: for whoever has the link
web-level-novice = bot: novice
web-level-casual = bot: casual
web-level-strong = bot: strong
web-level-expert = bot: expert
web-fill-bots = Bots into all open seats
web-hotseat-help = Several people share this device. It is handed over at each turn, and a cover hides the hands meanwhile.
web-no-own-seat = You have no seat: you will look on.
web-clock = Clock
web-clocks = Clocks
web-clock-none = no clock
web-clock-move = for each decision
web-clock-game = for the whole game
web-clock-none-is = no clock
web-clock-move-is = { $time } for each decision
web-clock-game-is = { $time } for the game, plus { $increment } for each decision
web-clock-per-move = Time for each decision
web-clock-per-game = Time for the game
web-clock-increment = More for each decision
web-clock-help = When somebody's time is up, a bot stands in for them; they may come back.
web-visibility = Who may find it
web-public = public
web-public-help = Listed on the home page; anyone may join or look on.
web-unlisted = unlisted
web-unlisted-help = Only who has the link can join or look on.
web-table-title = A name for the table
web-make-table = Make the table
web-house-rules = House rules

## Before the start
web-lobby-help = { $count ->
    [0] Everybody is here.
    [one] One seat is free.
   *[other] { $count } seats are free.
}
web-seats = Seats
web-name = Your name
web-name-next = Name of the next person on this device
web-seat-open = free
web-sit = Sit here
web-add-bot = Put a bot here …
web-seat-bot = Bot for seat { $number }
web-rise = Stand up
web-clear-seat = Free the seat
web-start = Start the game
web-start-wait = { $count ->
    [one] Waiting for one more
   *[other] Waiting for { $count } more
}
web-start-host = Waiting for the host to start.
web-invite = Invite
web-invite-help = Whoever opens this link can take a free seat or look on.
web-link = Link
web-copy = Copy
web-copied = Copied
web-share = Share …
web-qr = The link as a QR code
web-undo-policy = Taking back
web-undo-policy-help = Free until something new was seen or somebody else acted; after that, all must agree.

## At the table
web-title-turn = Your turn: { $table }
web-offline = No connection. Your moves are kept and sent as soon as it is back.
web-replaced = This table was opened elsewhere
web-replaced-back = Go on here
web-no-board = This version can't draw the game. Load the page anew.
web-sound = Tone when it is my turn
web-panels = Beside the table
web-panel-log = Log
web-panel-scores = Scores
web-panel-chat = Chat
web-panel-rules = Rules
web-panel-players = Players
web-log-jump = See this moment
web-log-empty = Nothing has happened yet.
web-peek = A look back
web-why = Why?
web-sheet-none = nothing yet
web-sheet-people = Players
web-since = Since you last looked
web-since-count = { $count ->
    [one] One thing happened since you last looked
   *[other] { $count } things happened since you last looked
}
web-since-watch = Watch it from there
web-confirm = Yes
web-cancel = No
web-confirm-move = { $move }?
web-retract = Take my choice back
web-undo = Undo
web-undo-turn = Undo the whole turn
web-undo-ask = Ask to take my last move back
web-undo-asked = { $name } asks to go back { $count ->
    [one] one step.
   *[other] { $count } steps.
}
web-undo-agree = Agree
web-undo-decline = Decline
web-undo-withdraw = Withdraw
web-handover-title = The device changes hands
web-handover = Pass the device to { $name }
web-handover-help = The hands are covered. Nobody else should look now.
web-handover-take = I am { $name }
web-place-here = here
web-place-away = away
web-place-stand-in = a bot stands in
web-leave = Let a bot stand in
web-return = I am back
web-replace = Let a bot stand in
web-spectators = { $count ->
    [0] Nobody looks on.
    [one] One person looks on.
   *[other] { $count } people look on.
}

## Chat
web-chat-mute = Mute the chat
web-chat-empty = Nobody has said anything yet.
web-chat-phrases = Quick phrases
web-chat-say = Say something
web-chat-send = Send
web-chat-unread = unread
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-well-played = Well played!
web-phrase-thanks = Thank you!
web-phrase-thinking = Let me think …
web-phrase-sorry = Sorry!
web-phrase-your-turn = It's your turn.
web-phrase-good-game = Good game!

## After the game
web-rematch = Play again, seats moved by one
web-rematch-join = To the next game
web-verify = Was the luck fair?
web-verify-help = The first number was shown before the game began. It is the SHA-256 of the second, from which all chance of this game came; `pentapolis replay --verify` checks it.
web-commitment = Shown before the start
web-secret = Secret of the game

## Rules and score sheet
web-rules-search = Search the rules
web-rules-contents = Contents
web-rules-nothing = Nothing found.
web-score-title = Score sheet: { $game }

## Settings and devices
web-save = Save
web-saved = Saved.
web-theme = Colours
web-theme-auto = as the device has it
web-theme-light = light
web-theme-dark = dark
web-setting-confirm = Ask before a move is played
web-setting-confirm-help = For those who tap by mistake; most moves can be taken back anyway.
web-device-title = Play on another device
web-device-help = A private link moves your seats and your name to another device. It works once, for ten minutes; show it to nobody else.
web-device-make = Make the link
web-device-claim-help = This link makes this device the same guest as the one that made it, with the same seats.
web-device-claim = Go on here

## Errors
error-unknown = Something went wrong ({ $code }).
error-offline = The server can't be reached.
error-not-found = There is nothing here.
error-closed = The connection was closed.
error-bad-message = The server did not understand this. Loading the page anew may help.
error-too-large = That is too large.
error-too-fast = That was too fast. Please wait a moment.
error-no-table = There is no such table.
error-not-your-seat = That is not your seat.
error-not-host = Only the host of the table may do that.
error-seat-taken = Somebody else already sits there.
error-already-started = The game has already begun.
error-not-started = The game has not begun yet.
error-seats-open = There are still free seats.
error-table-over = The game is over.
error-table-full = The table is full.
error-nothing-asked = Nobody asks for anything that could be answered.
error-no-bot = There is no such bot.
error-bad-name = That can't be a name.
error-bad-origin = That request came from another site.
error-no-member = The server does not know you yet. Load the page anew.
error-unknown-command = The server does not know this command. Loading the page anew may help.
error-not-over = That can be seen only when the game is over.
error-conflict = Somebody was quicker. Look again and repeat it if you still want it.
error-server-busy = The server is busy. Please try again in a moment.
error-bad-token = This link was used already, or its time is over.
error-no-seat = There is no such seat.
error-no-person = Nobody sits there who could be replaced.
error-no-such-step = No decision began at that moment, so there is no way back to it.
error-nothing-to-suggest = Nothing can be suggested now: everybody decides in secret.
error-rematch-made = The next game has been set up already.
error-time-left = There is still time on that clock.
error-undo-asked = Somebody has already asked to go back. Answer that first.
