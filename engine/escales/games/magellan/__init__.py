"""Magellan: jeeps, ships and planes on a map of the world; countries to develop, wars to avoid."""
