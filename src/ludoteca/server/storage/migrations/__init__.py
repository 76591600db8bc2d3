"""Alembic's folder: how the database came to be as schema.py says."""
