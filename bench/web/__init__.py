"""The load test of the web table: real clients, the real server, and the same one with an empty engine."""
