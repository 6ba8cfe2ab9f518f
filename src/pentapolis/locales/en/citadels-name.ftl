### What every page may say of the game.

citadels-name = Citadels
citadels-tagline = A new role every round, a city of eight districts, and nobody knows who you are
