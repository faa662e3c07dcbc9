"""What drives a game server with many sockets, and what is read off it."""
