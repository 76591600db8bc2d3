"""Verbs and questions that the steps share."""
