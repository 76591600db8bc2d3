"""The server: lobby, tables, sockets and storage around `play.Match`; thin input and output, no rules.

Read in this order: protocol.py (what is said), sitting.py (how a table judges a command), course.py (what a row does to it), gate.py (how it is
committed before it is told), hub.py (who is told), outlook.py (what each may see), socket.py and http/ (how it travels), house.py and app.py (the whole),
docs/server.md (the contract).
"""
