"""What may be done in each phase of a game of Magellan."""
