"""The phases of Long Cours, and what captains may do in them."""
