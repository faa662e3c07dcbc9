"""What the club can be asked for over HTTP."""
