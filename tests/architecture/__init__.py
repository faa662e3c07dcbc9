"""The tree is the architecture: who may name whom."""
