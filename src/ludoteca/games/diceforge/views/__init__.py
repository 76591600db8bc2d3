"""All that concerns who knows what: `table` shows the table, `position` describes any situation and sets it up again."""
