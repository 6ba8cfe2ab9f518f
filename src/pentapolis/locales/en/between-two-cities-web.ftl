### Between Two Cities in the browser.

## The table
between-two-cities-web-turn = turn { $turn } of { $turns }
between-two-cities-web-pass-left = hands go left
between-two-cities-web-pass-right = hands go right
between-two-cities-web-pass-across = hands are exchanged
between-two-cities-web-pass-none = nothing is passed
between-two-cities-web-behind = seen from
between-two-cities-web-ring = The others and their cities, from your left to your right
between-two-cities-web-party-picked = { $seat } has picked
between-two-cities-web-party-thinking = { $seat } is still picking
between-two-cities-web-party-building = { $seat } has to build: { $tiles }
between-two-cities-web-party-done = { $seat } has built
between-two-cities-web-city-enlarge = Enlarge city { $number } of { $owners }, points: { $points }
between-two-cities-web-with = with { $seat }
between-two-cities-web-city-with = { $city } with { $seat }
between-two-cities-web-city-points = { $city }, points: { $points }
between-two-cities-web-part-city = City { $number }
between-two-cities-web-cities = { $cities }
between-two-cities-web-turn-to = Turn to the { $city }
between-two-cities-web-cell = row { $row }, column { $column }: { $content }
between-two-cities-web-cell-empty = empty
between-two-cities-web-cell-open = empty, the tile fits here
between-two-cities-web-tile = { $tile }

## Picking
between-two-cities-web-hand = Your hand
between-two-cities-web-hand-rest = Still in hand:
between-two-cities-web-pick-two = Pick two tiles. Nobody sees them until all have picked.
between-two-cities-web-pick-confirm = Pick these two
between-two-cities-web-picked = You picked { $tiles }.
between-two-cities-web-change-mind = Pick others
between-two-cities-web-decide = Your decision

## Building
between-two-cities-web-tray = To be built by { $seat }
between-two-cities-web-choose-tile = Choose a tile to build, or drag it into a city.
between-two-cities-web-choose-cell = Choose a marked square in one of your cities.
between-two-cities-web-build = Build
between-two-cities-web-change = { $city } { $total } ({ $lines }).
between-two-cities-web-change-none = This changes no score for now.
between-two-cities-web-no-points = no points yet
between-two-cities-web-why = Why?
between-two-cities-web-stand-off = Nobody begins: call a stand-off

## Suggestions
between-two-cities-web-suggest = Suggest to a partner
between-two-cities-web-proposing = Your suggestion
between-two-cities-web-proposing-help = Choose a tile, yours or a partner's, then a square in the city you share.
between-two-cities-web-suggest-send = Send
between-two-cities-web-suggested = { $seat }: { $move }
between-two-cities-web-suggestion = { $seat } suggests
between-two-cities-web-suggestion-mine = You suggest
between-two-cities-web-suggestion-accept = Do it
between-two-cities-web-suggestion-withdraw = Withdraw
between-two-cities-web-cancel = Cancel

## Advice
between-two-cities-web-hint = Hint
between-two-cities-web-hint-thinking = Thinking …
between-two-cities-web-hint-failed = No advice came; try again
between-two-cities-web-hint-move = Advice: { $move }.
between-two-cities-web-hint-then = Then { $moves }.
between-two-cities-web-hint-brings = This would bring: { $changes }
between-two-cities-web-hint-share = Tried most in { $games } imagined games ({ $percent } %).

## What all may count
between-two-cities-web-race = Most factories
between-two-cities-web-race-each = { $each } each
between-two-cities-web-unseen = Tiles you have not seen
between-two-cities-web-unseen-duplexes = { $count ->
    [one] one duplex
   *[other] { $count } duplexes
}
between-two-cities-web-known = What you know
between-two-cities-web-known-hand = { $seat } holds
between-two-cities-web-known-aside = Left over and out of the game

## Scoring the real box
between-two-cities-web-score-seats = Players
between-two-cities-web-score-cities = Cities
between-two-cities-web-score-palette = Tile to put down
between-two-cities-web-score-erase = Empty square
between-two-cities-web-score-help = Choose a kind of building, then tap squares; or type its letter on a square.
between-two-cities-web-score-city = City { $number }
between-two-cities-web-score-place = between { $first } and { $second }
between-two-cities-web-score-person = player { $number }
between-two-cities-web-score-count = { $count } of 16
between-two-cities-web-score-text = Or as text
between-two-cities-web-score-text-help = Four rows of four letters for each city, a blank line between cities. S F O P H; taverns d e m b; a dot for an empty square.
between-two-cities-web-score-apply = Take over
between-two-cities-web-score-house = Count even if there are more tiles than in one box
between-two-cities-web-score-go = Score
between-two-cities-web-score-print = Print
between-two-cities-web-score-clear = Clear all
between-two-cities-web-score-result = Result
between-two-cities-web-score-rank = Place { $rank }
between-two-cities-web-score-failed = The server could not be reached. Your cities are kept on this device.

## Examples in the rulebook
between-two-cities-web-example-refused = Not allowed
between-two-cities-web-example-allowed = Allowed
between-two-cities-web-example-move = { $seat } wants to { $move }.
between-two-cities-web-example-play = { $seat }: { $move }.
between-two-cities-web-example-stand-off = A stand-off is called.
between-two-cities-web-example-total = { $points } points
