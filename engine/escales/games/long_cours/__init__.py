"""Long Cours (Croset Frères, Lyon): trade between 24 points of call, with storms, brawls and a Corsaire."""
