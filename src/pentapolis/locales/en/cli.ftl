### The command line.

## Front page
cli-front-usage = COMMAND [OPTIONS] ...
cli-front = City-building board games in the terminal: play against bots, look up rules, score a real table, run tournaments.
cli-front-example-1 = play against three bots, with hints, take-back and all rules at hand
cli-front-example-2 = the same with two bots, in Chinese
cli-front-example-3 = how shops score, with examples
cli-front-example-4 = score a city of a real table, each point with its reason
cli-front-example-5 = draw who sits where
cli-front-example-6 = a small tournament
cli-front-more =
    "pentapolis COMMAND --help" shows the examples and options of a command. The language is that of --lang, else of PENTAPOLIS_LANG, else of the system.
    Exit codes: 0 done, 1 not finished, 2 bad input, 130 interrupted.
cli-help-examples = Examples
cli-help-options = Options
cli-help-commands = Commands

## Commands
cli-games = List the games, or one game's options
cli-games-example-1 = what can be played
cli-games-example-2 = one game: seats, editions, options and what they mean
cli-games-example-3 = all of it for a program
cli-play = Play in the terminal, against bots or with several people at one screen
cli-play-example-1 = you against three bots
cli-play-example-2 = three seats, and the same deal every time
cli-play-example-3 = choose the bots, in the order of their seats
cli-play-example-4 = two people at one screen; hands stay hidden
cli-play-example-5 = an option of the game; saved after every decision
cli-play-example-6 = go on with a saved game
cli-play-more =
    Bots: random, greedy, ismcts(iterations=20000), ismcts(ms=500). Bots that may act in any order act before people do. In the game, type "h" for all commands.
    Exit codes: 0 the game ended or was left with "q", 1 the input ended before the game did, 2 bad input.
cli-rules = Show the rules: contents, a paragraph with its examples, or a search
cli-rules-example-1 = which paragraphs there are
cli-rules-example-2 = one paragraph; the names in score sheets and refusals work too
cli-rules-example-3 = where the rules speak of something
cli-rules-example-4 = the whole page
cli-score = Score one or all cities of a table, each line with its reason
cli-score-example-1 = cities as four lines of four letters each, "." for an empty square
cli-score-example-2 = JSON in, bare numbers out
cli-score-example-3 = from the standard input
cli-score-more =
    JSON: an object with "cities": [["SSSS","HHOm","OPOO","OPHP"], ...], clockwise, and "seats": 4; "pentapolis rules" explains the letters. As text, "seats: 4" and "factory_rate: 4 3 3" may stand on lines of their own.
    Where cities are missing there is no ranking, and factories are compared among the cities given, unless "factory_rate" says what they are worth.
cli-seats = Draw who sits where, as with the cards of the box
cli-seats-example-1 = seats clockwise, the lowest card first
cli-seats-example-2 = a draw that can be repeated, for a program
cli-replay = Step through a record or a save, from any seat's eyes
cli-replay-example-1 = step by step: n next, p back, g 12 go to, s 1 through the eyes of seat 1, q leave
cli-replay-example-2 = as seat 1 saw it
cli-replay-example-3 = one step for a program
cli-replay-example-4 = the whole story and the score sheet
cli-replay-example-5 = check that a web table's chance was fair
cli-replay-more =
    FILE may be a record, a save, or the file that a web table offers when its game is over.
    Exit codes: 0 done (--verify: all is fair), 1 --verify found something that is not, 2 bad input.
cli-sim = Run a tournament of bots, with seats rotated
cli-sim-example-1 = one greedy bot against three random ones
cli-sim-example-2 = two strengths of search, three seats, for a program
cli-bench = Measure how fast the games run here
cli-bench-example-1 = two seconds: random games and search
cli-bench-example-2 = the same for a program
cli-bench-more = Without --quick, in a checkout of the sources, this is "python -m bench": measured against the references. With --json or --seats the small test is run.

## Options
cli-option-lang = language: en, zh-Hant or zh-Hans
cli-option-no_colour = no colours (also where NO_COLOR is set)
cli-option-version = show the version and leave
cli-option-help = show this page and leave (also -h)
cli-option-as_json = for programs: JSON on the standard output
cli-option-seed = a number that repeats the same luck
cli-option-seats = number of seats
cli-option-options = an option of the game; "pentapolis games GAME" lists them; may be repeated
cli-play-option-own = where you sit, from 0; may be repeated for several people (default: the first seat)
cli-play-option-people = how many people share the screen (default: 1)
cli-play-option-names = name of a person; may be repeated
cli-play-option-bots = who plays the other seats; may be repeated
cli-play-option-load = go on with a save, or from where a record ends
cli-play-option-save = save here after every decision
cli-play-option-no_confirm = don't ask before a decision that can't be taken back
cli-rules-option-search = paragraphs that speak of this
cli-rules-option-whole = the whole page
cli-score-option-house_tiles = allow more tiles of a type than the box holds
cli-replay-option-step = show the position after this step
cli-replay-option-seat = what this seat could see (default: a spectator)
cli-replay-option-whole = the whole story
cli-replay-option-verified = check a web table's file: was all chance what the table had promised?
cli-sim-option-bots = bots with commas between them; where there are fewer than seats, the last one is repeated
cli-sim-option-games = how many games at least; rounded up so that everybody sits everywhere equally often
cli-sim-option-jobs = processes (default: one for each core)
cli-bench-option-quick = the small speed test, not the bench of a checkout

## What is wrong with the command line
cli-error-language = No language "{ $given }": { $known }.
cli-error-command = No command "{ $given }". There are { $known }.
cli-error-option = No option { $option }.{ $similar ->
    [none] {""}
   *[other] {" "}Did you mean { $similar }?
}
cli-error-missing = Something is missing: { $name }.
cli-error-no-value = { $option } needs a value.
cli-error-extra = Too much on the line: { $given }.
cli-error-number = { $option }: { $given } is not possible; { $most ->
    [none] a whole number from { $least } on
   *[other] a whole number from { $least } to { $most }
} is.
cli-error-game = No game "{ $given }". There is: { $known }.
cli-error-seats = { $game } is for { $least } to { $most }, not for { $given }.
cli-error-pair = "{ $given }" is not of the form name=value.
cli-error-game-option = No option "{ $given }" in this game. There are { $known }.
cli-error-game-value = Option { $option } can't be "{ $given }": { $known }.
cli-error-people = { $given } people do not fit { $seats } seats and the seats that were named.
cli-error-bots = { $given } bots for { $seats } seats: give 1 to { $seats }, with commas between them.
cli-error-names = { $given } names for { $people } people.
cli-error-same-name = Two people have the same name.
cli-error-no-part = There is no { $part } for { $game }.
cli-error-paragraph = No paragraph "{ $given }" in these rules. There are { $known }.
cli-error-file = { $name }: { $why }.
cli-why-no-file = no such file or folder
cli-why-folder = that is a folder
cli-why-permission = no permission
cli-why-no-room = no room left on the device
cli-why-closed = it is closed
cli-why-no-name = that can't be the name of a file
cli-why-long-name = the name is too long
cli-error-in-the-way = { $name } is there already and is not a save of this game; nothing was written.
cli-error-not-text = { $name } is not a text file.
cli-error-empty = { $name } is empty.
cli-error-foreign = { $name } is neither a record nor a save of a game.
cli-error-table-file = { $name }: this is not a whole file of a web table.
cli-error-no-chance = { $name } has nothing to verify: that needs the file that a web table offers when its game is over.
cli-error-bad-chance = { $name }: the file is damaged at "{ $where }".
cli-error-rules-version = { $name } was played by rules version { $given }; this program knows { $known }.
cli-error-other-game = { $name } is a game of { $game }.
cli-error-too-large = { $name } is larger than { $most } MB: no game and no table is.
cli-error-no-input = The standard input is closed; name a file, or pipe one in.
cli-error-no-stdin = "{ $option }" needs the name of a file: "-" is not possible here.
cli-error-settled = { $option } can't be given with { $name }: the file says that already. Leave { $option } out.
cli-error-name-characters = The name "{ $given }" has control characters or is not UTF-8; write it without them.
cli-score-how = "pentapolis score --help" shows how a table is written.
cli-score-house-tiles = With --house-tiles they are scored all the same.
cli-standard-streams = standard input or output
cli-interrupted = Interrupted.

## Games
cli-games-id = game
cli-games-name = name
cli-games-seats = players
cli-games-minutes = minutes
cli-games-facts = { $seats } players, { $minutes } minutes; by { $designers }, { $year }
cli-games-options = Options, given as --option name=value:
cli-games-by-edition = by edition: { $told }

## Seats
cli-seats-name = name
cli-seats-card = card
cli-seats-around = Clockwise (each one's left neighbour comes next): { $names } → back to the first
cli-seats-again = The same draw again: --seed { $seed }

## Score sheets
cli-sheet-line = line
cli-sheet-points = points
cli-sheet-reason = what for
cli-sheet-rule = rule
cli-sheet-line-told = { $part }, { $line } { $points }: { $reasons }
cli-sheet-item = { $reason }: { $points }
cli-sheet-nothing = none
cli-sheet-provisional = As if the game ended now:
cli-rank = { $place }. { $holders }
cli-rank-holder = { $name }, { $points } ({ $reason })
cli-rank-decided = {" "}– ahead { $reason } [{ $rule }]
cli-score-incomplete = Cities are missing at this table, so nobody's result can be told.

## Rules
cli-rules-how = pentapolis rules { $game } PARAGRAPH shows one of them, --all the whole page, --search TEXT where something is said.
cli-no-hit = The rules do not speak of that; try other words.
cli-example-move = { $name }: { $move }
cli-example-accepted = This is possible.
cli-example-new = A new game: { $made }

## Replay
cli-replay-step = step { $step } of { $last }
cli-replay-prompt = n next, p back, g STEP, e end, s SEAT, q quit:
cli-replay-help = n or Enter: next; p: back; g STEP: go to a step up to { $last }; e: the end; s SEAT: through the eyes of a seat, 0 to { $seats }; s: as a spectator; q: quit.

## Was it fair?
cli-verify-rules = All { $steps } steps keep the rules.
cli-verify-commitment = The secret is the one that was promised. The table showed this at the start: { $told }
cli-verify-commitment-wrong = The secret is not the one that was promised with { $told }.
cli-verify-deal = The deal follows from the secret.
cli-verify-deal-wrong = The deal does not follow from the secret.
cli-verify-position = The game began from a given position, so there was no deal to check.
cli-verify-draws = { $count ->
    [0] Nothing was drawn during the game.
    [one] The one draw during the game follows from the secret.
   *[other] All { $count } draws during the game follow from the secret.
}
cli-verify-draws-wrong = Chance does not follow from the secret in { $count ->
    [one] step
   *[other] steps
} { $steps }.
cli-verify-no-end = The game has no end, but a table tells its secret at the end only: steps are missing.
cli-verify-fair = Fair: nobody could choose or foresee what was drawn, if the table did show that promise at the start.
cli-verify-not-fair = Not fair, or the file was changed.

## Tournaments
cli-sim-running = playing
cli-sim-bot = bot
cli-sim-wins = wins
cli-sim-points = points
cli-sim-rank = rank
cli-sim-played = { $count } games of { $game } with { $seats } seats, seed { $seed }; { $seconds } seconds on { $jobs ->
    [one] one core
   *[other] { $jobs } cores
}.
cli-sim-method = Each of the { $deals } deals was played { $seats } times with the seats rotated, so that every bot had every seat and the same luck. A shared win counts as its share, a shared rank as the mean. In brackets: 95 % intervals of the mean over deals, by Student's t. ×2 means: two seats, counted for one of them.
cli-sim-interrupted = Interrupted after { $done } of { $total } games; there is no result yet.

## Bench
cli-bench-made = { $game } with { $seats } seats, one core, { $compiled ->
    [true] compiled
   *[other] plain Python
}:
cli-bench-random = { $rate } random games a second, { $moves } decisions a second
cli-bench-search = { $rate } iterations of the tree search a second, from the first decision

## Playing
cli-bot-name = Bot { $number }
cli-scores = If the game ended now: { $scores }
cli-also-waiting = Also to decide: { $names }
cli-others-in-short = Other cities (c draws them): { $cities }
cli-news = Since your last decision:
cli-news-more = Since your last decision ({ $count ->
    [one] one more line
   *[other] { $count } more lines
} with n):
cli-change = { $line } of { $part } { $before } → { $after }
cli-list-end = {"; "}
cli-thinking = { $name } is thinking
cli-searching = searching
cli-prompt = { $name }, your move (? hint, h help):
cli-forced = There is only one move, { $move } ({ $words }): press Enter.
cli-sure = { $move }: { $words }.
cli-sure-prompt = Enter: yes, there is no way back after this. n: no
cli-not-played = Not done; choose again.
cli-nothing-typed = Type the number of a move, or a move as it stands in the list; ? for a hint, h for help.
cli-no-such-number = There is no such number; the list goes from 1 to { $most }.
cli-see-rule = Rule: { $title } (type "rules { $id }")
cli-no-move = "{ $given }" is no move. Give a number of the list or a move in letters; h shows what else can be typed.
cli-taken-back = Taken back.
cli-reset = { $count ->
    [one] One decision was taken back.
   *[other] { $count } decisions were taken back.
}
cli-no-take-back = Nothing to take back: since your last decision something was shown or drawn, or others have acted.
cli-nobody-to-wait-for = There is nobody to wait for.
cli-stand-off = Everybody waits: a stand-off. { $name } has to go first.
cli-hand-over = Now it is { $name }'s turn. Hand over the screen.
cli-hand-over-ready = Enter when { $name } sits here:
cli-hand-over-back = Enter when you are there (u: { $name } takes the last decision back):
cli-no-change = That changes no line of the score sheet.
cli-confirm-on = Decisions without a way back are asked again.
cli-confirm-off = Decisions without a way back are no longer asked again.
cli-hint = Hint: { $move } ({ $words })
cli-hint-follow = and after that for example { $moves }
cli-hint-basis = { $count } imagined games give it { $value } of 100 points; the next best, { $other }, { $less }.
cli-hint-only = There is no other move.
cli-save-where = Save in which file?
cli-quit-save = Save first? Name of a file, or Enter to leave without:
cli-save-record = Save the record? Name of a file, or Enter for no:
cli-replace = { $name } is there already and is not a save of this game. Replace it? (y/n)
cli-not-saved = Not saved.
cli-saved = Saved in { $name }.
cli-kept = The game is in { $name }: "pentapolis replay { $name }" shows it again.
cli-left = The game was not saved.
cli-left-saved = The game is saved in { $name }: "pentapolis play --load { $name }" goes on.
cli-input-ended = The input ended before the game did.
cli-play-help =
    12            a move by its number in the list
    S L d4        a move in letters, as the list and the rules write it
    ?             a hint: what the tree search would do, and why
    p MOVE        what a move would change in the score sheet
    u, r          take back the last decision, or all that is free
    w             wait for the other people here; if all wait, there is a stand-off
    c, n, t       all cities; the news in full; what you know of tiles
    sheet         the score sheet as if the game ended now
    rules WORD    a paragraph of the rules, or where they speak of a word
    lang LANG     another language: en, zh-Hant, zh-Hans
    confirm       ask before a decision that can't be taken back: on or off
    save FILE, q  save; leave
