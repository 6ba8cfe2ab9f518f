"""Players that are programs: their specs, how they choose, and tournaments between them."""
