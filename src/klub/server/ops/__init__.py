"""Logs, metrics and the compiling of kernels."""
