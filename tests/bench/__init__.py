"""The scripts of bench/ measure what they say they measure."""
