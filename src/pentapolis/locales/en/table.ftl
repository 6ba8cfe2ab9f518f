### Bots, tournaments and saves.

## Bots and tournaments
problem-unknown-bot = there is no bot { $given }; there are { $known }
problem-unknown-parameter = { $given } is no parameter of this bot; there are { $known }
problem-no-parameters = this bot has no parameters, so { $given } does not belong there
problem-no-number = { $given } is not a number from { $low } to { $high }
problem-bots-number = { $number ->
    [one] { $number } bot is
   *[other] { $number } bots are
} given; one for each seat is needed, and the seats can be { $known }
problem-no-games = { $given } games cannot be played; there must be one at least

## Files
error-not-json = Cannot read { $where }: { $what }.
problem-no-json = not correct JSON in line { $line }, column { $column }
problem-json-truncated = it ends too early; it was not written or copied to its end
problem-json-long-number = it holds a number with thousands of digits; no game and no table has one
problem-json-no-number = not correct JSON, for NaN and Infinity are no numbers there
problem-json-deep = it is nested too deep; no game and no table is
error-damaged-save = { $what }. Take an earlier copy of the file, or begin a new game.
problem-damaged-save = { $name }: the save is damaged at "{ $place }"; { $kind ->
    [missing] it is missing
    [object] there should be an object with named fields
    [format] this program knows format 1 only
    [text] there should be a text without control characters
    [number] there should be a whole number of at most 19 digits
    [numbers] there should be a list of whole numbers
    [bot] there is no such bot
   *[seats] there should be a list with an entry for each seat
}

## Chance of a web table
problem-no-chance-secret = the secret of the table should be 64 hexadecimal digits
problem-no-chance-numbers = for each step there should be a number, or nothing where none was drawn
