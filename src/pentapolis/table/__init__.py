"""A live game without a network: who sits where, taking back, hints, saving and going on."""
