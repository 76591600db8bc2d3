"""Every decision point of the specification, by the part of the turn it belongs to."""
