"""What the house asks of every game."""
