"""The server: tables, accounts, bots' workers, the HTTP API and the WebSocket."""
