"""Long Cours (Croset Frères, Lyon): trade between 24 ports of call, storms, brawls, one Corsaire."""
