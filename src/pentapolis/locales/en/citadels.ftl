## Districts
citadels-district-manor = Manor
citadels-district-castle = Castle
citadels-district-palace = Palace
citadels-district-temple = Temple
citadels-district-church = Church
citadels-district-monastery = Monastery
citadels-district-cathedral = Cathedral
citadels-district-tavern = Tavern
citadels-district-market = Market
citadels-district-trading-post = Trading Post
citadels-district-docks = Docks
citadels-district-harbor = Harbor
citadels-district-town-hall = Town Hall
citadels-district-watchtower = Watchtower
citadels-district-prison = Prison
citadels-district-battlefield = Battlefield
citadels-district-fortress = Fortress
citadels-district-haunted-city = Haunted City
citadels-district-keep = Keep
citadels-district-laboratory = Laboratory
citadels-district-smithy = Smithy
citadels-district-observatory = Observatory
citadels-district-graveyard = Graveyard
citadels-district-dragon-gate = Dragon Gate
citadels-district-university = University
citadels-district-library = Library
citadels-district-great-wall = Great Wall
citadels-district-school-of-magic = School of Magic
citadels-district-lighthouse = Lighthouse
citadels-district-armory = Armory
citadels-district-museum = Museum
citadels-district-imperial-treasury = Imperial Treasury
citadels-district-map-room = Map Room
citadels-district-wishing-well = Wishing Well
citadels-district-quarry = Quarry
citadels-district-poor-house = Poor House
citadels-district-bell-tower = Bell Tower
citadels-district-factory = Factory
citadels-district-park = Park
citadels-district-hospital = Hospital
citadels-district-throne-room = Throne Room
citadels-district-ball-room = Ball Room

## Types of districts
citadels-type-noble = noble
citadels-type-religious = religious
citadels-type-trade = trade
citadels-type-military = military
citadels-type-unique = unique

## Characters
citadels-character-assassin = Assassin
citadels-character-thief = Thief
citadels-character-magician = Magician
citadels-character-king = King
citadels-character-bishop = Bishop
citadels-character-merchant = Merchant
citadels-character-architect = Architect
citadels-character-warlord = Warlord
citadels-character-witch = Witch
citadels-character-tax-collector = Tax Collector
citadels-character-wizard = Wizard
citadels-character-emperor = Emperor
citadels-character-abbot = Abbot
citadels-character-alchemist = Alchemist
citadels-character-navigator = Navigator
citadels-character-diplomat = Diplomat
citadels-character-artist = Artist
citadels-character-queen = Queen

## Cities
citadels-city = city { $number }
citadels-part-city = City { $number } ({ $owners })

## Phases
citadels-phase-draft = picking a character
citadels-phase-put-aside = putting a character aside
citadels-phase-turn = turns
citadels-phase-keep = choosing a drawn card
citadels-phase-exchange = putting cards under the deck
citadels-phase-wizard = taking a card from a hand
citadels-phase-crown = giving the crown away
citadels-phase-gift = paying the Emperor
citadels-phase-demand = choosing what the Emperor gets
citadels-phase-cede = choosing what the Diplomat gives
citadels-phase-burial = the Graveyard's choice
citadels-phase-bell = ringing the bell or not
citadels-phase-lighthouse = looking through the deck
citadels-phase-thanks = thanking the Ball Room
citadels-phase-bewitch = bewitching a character
citadels-phase-supply = choosing gold or cards
citadels-phase-mixed-income = income as gold or cards
citadels-phase-succession = the murdered Emperor's heir
citadels-phase-over = game over

## Moves
citadels-move-pick = take the { $character }
citadels-move-aside = put the { $character } aside
citadels-move-gold = take gold
citadels-move-cards = draw cards
citadels-move-keep = keep the { $district }
citadels-move-build = build the { $district }
citadels-move-income = take the income of your districts
citadels-move-end = end the turn
citadels-move-kill = murder the { $character }
citadels-move-rob = rob the { $character }
citadels-move-bewitch = bewitch the { $character }
citadels-move-swap = swap hands with { $seat }
citadels-move-exchange = exchange cards with the deck
citadels-move-put = put the { $district } under the deck
citadels-move-stop = stop here
citadels-move-look = look at { $seat }'s hand
citadels-move-take = take the { $district } into your hand
citadels-move-raise = take the { $district } and build it at once
citadels-move-crown = crown { $seat }
citadels-move-pay = pay the Emperor 1 gold
citadels-move-give = give the Emperor the { $district }
citadels-move-tithe = take 1 gold from { $seat }
citadels-move-raze = destroy the { $district } in { $seat }'s city
citadels-move-covet = ask for the { $district } in { $seat }'s city
citadels-move-cede = give your { $district } for it
citadels-move-gild = put 1 gold on the { $district }
citadels-move-homage = take gold for sitting beside the King
citadels-move-sell = discard the { $district } for gold (Laboratory)
citadels-move-forge = pay for cards (Smithy)
citadels-move-tuck = put the { $district } under the Museum
citadels-move-blast = give up the Armory to destroy the { $district } in { $seat }'s city
citadels-move-recover = pay 1 gold and take the destroyed district into your hand
citadels-move-decline = let the destroyed district go
citadels-move-ring = ring the bell: one district less ends the game
citadels-move-silence = leave the bell silent
citadels-move-find = take the { $district } out of the deck
citadels-move-thank = say thanks
citadels-move-forget = say nothing and lose the turn
citadels-move-ask-gold = gold
citadels-move-ask-card = cards

## Refusals
citadels-refusal-asked-otherwise = That does not answer what is asked now: { $phase }.
citadels-refusal-no-such-seat = { $seat } does not sit at this table.
citadels-refusal-not-in-game = The { $character } does not take part in this game.
citadels-refusal-not-in-packet = The { $character } is not among the characters that were passed to you.
citadels-refusal-names-herself = The Witch can't name herself.
citadels-refusal-names-himself = You can't name the character that you are playing.
citadels-refusal-crown-not-himself = The Emperor can't crown himself; another player gets the crown.
citadels-refusal-crown-not-moved = { $seat } has the crown already; it has to go to somebody else.
citadels-refusal-no-gold = You have no gold.
citadels-refusal-no-gold-there = There is no gold to take there.
citadels-refusal-no-card-there = There is no card to take there.
citadels-refusal-bank-empty = The bank has no gold left.
citadels-refusal-deck-empty = There is no card left in the deck.
citadels-refusal-nothing-put-down = Put at least one card under the deck first.
citadels-refusal-not-drawn = The { $district } is not among the cards that you drew.
citadels-refusal-not-in-deck = There is no { $district } in the deck.
citadels-refusal-not-in-hand = There is no { $district } in your hand.
citadels-refusal-not-in-that-hand = There is no { $district } in { $seat }'s hand.
citadels-refusal-not-in-city = There is no { $district } in { $seat }'s city.
citadels-refusal-too-dear = The { $district } costs { $price } gold and you have { $gold }.
citadels-refusal-too-dear-to-raze = To destroy the { $district } in { $seat }'s city costs { $price } gold; you have { $gold }.
citadels-refusal-difference-too-dear = With your { $district } in exchange the difference is { $price } gold; you have { $gold }.
citadels-refusal-nothing-to-cede = You have no district to give for the { $district } of { $seat }, or not the gold for the difference.
citadels-refusal-duplicate-there = { $seat } has a { $district } already; no city gets the same district twice this way.
citadels-refusal-already-built = Your city has a { $district } already.
citadels-refusal-action-done = Your action is done: once a turn you take gold or draw cards.
citadels-refusal-action-first = First the action: take gold or draw cards.
citadels-refusal-only-action = In this turn you only take gold or draw cards.
citadels-refusal-not-your-power = That is the power of the { $character }, whom you are not playing.
citadels-refusal-power-used = You have used the power of the { $character } this turn.
citadels-refusal-navigator-builds-not = The Navigator may not build.
citadels-refusal-build-limit = { $count ->
    [0] You may not build in this turn.
    [one] You have built one district this turn; you may not build more.
   *[other] You have built { $count } districts this turn; you may not build more.
}
citadels-refusal-no-income = The { $character } has no income from districts.
citadels-refusal-income-taken = You have taken the income of the { $character } this turn.
citadels-refusal-no-districts-for-income = There is no district in your city that pays the { $character }.
citadels-refusal-no-such-district = For that you need a { $district } in your city.
citadels-refusal-works-next-round = The { $district } is new; it works from the next round on.
citadels-refusal-used-this-turn = You have used the { $district } this turn.
citadels-refusal-only-others-city = Only a district in another player's city can be chosen.
citadels-refusal-city-complete = The city of { $seat } is complete and out of reach.
citadels-refusal-not-the-murdered = The { $character } was murdered and can't be robbed.
citadels-refusal-not-the-bewitched = The { $character } was bewitched and can't be robbed.
citadels-refusal-not-rank-one = The { $character } acts before the Thief and can't be robbed.
citadels-refusal-not-yourself = Choose another player, not yourself.
citadels-refusal-no-cards = You have no cards to exchange.
citadels-refusal-empty-hand = { $seat } has no cards.
citadels-refusal-abbot-richest = Nobody has more gold than you, so nobody gives the Abbot any.
citadels-refusal-richest-tied = Several players are the richest; then nobody gives the Abbot gold.
citadels-refusal-not-the-richest = { $seat } is not the richest player.
citadels-refusal-already-gilded = The Artist's gold already lies on your { $district }.
citadels-refusal-not-beside-king = You do not sit beside the King, or he has not been called.
citadels-refusal-bishop-protects = { $seat } is the Bishop this round; the { $district } is safe.
citadels-refusal-keep-stands = The Keep in { $seat }'s city can be neither destroyed nor taken.
citadels-refusal-table-cities = There is no city to score: write the districts of each city, with an empty line between cities.
citadels-refusal-table-field = A score table has no field { $field } here. For a city there are gold, cards, museum, complete, haunted and rank; for the table seats, bell and the options of the game.
citadels-refusal-table-city = What is given for { $city } is not a city: districts are needed.
citadels-refusal-table-district = { $city }: there is no district { $given }. Use ids such as trading-post, or the names on the cards.
citadels-refusal-table-number = { $city }: { $field } can't be { $given }; a whole number from 0 to { $most } is needed.
citadels-refusal-table-choice = { $field } can't be { $given }; there are { $known }.
citadels-refusal-table-seats = { $given } is no number of players; { $least } to { $most } can play.
citadels-refusal-table-crowded = { $players } players can't have { $number } cities.
citadels-refusal-table-first = { $number } cities are complete. Write "complete: first" for the one that was complete first, and for no other.
citadels-refusal-table-museum = { $city } has cards under a Museum, but no Museum.
citadels-refusal-table-excess = There are more cards than the box holds: { $excess }.

## Score sheet: lines
citadels-sheet-districts = Districts
citadels-sheet-types = Five types
citadels-sheet-complete = Complete city
citadels-sheet-uniques = Unique districts
citadels-sheet-city = City

## Score sheet: reasons
citadels-item-district = { $district }
citadels-item-district-worth-more = { $district }, worth more than it costs
citadels-item-gold-on-district = gold of the Artist on the { $district }
citadels-item-five-types = a district of each of the five types
citadels-item-five-types-haunted = all five types, with the Haunted City as the { $type } district
citadels-item-first-complete = first to complete a city
citadels-item-later-complete = completed a city too
citadels-item-imperial-treasury = Imperial Treasury: { $count } gold in hand
citadels-item-map-room = Map Room: { $count ->
    [one] one card
   *[other] { $count } cards
} in hand
citadels-item-wishing-well = Wishing Well: { $count ->
    [one] one unique district
   *[other] { $count } unique districts
}
citadels-item-museum = Museum: { $count ->
    [one] one card
   *[other] { $count } cards
} under it
citadels-item-city = { $city }

## What decided
citadels-decided-points = by the final score
citadels-decided-districts = by the points of the districts alone
citadels-decided-gold = by more gold
citadels-decided-last-rank = by the higher rank in the last round

## Story
citadels-story-round = Round { $round }. { $seat } has the crown and picks first.
citadels-story-set-aside = The { $character } is set aside face up.
citadels-story-picked = { $character ->
    [unknown] { $seat } picks a character.
   *[other] { $seat } picks the { $character }.
}
citadels-story-put-aside = { $character ->
    [unknown] { $seat } puts a character aside.
   *[other] { $seat } puts the { $character } aside.
}
citadels-story-called = { $seat } is the { $character }.
citadels-story-nobody = The { $character } is called: nobody answers.
citadels-story-took-gold = { $seat } takes { $count } gold.
citadels-story-drew = { $seat } draws { $count ->
    [one] one card
   *[other] { $count } cards
} to keep { $keep }.
citadels-story-drawn = { $seat } draws the { $district }.
citadels-story-kept = { $district ->
    [unknown] { $seat } keeps a card.
   *[other] { $seat } keeps the { $district }.
}
citadels-story-received = { $seat } gets the { $district }.
citadels-story-built = { $seat } builds the { $district } for { $price } gold.
citadels-story-income = { $seat } takes { $count } gold of income.
citadels-story-killed = { $seat } murders the { $character }.
citadels-story-robbed = { $seat } is going to rob the { $character }.
citadels-story-loot = { $seat } steals { $count } gold from { $other }.
citadels-story-bewitched = { $seat } bewitches the { $character }.
citadels-story-resumed = { $seat }, the Witch, goes on as the { $character }.
citadels-story-swapped = { $seat } swaps hands with { $other }: { $gave } for { $got } cards.
citadels-story-exchanged = { $seat } exchanges { $count ->
    [one] one card
   *[other] { $count } cards
} with the deck.
citadels-story-looked = { $seat } looks at { $other }'s hand.
citadels-story-took = { $district ->
    [unknown] { $seat } takes a card out of { $other }'s hand.
   *[other] { $seat } takes the { $district } out of { $other }'s hand.
}
citadels-story-crown = The crown goes to { $seat }.
citadels-story-paid = { $seat } pays { $other } 1 gold for the crown.
citadels-story-gave = { $district ->
    [unknown] { $seat } gives { $other } a card for the crown.
   *[other] { $seat } gives { $other } the { $district } for the crown.
}
citadels-story-tithe = { $seat } takes 1 gold from { $other }, the richest player.
citadels-story-razed = { $seat } destroys the { $district } of { $other } for { $price } gold.
citadels-story-traded = { $seat } gets the { $district } of { $other } for the { $own_district } and { $price } gold.
citadels-story-gilded = { $seat } puts 1 gold on the { $district }.
citadels-story-homage = { $seat } takes { $count } gold beside the King.
citadels-story-sold = { $district ->
    [unknown] { $seat } discards a card for { $count } gold (Laboratory).
   *[other] { $seat } discards the { $district } for { $count } gold (Laboratory).
}
citadels-story-forged = { $seat } pays { $price } gold and draws { $count ->
    [one] one card
   *[other] { $count } cards
} (Smithy).
citadels-story-tucked = { $district ->
    [unknown] { $seat } puts a card under the Museum.
   *[other] { $seat } puts the { $district } under the Museum.
}
citadels-story-blasted = { $seat } gives up the Armory and destroys the { $district } of { $other }.
citadels-story-recovered = { $seat } pays 1 gold and takes the { $district } into the hand (Graveyard).
citadels-story-declined = { $seat } lets the { $district } go (Graveyard).
citadels-story-bell = { $rung ->
    [true] { $seat } rings the bell: one district less is enough now.
   *[false] { $seat } leaves the bell silent.
}
citadels-story-bell-lost = { $ending ->
    [true] The Bell Tower is gone; the game ends after this round all the same.
   *[false] The Bell Tower is gone; a complete city needs its full number again.
}
citadels-story-found = { $district ->
    [unknown] { $seat } looks through the deck, which is then shuffled (Lighthouse).
   *[other] { $seat } looks through the deck and takes the { $district } (Lighthouse).
}
citadels-story-thanked = { $seat } says thanks to the Ball Room.
citadels-story-forgot = { $seat } forgets to thank the Ball Room and loses the turn.
citadels-story-extra-gold = { $seat } takes { $count } gold more.
citadels-story-extra-cards = { $seat } draws { $count ->
    [one] one card
   *[other] { $count } cards
} more.
citadels-story-tax = { $other ->
    [unknown] { $seat } collects { $count } gold of tax.
   *[other] { $seat ->
        [unknown] { $other } pays { $count } gold of tax, which waits for the Tax Collector.
       *[other] { $other } pays { $seat } { $count } gold of tax.
    }
}
citadels-story-poor-house = { $seat } has no gold and takes { $count } (Poor House).
citadels-story-park = { $seat } has no cards and draws { $count } (Park).
citadels-story-throne-room = { $seat } takes { $count } gold for the new crown (Throne Room).
citadels-story-refund = { $seat } gets { $count } gold back for building (Alchemist).
citadels-story-hospital = { $seat } was murdered, but may still take gold or draw cards (Hospital).
citadels-story-complete = { $first ->
    [true] { $seat } is the first with a complete city, of { $count } districts. This is the last round.
   *[false] { $seat } has a complete city too, of { $count } districts.
}
citadels-story-shown = { $seat } was the murdered { $character }.
citadels-story-ended = { $seat ->
    [unknown] Nothing can happen any more; the game is over.
   *[other] The last round is over, begun by the complete city of { $seat }.
}

## Options
citadels-option-edition = Edition
citadels-option-edition-help = Which reading of the rules to follow; each difference is an option of its own as well.
citadels-option-edition-seed = seed: as described by the players this project grew from
citadels-option-edition-rulebook = rulebook: the older printed rules with the Dark City
citadels-option-edition-classic_2016 = classic_2016: the old cards with the rules of 2016
citadels-option-characters = Characters exchanged or added
citadels-option-characters-help = Characters that take the place of the one with the same number, or number 9. None: the first eight, and the Artist where nine are needed.
citadels-option-dark_city = Dark City districts
citadels-option-dark_city-help = Unique districts of the Dark City that are shuffled in.
citadels-option-without = Districts left out
citadels-option-without-help = Unique districts of the first set that stay in the box; the deck has to have 65 to 69 cards.
citadels-option-city_size = Size of a complete city
citadels-option-city_size-help = How many districts end the game.
citadels-option-city_size-eight = eight districts
citadels-option-city_size-seven = seven districts, the short game
citadels-option-city_size-by-players = eight with two or three players, else seven
citadels-option-gold = Gold in the box
citadels-option-gold-help = When the bank is empty, nobody gets gold from it.
citadels-option-gold-36 = 36 pieces
citadels-option-gold-35 = 35 pieces
citadels-option-gold-30 = 30 pieces
citadels-option-gold-unlimited = as much as needed
citadels-option-rank_4_face_up = King set aside face up
citadels-option-rank_4_face_up-help = What is done when number 4 is turned up while characters are set aside; it may not lie face up.
citadels-option-rank_4_face_up-redo = set all aside anew
citadels-option-rank_4_face_up-replace = turn up another one in its place and shuffle it back
citadels-option-removal = Order of setting aside
citadels-option-removal-help = Which characters are set aside first.
citadels-option-removal-down-first = the one face down, then those face up
citadels-option-removal-up-first = those face up, then the one face down
citadels-option-timing = When powers are used
citadels-option-timing-help = When Warlord and Diplomat act.
citadels-option-timing-end-of-turn = at the end of the turn
citadels-option-timing-any-time = at any time of the turn
citadels-option-uniques_wait = Unique districts wait
citadels-option-uniques_wait-help = Do unique districts work only from the round after they were built?
citadels-option-uniques_wait-true = from the next round on
citadels-option-uniques_wait-false = at once
citadels-option-short_bell = Bell Tower in the short game
citadels-option-short_bell-help = Does the bell end a short game at six districts?
citadels-option-short_bell-true = yes, at six
citadels-option-short_bell-false = no, it does nothing there
citadels-option-fallen_bell = Bell Tower lost
citadels-option-fallen_bell-help = What becomes of an end that the bell had brought when the Bell Tower is destroyed.
citadels-option-fallen_bell-resume = the game goes on until a city has its full number
citadels-option-fallen_bell-ends = the game ends all the same
citadels-option-tie_break = Ties
citadels-option-tie_break-help = What decides between players with the same score.
citadels-option-tie_break-districts = points of the districts alone, then gold
citadels-option-tie_break-rank = the highest character of the last round
citadels-option-emperor_takes = What the Emperor gets
citadels-option-emperor_takes-help = Who chooses between a piece of gold and a card.
citadels-option-emperor_takes-giver-chooses = the crowned player
citadels-option-emperor_takes-emperor-chooses = the Emperor; the card is a random one
citadels-option-queen_beside = Queen and Emperor
citadels-option-queen_beside-help = Beside whom the Queen has to sit where the Emperor takes the King's place.
citadels-option-queen_beside-emperor = beside the Emperor
citadels-option-queen_beside-crowned = beside the player whom he crowned
citadels-option-abbot = Abbot
citadels-option-abbot-help = How the Abbot is paid.
citadels-option-abbot-gold = income in gold; nothing from the richest where several tie
citadels-option-abbot-mixed = income in gold or cards; chooses among the richest
citadels-option-tax = Tax Collector
citadels-option-tax-help = What builders owe.
citadels-option-tax-per-turn = number 2: one gold a turn, once the Tax Collector was called
citadels-option-tax-per-district = number 9: one gold a district, kept until the Tax Collector comes
citadels-option-library_with_observatory = Library with Observatory
citadels-option-library_with_observatory-help = How many of three drawn cards are kept by whoever has both.
citadels-option-library_with_observatory-keep-two = two
citadels-option-library_with_observatory-keep-three = all three
citadels-option-haunted_city = Haunted City
citadels-option-haunted_city-help = When it may stand for a missing type.
citadels-option-haunted_city-not-last-round = not if it was built in the last round
citadels-option-haunted_city-always = always
citadels-option-quarry = Quarry
citadels-option-quarry-help = How many districts that a city has already may be built.
citadels-option-quarry-one = one at a time
citadels-option-quarry-any = any number
citadels-option-wishing_well = Wishing Well
citadels-option-wishing_well-help = Which unique districts it counts.
citadels-option-wishing_well-others = the others
citadels-option-wishing_well-all = all, itself too
citadels-option-armory = Armory
citadels-option-armory-help = Whose districts it may destroy.
citadels-option-armory-any-city = in any other city
citadels-option-armory-unfinished-city = in cities that are not complete
citadels-option-diplomat = Diplomat
citadels-option-diplomat-help = What the Diplomat may exchange.
citadels-option-diplomat-free = complete cities and second copies are allowed
citadels-option-diplomat-strict = neither from complete cities nor second copies
citadels-option-laboratory = Laboratory
citadels-option-laboratory-help = How much gold a discarded card brings.
citadels-option-laboratory-1 = 1 gold
citadels-option-laboratory-2 = 2 gold
citadels-option-smithy = Smithy
citadels-option-smithy-help = What it costs and how many cards it brings.
citadels-option-smithy-2-gold-3-cards = 2 gold, 3 cards
citadels-option-smithy-3-gold-2-cards = 3 gold, 2 cards
citadels-option-smithy-3-gold-3-cards = 3 gold, 3 cards
citadels-option-observatory_cost = Cost of the Observatory
citadels-option-observatory_cost-help = Printings differ; see your card.
citadels-option-observatory_cost-5 = 5 gold
citadels-option-observatory_cost-4 = 4 gold
citadels-option-imperial_treasury_cost = Cost of the Imperial Treasury
citadels-option-imperial_treasury_cost-help = Printings differ; see your card.
citadels-option-imperial_treasury_cost-4 = 4 gold
citadels-option-imperial_treasury_cost-5 = 5 gold
citadels-option-poor_house_cost = Cost of the Poor House
citadels-option-poor_house_cost-help = Printings differ; see your card.
citadels-option-poor_house_cost-5 = 5 gold
citadels-option-poor_house_cost-4 = 4 gold
citadels-option-poor_house_cost-0 = nothing, a misprint
citadels-option-factory_cost = Cost of the Factory
citadels-option-factory_cost-help = Printings differ; see your card.
citadels-option-factory_cost-6 = 6 gold
citadels-option-factory_cost-5 = 5 gold
citadels-option-printing = Printing
citadels-option-printing-help = Which districts lie in the box.
citadels-option-printing-english = 66 cards of the English printing
citadels-option-printing-european = 65 cards: no Great Wall, one Church more, one Palace fewer
citadels-option-first_crown = First crown
citadels-option-first_crown-help = Who has the crown in the first round.
citadels-option-first_crown-random = by lot
citadels-option-first_crown-first-seat = the first seat

## What is wrong with a move, a position or an option
problem-citadels-no-move = { $given } is not a move; write a verb and what it is about, as in gold, build temple, kill thief or raze 2 temple
problem-citadels-no-district = { $given } is not a district
problem-citadels-no-character = { $given } is not a character
problem-citadels-no-seat = { $given } is not a seat; seats are numbered from 0
problem-citadels-not-in-deck = { $given } is not in the deck and can't be left out
problem-citadels-deck-size = the deck would have { $number } cards; { $low } to { $high } are possible
problem-citadels-unfit-character = { $given } can't take part with { $seats } players
problem-citadels-rank-taken = { $given } has number { $rank }, which another character that you named has too
problem-citadels-named-twice = { $given } is named more often than there are cards of it
problem-citadels-pick-doubled = pick { $number } took two characters; each pick takes one
problem-citadels-no-place = { $given } is no place of a character: packet, face-down, face-up, out, "pick 0", "aside 1" and so on are
problem-citadels-too-many = { $number } too many of { $district }; there are { $wanted } in all
problem-citadels-missing = { $number } of { $district } are missing; there are { $wanted } in all
problem-citadels-gold = there are { $number } pieces of gold; it has to be { $wanted } in all
problem-citadels-not-there = { $district } does not lie there, or not as often
problem-citadels-no-turn-behind = the question { $given } interrupts a turn, and there is none behind it
problem-citadels-wrong-actor = seat { $seat } is asked, but another one acts
problem-citadels-draft-over = a character is to be picked, but all picks are made

## Why a move is advised
citadels-thought-holder = Probably { $other } is the { $character } ({ $percent } %).
citadels-thought-nobody = Probably nobody has the { $character } ({ $percent } %).
citadels-thought-income = The { $character } brings { $count } gold from your city.
citadels-thought-leads = { $other } stands at { $count } points.
citadels-thought-hand = { $other } holds { $count ->
    [one] one card
   *[other] { $count } cards
}.
citadels-thought-completes = With the { $district } your city is complete.
citadels-thought-left = After the { $district } your city needs { $count ->
    [one] one more district
   *[other] { $count } more districts
}.
