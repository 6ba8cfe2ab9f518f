### Citadels in the browser.

## The table
citadels-web-round = Round { $round }
citadels-web-called = { $character } is called
citadels-web-strip = The call of the characters, by rank
citadels-web-rank = { $rank } { $character }
citadels-web-rank-out = lies face up, nobody has it
citadels-web-rank-now = called now
citadels-web-rank-shown = shown by { $seat }
citadels-web-rank-nobody = was called, nobody showed it
citadels-web-rank-open = not called yet
citadels-web-rank-own = yours
citadels-web-mine = you
citadels-web-nobody = nobody
citadels-web-murdered = murdered
citadels-web-robbed = to be robbed
citadels-web-bewitched = bewitched
citadels-web-others = The other players
citadels-web-decide = What is decided
citadels-web-waiting = { $turn ->
    [yes] { $names } is the { $character } and takes the turn.
   *[no] Waiting for { $names }: { $phase }.
}
citadels-web-deciding = has to decide
citadels-web-crown = has the crown
citadels-web-gold = gold
citadels-web-cards = cards in hand
citadels-web-built = districts built, of those needed
citadels-web-city-of = City of { $seat }
citadels-web-no-districts = nothing built yet
citadels-web-secret = { $character }, yours in secret
citadels-web-hand = Your hand
citadels-web-hand-empty = no cards in hand
citadels-web-card = { $district }, cost { $cost }{ $gold ->
    [0] { "" }
   *[other] , with gold of the Artist
}{ $waiting ->
    [yes] , works from the next round on
   *[no] { "" }
}
citadels-web-choice-card = { $district }, cost { $cost }{ $count ->
    [one] { "" }
   *[other] , { $count } of them
}
citadels-web-choice-seat = { $seat }, { $gold } gold, { $cards } cards
citadels-web-not-now = not possible; select to see why
citadels-web-change = { $seat } { $total } ({ $lines }).
citadels-web-ending = { $seat } has completed a city. The game ends after this round.
citadels-web-ending-bell = The game ends after this round.
citadels-web-bell = The bell was rung: { $count } districts end the game.

## The draft
citadels-web-order = Picks in this order
citadels-web-face-up = Face up, in nobody's hand:
citadels-web-face-down = one face down
citadels-web-memory = What you saw at pick { $number }
citadels-web-kept = You kept
citadels-web-aside = You put aside
citadels-web-passed = You passed on

## Questions
citadels-web-ask-draft = Pick your character. The others go on to the next player.
citadels-web-ask-put-aside = Put one of these aside, face down.
citadels-web-ask-turn = { $now ->
    [action] You are the { $character }: take gold or draw cards.
    [build] You are the { $character }: tap a card in hand to build it.
   *[rest] You are the { $character }: nothing more can be built.
}
citadels-web-ask-keep = Keep { $count ->
    [one] one of the drawn cards.
   *[other] { $count } of the drawn cards.
}
citadels-web-ask-exchange = Which cards go under the deck? You draw as many new ones.
citadels-web-ask-wizard = The hand of { $seat }: take a card, or build it at once.
citadels-web-ask-crown = To whom do you give the crown?
citadels-web-ask-gift = You have the crown. What do you give { $seat }, the Emperor?
citadels-web-ask-demand = What does { $seat } give you for the crown?
citadels-web-ask-cede = Which district do you give { $seat } for the { $district }?
citadels-web-ask-burial = The { $district } was destroyed. Pay 1 gold and take it into your hand?
citadels-web-ask-bell = Ring the bell? Then one district less ends the game.
citadels-web-ask-lighthouse = Take one card out of the deck.
citadels-web-ask-thanks = { $seat } has the Ball Room and the crown. Say thanks, or you lose your turn.
citadels-web-ask-bewitch = Whom do you bewitch? You then play that turn.
citadels-web-ask-supply = More gold, or more cards?
citadels-web-ask-mixed-income = { $count } of income still to take: gold, or a card?
citadels-web-ask-succession = The Emperor was murdered. Who gets the crown?

## Buttons of a turn
citadels-web-do-gold = Take gold
citadels-web-do-cards = Draw cards
citadels-web-do-income = Take income
citadels-web-do-end = End the turn
citadels-web-do-kill = Murder …
citadels-web-do-rob = Rob …
citadels-web-do-swap = Swap hands …
citadels-web-do-exchange = Exchange with the deck …
citadels-web-do-look = Look at a hand …
citadels-web-do-tithe = Gold of the richest …
citadels-web-do-raze = Destroy a district …
citadels-web-do-covet = Swap a district …
citadels-web-do-gild = Gold on a district …
citadels-web-do-homage = Gold for sitting beside the King
citadels-web-do-sell = Laboratory …
citadels-web-do-forge = Smithy
citadels-web-do-tuck = Museum …
citadels-web-do-blast = Armory …
citadels-web-do-stop = That is all
citadels-web-do-pay = 1 gold
citadels-web-do-recover = Pay 1 gold
citadels-web-do-decline = Let it go
citadels-web-do-ring = Ring it
citadels-web-do-silence = Leave it
citadels-web-do-thank = Say thanks
citadels-web-do-forget = Say nothing
citadels-web-do-ask-gold = Gold
citadels-web-do-ask-card = Cards

## Titles of dialogues
citadels-web-title-pick = Your character
citadels-web-title-aside = Put aside
citadels-web-title-keep = Drawn cards
citadels-web-title-put = Under the deck
citadels-web-title-take = Into your hand
citadels-web-title-raise = Build at once
citadels-web-title-give = A card of your hand
citadels-web-title-cede = A district of yours
citadels-web-title-find = Cards in the deck
citadels-web-title-crown = The crown
citadels-web-title-bewitch = Whom to bewitch
citadels-web-title-kill = Whom to murder
citadels-web-title-rob = Whom to rob
citadels-web-title-swap = With whom to swap hands
citadels-web-title-look = Whose hand to look at
citadels-web-title-tithe = Whose gold
citadels-web-title-raze = What to destroy
citadels-web-title-covet = What to ask for
citadels-web-title-gild = Where to put gold
citadels-web-title-sell = Discard a card for gold
citadels-web-title-tuck = Put a card under the Museum
citadels-web-title-blast = What to destroy with the Armory

## Hints
citadels-web-hint = Hint
citadels-web-hint-thinking = Thinking …
citadels-web-hint-failed = No hint came; try again
citadels-web-hint-move = Hint: { $move }.
citadels-web-hint-share = Preferred in { $percent }% of { $games } imagined games.

## What lies on the table, what is known
citadels-web-stock = Deck and bank
citadels-web-deck = { $count ->
    [one] one card in the deck
   *[other] { $count } cards in the deck
}
citadels-web-bank = { $count } gold in the bank
citadels-web-bank-open = as much gold as needed
citadels-web-museum = under the Museum: { $count }
citadels-web-pot = tax that waits: { $count }
citadels-web-known = What you know
citadels-web-known-hand = In the hand of { $seat }:
citadels-web-known-museum = Under the Museum:
citadels-web-known-under = At the bottom of the deck, in this order:

## What a card is
citadels-web-about-character = Character of rank { $rank }
citadels-web-about-income = Takes 1 gold for each { $type } district of their city, once in the turn.
citadels-web-about-district = { $type } district, costs { $cost }, scores { $worth }
citadels-web-help-assassin = Names a character. Whoever has it says nothing when it is called, and loses the turn.
citadels-web-help-thief = Names a character. When it is called, the Thief gets all gold that its player has then. Not the Assassin, nor who was murdered or bewitched.
citadels-web-help-magician = Swaps the whole hand with another player, or puts cards under the deck and draws as many.
citadels-web-help-king = Gets the crown when called, and so picks first in the next round.
citadels-web-help-bishop = Warlord and Diplomat can't touch the Bishop's city.
citadels-web-help-merchant = Gets 1 gold more after the action.
citadels-web-help-architect = Draws 2 cards more after the action, and may build up to three districts.
citadels-web-help-warlord = May destroy one district for its cost less 1. Not the Bishop's, and not in a complete city.
citadels-web-help-witch = After the action, bewitches a character, and then plays its turn with her own hand, gold and city. Its player has the action alone.
citadels-web-help-tax-collector = Whoever else has built in the turn pays 1 gold of tax, if there is any.
citadels-web-help-wizard = Looks at another hand and takes a card, to keep or to build at once. May build a second copy this turn.
citadels-web-help-emperor = Gives the crown to another player, who gives a gold or a card for it.
citadels-web-help-abbot = The richest player gives the Abbot 1 gold.
citadels-web-help-alchemist = Gets the gold spent on building back at the end of the turn.
citadels-web-help-navigator = Takes 4 gold or 4 cards more after the action, but may not build.
citadels-web-help-diplomat = May give a district for one in another city, and pays the difference. Not the Bishop's.
citadels-web-help-artist = May put 1 gold on each of up to two own districts: they cost and score 1 more.
citadels-web-help-queen = Gets 3 gold when sitting beside the King.
citadels-web-help-haunted-city = At the end it may count as a type that the city lacks.
citadels-web-help-keep = Can be neither destroyed by the Warlord nor taken by the Diplomat.
citadels-web-help-laboratory = Once in your turn: discard a card for gold.
citadels-web-help-smithy = Once in your turn: pay gold to draw cards.
citadels-web-help-observatory = When you draw cards, you draw three to choose from.
citadels-web-help-graveyard = When the Warlord destroys a district, you may pay 1 gold to take it into your hand. Not while you are the Warlord.
citadels-web-help-dragon-gate = Scores more than it costs.
citadels-web-help-university = Scores more than it costs.
citadels-web-help-library = When you draw cards, you keep both.
citadels-web-help-great-wall = Your other districts cost the Warlord 1 more.
citadels-web-help-school-of-magic = Counts as the type that your character's income needs.
citadels-web-help-lighthouse = When built: look through the deck and take a card.
citadels-web-help-armory = In your turn, give it up to destroy a district of another city.
citadels-web-help-museum = Once in your turn: put a card of your hand under it. Each scores 1 at the end.
citadels-web-help-imperial-treasury = Scores 1 at the end for each gold that you have.
citadels-web-help-map-room = Scores 1 at the end for each card in your hand.
citadels-web-help-wishing-well = Scores 1 at the end for each other unique district of your city.
citadels-web-help-quarry = You may build a district that your city already has.
citadels-web-help-poor-house = Without gold at the end of your turn, you get 1.
citadels-web-help-bell-tower = When built, you may ring the bell: one district less ends the game.
citadels-web-help-factory = Your other unique districts cost you 1 less to build.
citadels-web-help-park = Without cards at the end of your turn, you draw 2.
citadels-web-help-hospital = When murdered, you still have your action.
citadels-web-help-throne-room = You get 1 gold each time the crown goes to another player.
citadels-web-help-ball-room = While you have the crown, the others must say thanks when they are called, or lose their turn.

## Scoring a game of the real box
citadels-web-score-seats = Players
citadels-web-score-help = Choose a player, then tap the districts of their city. A tap on a district in a city takes it away.
citadels-web-score-count = { $count ->
    [one] one district
   *[other] { $count } districts
}
citadels-web-score-remove = Take away: { $district }
citadels-web-score-palette = Districts to add for { $seat }
citadels-web-score-gold = Gold
citadels-web-score-cards = Cards in hand
citadels-web-score-museum = Under the Museum
citadels-web-score-complete = Complete
citadels-web-score-complete-no = no
citadels-web-score-complete-first = as the first
citadels-web-score-complete-later = later
citadels-web-score-haunted = Haunted City built in the last round
citadels-web-score-house = Score even with more cards than the box holds
citadels-web-score-go = Score
citadels-web-score-print = Print
citadels-web-score-clear = Clear all
citadels-web-score-result = Result
citadels-web-score-failed = The server can't be reached. What you entered is kept on this device.

## Examples of the rulebook
citadels-web-example-refused = not allowed
citadels-web-example-allowed = allowed
citadels-web-example-move = { $seat } wants to { $move }.
citadels-web-example-play = { $seat }: { $move }.
citadels-web-example-total = { $points } points
