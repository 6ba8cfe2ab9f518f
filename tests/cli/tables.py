"""Cities of a real table."""

# Six cities of the printed score example, clockwise, and what they are worth.
RING = [
    ["SSSS", "HHOm", "OPOO", "OPHP"],
    ["mFFF", "PPFP", "SSmP", "HHHF"],
    ["mdFF", "HeFP", "SHbP", "HHHO"],
    ["mdFF", "OeOb", "OOOO", "SSSS"],
    ["mdHH", "SeOb", "SOHH", "SFPP"],
    ["FSFF", "PFPP", "FbHP", "PPHH"],
]
RING_TOTALS = [56, 52, 62, 62, 62, 57]
