"""The powers, one file each, and power.py that finds the right one; Mallahoc's hand is in rules/piles.py, faith and blessing in steps/challenge.py."""
