"""Writes the pictures of the browser's rules anew."""

from learn.files import FILES, ROOT, text

for name in FILES:
    (ROOT / name).write_text(text(name), encoding="utf-8")
