"""How the database came to its form, a step a file; a step is never changed once released."""
