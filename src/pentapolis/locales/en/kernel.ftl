### Words that every game uses.

language-name = English

## Enumerations
list-more = { $first }, { $second }
list-last = { $first } and { $second }

## People, bots and results
seat = seat
seat-name = Player { $number }
you = you
spectator = spectator
bot = bot
bot-random = Random bot
bot-greedy = Greedy bot
bot-ismcts = Search bot
bot-random-help = plays any legal move
bot-greedy-help = takes what scores best at once
bot-ismcts-help = imagines what it cannot see and plays many games ahead in its head
player = player
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
winner = winner
winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
no-winner = nobody wins
ranking = ranking
rank = place { $number }
score = score
score-sheet = score sheet
total = total
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
provisional = as if the game ended now
final = final
waiting-for = waiting for { $names }
your-turn = it is your turn
game-over = the game is over
game = game
option = option
default = default
edition = edition
edition-seed = seed
edition-rulebook = rulebook
rules = rules
example = example
move = move
round = round
yes = yes
no = no

## Refusals that every game knows
refusal-not-your-turn = It is not your turn; waiting for { $waiting }.
refusal-already-answered = You have already answered. Wait for the others, or take your answer back first.
refusal-game-over = The game is over; nothing more can be played.
refusal-nothing-to-retract = You have no answer to take back.
refusal-final-answer = Answers are final at this table; yours stands.
refusal-no-stand-off = A stand-off can be called only while at least two people may act, in any order, in the open.

## Errors in what was typed or loaded ("none": nothing to say)
error-bad-notation = Not a move I can read: { $what }.{ $where ->
    [none] {""}
   *[other] {" "}Where: { $where }.
}{ $expected ->
    [none] {""}
   *[other] {" "}Expected: { $expected }.
}
error-bad-option = That cannot be chosen: { $what }.{ $where ->
    [none] {""}
   *[other] {" "}Where: { $where }.
}{ $expected ->
    [none] {""}
   *[other] {" "}Expected: { $expected }.
}
error-bad-position = This position cannot be: { $what }.{ $where ->
    [none] {""}
   *[other] {" "}Where: { $where }.
}{ $expected ->
    [none] {""}
   *[other] {" "}Expected: { $expected }.
}
error-bad-record = This record cannot be replayed: { $what }.{ $where ->
    [none] {""}
   *[other] {" "}Where: { $where }.
}{ $expected ->
    [none] {""}
   *[other] {" "}Expected: { $expected }.
}
