"""What is kept: schema.py (the tables), database.py (one engine for SQLite and PostgreSQL), people.py, tables.py, migrations/."""
