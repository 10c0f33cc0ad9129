"""What tables are given to work with: time, bots, other nodes, notifications, limits."""
