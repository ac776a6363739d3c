"""The engine inside Pyodide, under Node: see fixture.py."""
