"""The database goes away while people play, and comes back."""
