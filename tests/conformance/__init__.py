"""The conformance suite: what the contract asks of every game, checked at every state.

A game has a module ``laws`` among its tests (``tests/games/<id>/laws.py``) that says what is
conserved, what its part of a view looks like, how a hidden thing may be changed, and, where random
play might go on for ever, with which options it ends.
"""
