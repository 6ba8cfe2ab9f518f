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
edition-classic_2016 = 2016 rules
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

## What is wrong with it: reasons of the errors above
problem-refused = { $cause }
problem-unknown-game = there is no game { $given }; there are { $known }
problem-unknown-option = there is no option { $given }; there are { $known }
problem-unknown-value = { $given } is none of the possible values: { $known }
problem-unknown-key = { $given } does not belong here; known are { $known }
problem-missing-key = { $key } is missing
problem-not-an-object = { $given } stands where fields with names belong
problem-not-a-list = { $given } stands where a list belongs
problem-wrong-length = the list has { $number } entries instead of { $wanted }
problem-no-text = { $given } is not a text
problem-no-texts = { $given } is not a list of texts
problem-no-count = { $given } is not a whole number from 0 up
problem-out-of-range = { $given } is not a whole number from { $low } to { $high }
problem-other-game = it belongs to the game { $given }, not to { $known }
problem-no-move = { $given } is not a move
problem-unknown-thing = { $given } is nothing that can be drawn
problem-no-drawn-number = { $given } is not a drawn number such as #0 or #3
problem-too-many-outcomes = { $number } outcomes are given, { $most } at most can be
problem-outcomes-number = { $given } outcomes are given, { $drawn } are drawn
problem-outcome-impossible = { $given } cannot be drawn now
problem-deal-impossible = these outcomes cannot be dealt
problem-answers-in-the-open = there are answers, but no secret question
problem-no-answer = { $given } is not the answer of a seat that is asked
problem-all-answered = every seat has answered; one at least must still owe its answer
problem-seed-or-position = the start has to hold either a seed or a position
problem-header-differs = the position is of another game than the header tells: seats, rules and options must agree
problem-no-step = { $given } is not a step: a seat and a move, perhaps with chance
problem-no-chance = { $given } does not name chance: a number (word) or a list of texts (drawn)
