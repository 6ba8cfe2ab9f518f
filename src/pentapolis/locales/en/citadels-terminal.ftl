### Citadels drawn in a terminal.

citadels-headline-round = round { $number }
citadels-headline-murdered = murdered: { $character }
citadels-headline-robbed = robbed: { $character }
citadels-headline-bewitched = bewitched: { $character }
citadels-headline-face-up = face up: { $characters }
citadels-headline-ending = last round
citadels-headline-goal = { $count } districts end the game
citadels-legend-character = character
citadels-title-seat = { $seat }: { $points }
citadels-title-crowned = { $seat } (crown): { $points }
citadels-title-facts = gold { $gold }, cards { $cards }
citadels-table-facts = gold { $gold }, cards { $cards }
citadels-piece = { $district } { $cost }
citadels-piece-gilded = { $district } { $cost }+1
citadels-entry-yes = yes
citadels-entry-seat = { $seat }
citadels-entry-district = { $district }
citadels-entry-character = { $character }
citadels-entry-district-of = { $district } ({ $seat })
citadels-rack-own = You are
citadels-rack-hand = Your hand
citadels-rack-drawn = You drew
citadels-rack-looking = You see
citadels-rack-seen = Passed to you
citadels-rack-aside = You put aside
citadels-rack-known = { $seat } holds at least
citadels-rack-museum = Under the Museum, you know
citadels-rack-under = Under the deck, you know
citadels-rack-characters = In this game
citadels-rack-stock = Deck: { $deck } cards, bank: { $bank } gold

## Menus: what the moves of a line do
citadels-menu-pick = Take
citadels-menu-aside = Put aside
citadels-menu-gold = Take gold
citadels-menu-cards = Draw cards
citadels-menu-keep = Keep
citadels-menu-build = Build
citadels-menu-income = Income
citadels-menu-end = End the turn
citadels-menu-kill = Murder
citadels-menu-rob = Rob
citadels-menu-bewitch = Bewitch
citadels-menu-swap = Swap hands with
citadels-menu-exchange = Exchange cards
citadels-menu-put = Put under the deck
citadels-menu-stop = Stop
citadels-menu-look = Look at the hand of
citadels-menu-take = Into your hand
citadels-menu-raise = Build at once
citadels-menu-crown = Crown
citadels-menu-pay = Pay 1 gold
citadels-menu-give = Give
citadels-menu-tithe = Take 1 gold from
citadels-menu-raze = Destroy
citadels-menu-covet = Ask for
citadels-menu-cede = Give for it
citadels-menu-gild = Put gold on
citadels-menu-homage = Gold beside the King
citadels-menu-sell = Discard for gold (Laboratory)
citadels-menu-forge = Buy cards (Smithy)
citadels-menu-tuck = Under the Museum
citadels-menu-blast = Destroy with the Armory
citadels-menu-recover = Take it for 1 gold
citadels-menu-decline = Let it go
citadels-menu-ring = Ring the bell
citadels-menu-silence = No bell
citadels-menu-find = Take from the deck
citadels-menu-thank = Say thanks
citadels-menu-forget = Say nothing
citadels-menu-ask-gold = Gold
citadels-menu-ask-card = Cards

## How a type is written before a card
citadels-face-noble = N
citadels-face-religious = R
citadels-face-trade = T
citadels-face-military = M
citadels-face-unique = U
citadels-face-character = *

## Before the first draft at a real table
citadels-seats-crown = { $name } has the crown first. Everybody gets 4 cards and 2 gold.
citadels-seats-aside = With { $count } characters: set one aside face down, then { $up ->
    [0] none face up
    [one] one face up
   *[other] { $up } face up
}; number 4 may not lie face up. Pick in turn, from the crown to the left.
citadels-seats-last = { $name }, who picks last, gets one card passed, looks at the face-down card too, and keeps one of the two.
citadels-seats-2-8 = One character face down. { $a } picks 1 of 7; { $b } picks 1 of 6 and puts 1 aside; { $a } picks 1 of 4 and puts 1 aside; { $b } picks 1 of 2.
citadels-seats-3-8 = With 8 characters: one face down. { $a }, { $b } and { $c } pick in turn, twice; the last card goes out.
citadels-seats-3-9 = With 9 characters: one face down. { $a }, { $b } and { $c } pick in turn; one of the 5 left is put aside unseen; then they pick again, and the last card goes out.
