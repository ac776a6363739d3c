"""Toy: a hidden number, a swap, a stake, an answer; the highest number takes the pot.

A game is a tree: each module imports only modules that stand before it in this list::

    meta < board < events < state < rules < steps < view < game

Read it from ``game.py``, which names the step of each phase; write it in the order above. The
messages and the rule book are in ``texts``, the figures in ``data``.
"""
