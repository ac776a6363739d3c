"""Marco Polo: from Venice to the Great Khan and home, with a mission, a secret and a fortune."""
