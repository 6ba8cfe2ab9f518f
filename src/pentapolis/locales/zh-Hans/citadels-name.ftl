### What every page may say of the game.

citadels-name = 富饶之城
citadels-tagline = 每轮暗选角色、互相猜疑，率先建成八座建筑
