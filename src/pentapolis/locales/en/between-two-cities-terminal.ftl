### Between Two Cities drawn in a terminal.

between-two-cities-turn = turn { $number }
between-two-cities-title-mine = { $side } { $letter }: { $points }
between-two-cities-title-partner = city { $number } with { $owners }
between-two-cities-title-alone = city { $number }
between-two-cities-title-other = city { $number }: { $points }
between-two-cities-title-owners = { $owners }
between-two-cities-rack-hand = Your hand
between-two-cities-rack-own = You have to build
between-two-cities-rack-kept = { $seat } has to build
between-two-cities-rack-known = { $seat } holds
between-two-cities-rack-aside = Left over, you held them last
between-two-cities-rack-unseen-single = Singles that may be anywhere
between-two-cities-rack-unseen-duplex = Duplexes that may be anywhere
between-two-cities-menu-place = { $code } { $letter } ({ $tile })

## How a building is written in a city
between-two-cities-face-S = S
between-two-cities-face-F = F
between-two-cities-face-O = O
between-two-cities-face-P = P
between-two-cities-face-H = H
between-two-cities-face-d = d
between-two-cities-face-e = e
between-two-cities-face-m = m
between-two-cities-face-b = b
