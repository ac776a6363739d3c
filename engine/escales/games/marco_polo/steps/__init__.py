"""What may be done in Marco Polo, phase by phase."""
