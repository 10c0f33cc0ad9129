"""The greedy bot: what an action and a position look worth."""
