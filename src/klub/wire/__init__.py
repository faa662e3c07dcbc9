"""What the club and its clients say to each other: the source of web/src/wire.ts."""
