"""What the measures of the bots' strength share: games in pairs, and how they are told."""
