"""Coins, the third game of the tests: two play heads or tails, and some spin the coin first."""
