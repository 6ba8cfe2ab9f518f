### What every page may say of the game.

between-two-cities-name = Between Two Cities
between-two-cities-tagline = Build one city with each neighbour; only the poorer one counts
