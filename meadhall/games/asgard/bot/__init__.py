"""The heuristic player: what an action and a position look worth."""
