"""A club and records of klub 0.1, kept to be opened by every later one."""
