"""Le Magot (Éditions Volumétrix): a plus-or-minus die, seventy numbered cells, a pot to grab."""
