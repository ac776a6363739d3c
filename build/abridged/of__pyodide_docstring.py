"""The descriptions of functions in Pyodide's own modules: nobody reads them in the page."""


def get_cmeth_docstring(function: object) -> str:
    """An empty description."""
    return ""
