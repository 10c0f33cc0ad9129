"""What a seat sees: its view, its observation, and what it cannot know dealt anew."""
