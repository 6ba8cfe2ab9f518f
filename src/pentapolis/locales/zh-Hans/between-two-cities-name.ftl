### What every page may say of the game.

between-two-cities-name = 双城争霸
between-two-cities-tagline = 与左右两家各建一座城，只算得分较低的那座
