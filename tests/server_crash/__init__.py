"""A club that is killed, closed and opened again."""
