"""A club house for two tabletop games, Kluster and Clustered."""
