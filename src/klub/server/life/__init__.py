"""What keeps a club going and tells how it goes: logs, figures, machine code."""
