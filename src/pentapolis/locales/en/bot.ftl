### The command `pentapolis bot`.

cli-bot = an outside bot: joins a web table and plays to the end
cli-bot-example-1 = takes an open seat and whatever scores most at once
cli-bot-example-2 = by chance, under a name
cli-bot-example-3 = a program of your own decides
cli-bot-more =
    A COMMAND is started once. For each decision it gets a line of JSON with "view", "moves" and "seat", and answers with one of the moves on a line. A bot of the same name comes back to its seat after a break; give each bot a name of its own. docs/wire.md tells how to write a bot in any language.
    Exit codes: 0 the game is over, 1 it was not played to the end, 2 bad input.
cli-bot-option-url = the table's address, as in the browser
cli-bot-option-seat = which seat, from 0 (default: the first open one)
cli-bot-option-name = what the others read (default: Bot)
cli-bot-option-brain = who decides (default: greedy)

cli-bot-sits = { $name } sits in the seat of { $seat }.
cli-bot-over = The game is over: place { $place } of { $parties }.
cli-bot-no-server = No web table answers at { $url }.
cli-bot-no-seat = There is no seat for the bot at this table.
cli-bot-ended = The connection to { $url } was lost and did not come back.
cli-bot-bad-answer = { $answer ->
    [none] The program ended without an answer.
   *[other] The program answered "{ $answer }", which is not one of the moves.
}
cli-bot-refused = The table refuses it: { $code }.
cli-error-bot-url = "{ $given }" is no address of a table, such as http://localhost:8000/t/abcdefghijkl.
cli-error-bot-player = "{ $given }" can't be a name: 1 to { $most } characters.
cli-error-bot-brain = "{ $given }" can't be started: give random, greedy or a program.
