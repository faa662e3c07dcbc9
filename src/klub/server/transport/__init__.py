"""TCP connections of clients: how many, how much of each at a time, and for how long."""
