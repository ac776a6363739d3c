"""What may be done in Long Cours, phase by phase."""
