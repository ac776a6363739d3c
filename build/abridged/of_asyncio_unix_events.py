"""The class on which Pyodide's event loop builds, without an event loop of Unix."""

from asyncio import events


class _UnixDefaultEventLoopPolicy(events._BaseDefaultEventLoopPolicy):  # type: ignore[name-defined,misc]
    """Makes no event loop: there is always Pyodide's."""


_DefaultEventLoopPolicy = _UnixDefaultEventLoopPolicy
