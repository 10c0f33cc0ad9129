"""A table held in memory: its people, its bots, and everything that changes it."""
