"""One table while it is needed: its task, its audience, bots, live turns, and the sockets."""
