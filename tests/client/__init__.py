"""Tests of the client library, all against a real club."""
