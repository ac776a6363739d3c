"""The phases of Marco Polo, together with what may be done in each."""
