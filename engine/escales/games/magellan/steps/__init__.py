"""The phases of Magellan, and what a seat may do in them."""
