"""The play server: tables, seats and bots over HTTP and WebSocket. Nothing acknowledged is lost, no secret is sent."""
