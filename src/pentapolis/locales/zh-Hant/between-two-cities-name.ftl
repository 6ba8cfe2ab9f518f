### What every page may say of the game.

between-two-cities-name = 雙城爭霸
between-two-cities-tagline = 和左右鄰座各蓋一座城，只算分數較低的那一座
