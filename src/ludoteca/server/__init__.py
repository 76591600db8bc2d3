"""The server: lobby, tables, sockets and storage around `play.Match`; thin input and output, no rules.

Read in this order: protocol.py (what is said), tables.py (what a table is), writer.py (how a command becomes a
committed row), hub.py (who is told), socket.py and http/ (how it travels), app.py (the whole), docs/server.md (the contract).
"""
