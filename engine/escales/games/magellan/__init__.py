"""Magellan: jeeps, ships and planes over a world of ten-degree cells, countries and wars."""
