"""The games as environments: PettingZoo, Gymnasium, OpenSpiel, and batches of many at a time."""
