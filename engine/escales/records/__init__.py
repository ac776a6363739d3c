"""Records: games as saves and links, and the only place where outside data comes in.

:mod:`~escales.records.write` makes saves and :func:`escales.records.link.link` makes links;
both need the standard library only, so that a page can save before it can read.
:mod:`~escales.records.read` and :func:`escales.records.link.open_link` take records from
outside: everything is checked by the pydantic models of :mod:`~escales.records.models`, and
whatever is wrong is an :class:`escales.core.Unusable` that says what and what to do.

This package imports nothing by itself, because importing pydantic takes longer than all the
rest of the engine.
"""
