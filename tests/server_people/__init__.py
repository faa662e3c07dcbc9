"""Tests of the people of the club, over HTTP."""
