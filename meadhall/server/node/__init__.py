"""One process of the server: the tables it holds, and what must happen by itself."""
