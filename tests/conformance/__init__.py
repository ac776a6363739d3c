"""The conformance suite: it checks at every state of every game what the contract of `core` demands.

Among the tests of each game is a module ``laws`` (``tests/games/<id>/laws.py``). It says what is
conserved, what the types of the game's part of a view are, and how a hidden thing may be changed. If
random play might never end, it also gives the options with which it ends. Its contract is
:class:`tests.conformance.laws.Laws`.
"""
