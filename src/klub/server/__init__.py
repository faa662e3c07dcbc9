"""The club server."""
