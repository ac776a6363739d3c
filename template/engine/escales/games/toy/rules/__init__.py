"""The rules of Toy that are no phase and no operation, as functions of a state.

- ``showdown``: how a game ends

What several steps need stands here, too. A small game may have no such rules.
"""
