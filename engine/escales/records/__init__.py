"""Records: games as saves and links. Outside data comes in only here.

:mod:`~escales.records.write` writes saves and :func:`escales.records.link.link` writes links;
both need only the standard library, so that the page can save before pydantic is loaded.
:mod:`~escales.records.read` and :func:`escales.records.link.open_link` read records from
outside. The pydantic models of :mod:`~escales.records.models` check everything in them; whatever
is wrong raises an :class:`escales.core.InvalidInput` that says what it is and what to do.

This package itself imports nothing, because importing pydantic takes longer than importing all
the rest of the engine.
"""
