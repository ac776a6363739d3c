"""What several steps of Le Magot share.

- ``landing``: what a pawn finds on its cell
- ``money``: payments between players
- ``order``: who rolls next
- ``rounds``: how a round begins and ends, and the match with it

Words of the code and of the rule book:

- ``depart``, ``arrivee``: the tokens D and A
- ``pawn``: the Trajet
- ``captive``: a pawn that somebody has landed on
- ``cell``: a square; the cells 6 and 63 are penalty squares
- ``pot``: the magot
"""
