"""What several steps of Long Cours share.

- ``captains``: which captains are in the game, and in which zone
- ``holdings``: money, goods and cards
- ``ports``: where ships are put on the map
- ``refusals``: why cards cannot be played in some phases
- ``rounds``: how turns and rounds follow one another, and how the game ends
- ``sinking``: what the Corsaire sinks, and how it leaves the map itself

Words of the code and of the rule book:

- ``direct``: the card Déplacement direct, a direct move
- ``storm``: the card Tempête, a storm
- ``fight``: the card Bagarre, a brawl; a ``blow`` is a card played in it
- ``point``: a point of call, that is a port or a white rectangle
- ``stranding`` place: the white rectangle of a zone
- ``ship``: a captain's cargo ship; the Corsaire is none
- ``legs``: the moves of the Corsaire in a turn
- ``resell``, ``resale``: trying to sell, and the roll of the die for it
- ``entry``, ``arrival``: a new ship comes in; the Corsaire comes in
"""
