"""What an engine owes the house: the contract of its rules, its options, errors and advice."""
