"""One short class per Memory card, in the order of content.toml; the table CARDS is at the end of `table.py`."""
