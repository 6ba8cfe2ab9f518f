## Tiles
between-two-cities-tile-S = shop
between-two-cities-tile-F = factory
between-two-cities-tile-O = office
between-two-cities-tile-P = park
between-two-cities-tile-H = house
between-two-cities-tile-d = drink tavern
between-two-cities-tile-e = food tavern
between-two-cities-tile-m = music tavern
between-two-cities-tile-b = bed tavern
between-two-cities-tile-beside = duplex of { $first } left of { $second }
between-two-cities-tile-above = duplex of { $first } over { $second }

## Kinds of buildings
between-two-cities-type-shop = shops
between-two-cities-type-factory = factories
between-two-cities-type-tavern = taverns
between-two-cities-type-office = offices
between-two-cities-type-park = parks
between-two-cities-type-house = houses

## Places and people
between-two-cities-city = city { $number }
between-two-cities-side-L = left city
between-two-cities-side-R = right city
between-two-cities-part-city = City { $number } ({ $owners })
between-two-cities-house = House automa { $number }

## Stages, phases, moves
between-two-cities-stage-1 = round 1
between-two-cities-stage-2 = round 2
between-two-cities-stage-3 = round 3
between-two-cities-stage-1a = round 1, first time
between-two-cities-stage-1b = round 1, second time
between-two-cities-stage-2a = round 2, first time
between-two-cities-stage-2b = round 2, second time
between-two-cities-stage-3a = round 3, first time
between-two-cities-stage-3b = round 3, second time
between-two-cities-phase-pick = picking two tiles in secret
between-two-cities-phase-place = building in both cities
between-two-cities-phase-over = game over
between-two-cities-move-pick = pick { $tiles }
between-two-cities-move-place = build the { $tile } on { $cell } in the { $side }

## Refusals
between-two-cities-refusal-picking-now = Not yet: two tiles are being picked. You build when everybody has picked.
between-two-cities-refusal-placing-now = Not now: the tiles that were shown have to be built first. You pick again after that.
between-two-cities-refusal-not-in-hand = Not possible: there is no { $tile } in your hand, or not as many as that.
between-two-cities-refusal-not-kept = The { $tile } is not one of the tiles that you have to build.
between-two-cities-refusal-city-served = Your { $side } already got its tile this turn; the other one belongs to your other city.
between-two-cities-refusal-first-tile = The first tile of a city lies on d4, not on { $cell }.
between-two-cities-refusal-cell-taken = A tile already lies on { $cell }.
between-two-cities-refusal-not-adjacent = On { $cell } the tile would not share an edge with the city.
between-two-cities-refusal-beyond-frame = With a tile on { $cell } the city would become wider or taller than four.
between-two-cities-refusal-off-board = From { $cell } the second half of the duplex would leave the field.
between-two-cities-refusal-table-cities = There is no city to score: give each city as four rows of four letters.
between-two-cities-refusal-table-shape = { $city } is not four rows of four letters.
between-two-cities-refusal-table-letter = { $city }, row { $row }: { $letter } is no building. Use S F O P H, d e m b for taverns, a dot for an empty square.
between-two-cities-refusal-table-field = A score table has no field { $field }; it has cities, seats and factory_rate.
between-two-cities-refusal-table-seats = { $given } is no number of seats; 1 to { $most } can play.
between-two-cities-refusal-table-crowded = { $players ->
    [one] Playing alone
   *[other] { $players } players
} cannot have { $number } cities; { $most } is the most.
between-two-cities-refusal-table-rates = The factory rates must be 4, 3 or 2, one for each city ({ $number }).
between-two-cities-refusal-table-excess = There are more buildings than the box holds: { $excess }.

## Score sheet: lines
between-two-cities-sheet-shops = Shops
between-two-cities-sheet-factories = Factories
between-two-cities-sheet-taverns = Taverns
between-two-cities-sheet-offices = Offices
between-two-cities-sheet-parks = Parks
between-two-cities-sheet-houses = Houses
between-two-cities-sheet-lower-city = Lower city
between-two-cities-sheet-left-city = Left city
between-two-cities-sheet-right-city = Right city

## Score sheet: reasons
between-two-cities-item-shop-run = { $count ->
    [one] one shop by itself ({ $cells })
   *[other] { $count } shops in a line ({ $cells })
}
between-two-cities-item-factory-most = { $count ->
    [one] one factory, worth { $each }
   *[other] { $count } factories at { $each } each
}: no city has more
between-two-cities-item-factory-second = { $count ->
    [one] one factory, worth { $each }
   *[other] { $count } factories at { $each } each
}: second-highest number
between-two-cities-item-factory-rest = { $count ->
    [one] one factory, worth { $each }
   *[other] { $count } factories at { $each } each
}: below second place
between-two-cities-item-tavern-set = { $count ->
    [one] one tavern ({ $cells })
   *[other] set of { $count } different taverns ({ $cells })
}
between-two-cities-item-office-set = { $count ->
    [one] one office ({ $cells })
   *[other] set of { $count } offices ({ $cells })
}
between-two-cities-item-office-tavern = { $count ->
    [one] one office next to a tavern ({ $cells })
   *[other] { $count } offices next to a tavern ({ $cells })
}
between-two-cities-item-park-group = { $count ->
    [one] one park by itself ({ $cells })
   *[other] { $count } connected parks ({ $cells })
}
between-two-cities-item-house-types = { $count ->
    [one] one house, worth { $each }
   *[other] { $count } houses at { $each } each
}, for the other kinds of buildings
between-two-cities-item-house-factory = { $count ->
    [one] one house next to a factory ({ $cells })
   *[other] { $count } houses next to a factory ({ $cells })
}
between-two-cities-item-lower-city = { $city } is the lower of the two
between-two-cities-item-left-city = { $city }, on the left
between-two-cities-item-right-city = { $city }, on the right

## What decided
between-two-cities-decided-score = by the final score
between-two-cities-decided-higher-city = by the better one of the two cities
between-two-cities-decided-most-shops = by more shops in the two cities
between-two-cities-decided-most-factories = by more factories in the two cities
between-two-cities-decided-most-taverns = by more taverns in the two cities
between-two-cities-decided-most-offices = by more offices in the two cities
between-two-cities-decided-most-parks = by more parks in the two cities
between-two-cities-decided-most-houses = by more houses in the two cities

## Story
between-two-cities-story-dealt = New hands, { $stage }: everyone draws { $count } { $kind ->
    [duplex] duplex
   *[single] single
} tiles.
between-two-cities-story-hand = { $seat } holds: { $tiles }.
between-two-cities-story-revealed = { $seat } shows { $tiles }.
between-two-cities-story-placed = { $seat } builds the { $tile } on { $cell } in the { $side }.
between-two-cities-story-passed = { $direction ->
    [left] Hands are passed to the left.
    [right] Hands are passed to the right.
   *[across] The two players exchange hands.
}
between-two-cities-story-leftover = { $tile ->
    [unknown] { $seat }'s last tile
   *[other] { $seat }'s last tile ({ $tile })
} { $fate ->
    [box] goes back into the box.
   *[out] is out of the game.
}
between-two-cities-story-stand-off = Stand-off: { $seat } has to build first.
between-two-cities-story-round-ended = End of { $stage }.
between-two-cities-story-ended = All cities are complete; the game is over.

## Options
between-two-cities-option-edition = Edition
between-two-cities-option-edition-help = Which reading of the rules to follow; each difference is an option of its own as well.
between-two-cities-option-edition-seed = seed: as described by the players this project grew from
between-two-cities-option-edition-rulebook = rulebook: the printed rules of 2015
between-two-cities-option-leftovers = Leftover tiles of round 1
between-two-cities-option-leftovers-help = What becomes of the single tiles that nobody picked in round 1.
between-two-cities-option-leftovers-return = back into the box, may be drawn again in round 3
between-two-cities-option-leftovers-discard = out of the game
between-two-cities-option-placement = Order of building
between-two-cities-option-placement-help = Who builds first after the reveal.
between-two-cities-option-placement-stand-off = any order; in a stand-off the lowest seat goes first
between-two-cities-option-placement-seat-order = always in seat order
between-two-cities-option-final_picks = Picks are final
between-two-cities-option-final_picks-help = May a secret pick be taken back until the last one is in?
between-two-cities-option-final_picks-true = a pick stands as soon as it is made
between-two-cities-option-final_picks-false = a pick may be taken back until the last one is in
between-two-cities-option-duplexes = Duplex tiles
between-two-cities-option-duplexes-help = The list of 24 duplex tiles, if those in your box differ: F|O is left and right, F/O above and below.
between-two-cities-option-automas = House automas
between-two-cities-option-automas-help = How well the two opponents of a solo game play.
between-two-cities-option-automas-apprentice = apprentice: picks at random
between-two-cities-option-automas-builder = builder: picks what adds most points now
between-two-cities-option-automas-master = master: as builder, and looks after its lower city

## What is wrong with a move, a position or an option
problem-between-two-cities-no-move = { $given } is not a move; write two tiles as S+O, or tile, side and cell as S L d4
problem-between-two-cities-no-tile = { $given } is not a tile; a tile is one of S F d e m b O P H, or two of them as F|O or F/O
problem-between-two-cities-not-in-box = { $given } is not a tile of this box
problem-between-two-cities-duplex-list = the list of duplex tiles has { $number } instead of 24
problem-between-two-cities-no-duplex = { $given } is a single tile, not a duplex
problem-between-two-cities-duplex-round = { $given } is not a duplex, and this round is played with duplexes
problem-between-two-cities-single-round = { $given } is a duplex, and this round is played with single tiles
problem-between-two-cities-kept-too-many = a seat has kept { $number } tiles; two are the most
problem-between-two-cities-side-each = the sides { $given } do not fit { $number } kept tiles: each tile has one side
problem-between-two-cities-place-only = there are tiles to build, but it is not the time to build
problem-between-two-cities-nobody-places = it is time to build, but nobody has a tile for it
problem-between-two-cities-automa-first = a house automa has built before the person; it builds last
problem-between-two-cities-no-leftover = { $given } is not a leftover: it has a tile and perhaps seen_by
problem-between-two-cities-leftovers = too many leftovers: { $singles } single and { $duplexes } duplex tiles, at most { $most_singles } and { $most_duplexes } at this point
problem-between-two-cities-no-picture = a city is written as seven rows of seven letters, or as an empty list
problem-between-two-cities-no-letter = { $given } is no building; use S F d e m b O P H, or a dot for an empty cell
problem-between-two-cities-no-centre = nothing stands on d4, where the first tile of a city lies
problem-between-two-cities-too-wide = the city is wider or taller than four
problem-between-two-cities-in-pieces = the city is in pieces; all its tiles hang together by edges
problem-between-two-cities-buildings = the city has { $number } buildings; at this point it must have { $wanted }
problem-between-two-cities-halves-missing = { $number } more { $tile } would be needed for the duplexes in the cities
problem-between-two-cities-too-many = { $number } too many of { $tile }, more than the box holds
problem-between-two-cities-surplus = { $number } too many of { $tile }; there are { $wanted } in all
problem-between-two-cities-missing = { $number } of { $tile } are missing; there are { $wanted } in all
problem-between-two-cities-duplexes-built = { $number } duplexes lie in the cities; at this point it must be { $wanted }
problem-between-two-cities-duplex-room = { $tile } would lie in the cities { $number } times, but its halves stand side by side only { $room } times
problem-between-two-cities-box-twice = give the box or the duplexes in the cities, not both
problem-between-two-cities-no-box = from round 2 on the box or the duplexes in the cities have to be given
problem-between-two-cities-stood-off = a stand-off is there only while several people may build in any order
problem-between-two-cities-seat-order = a seat has built before its turn; in seat order all later ones still owe both tiles
