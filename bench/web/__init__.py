"""The load test of the web table: real WebSocket clients against the real server, and the same server
with an empty engine that replays recorded bytes."""
