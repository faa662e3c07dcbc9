"""Clustered as machine code: the same games as the readable engine plays, far faster."""
