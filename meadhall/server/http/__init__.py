"""HTTP around a node: the application, its guard, sockets, the page's files."""
