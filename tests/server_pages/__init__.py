"""What the club serves for the browser: pages, forms, replays, lessons."""
