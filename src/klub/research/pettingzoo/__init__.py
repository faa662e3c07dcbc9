"""klub's games for PettingZoo: a module for each, named and versioned as PettingZoo's own are."""

from klub.research.extra import needed

needed("gymnasium", "pettingzoo")
