### What every page may say of the game.

citadels-name = 富饒之城
citadels-tagline = 每輪偷選一個角色，鬥智鬥心機，搶先蓋出八個地區
