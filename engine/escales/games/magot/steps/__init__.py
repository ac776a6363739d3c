"""The phases of Le Magot: the draw, placing the tokens, a turn, sending pawns away."""
