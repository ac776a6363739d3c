"""The rules of Le Magot, one module per phase of a round."""
