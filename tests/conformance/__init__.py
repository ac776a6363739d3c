"""The conformance suite: what the contract asks of every game, checked at every state.

A game has a module ``laws`` among its tests (``tests/games/<id>/laws.py``) that says what is
conserved, what its part of a view looks like, and how a hidden thing may be changed.
"""
