"""The pictures in the rules of the browser: positions that the engines played and counted."""
