"""What a position of Clustered is worth, learned from many games."""
