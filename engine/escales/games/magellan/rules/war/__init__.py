"""Wars. The rest of the game calls ``wars``; the steps of war call the others too.

- ``wars``: the course of a war
- ``votes``: war or truce, and wars that are announced
- ``alliances``: the camps of variants 2 and 3
- ``fights``: which fights come next, and who wins them
- ``odds``: how likely a fight is won
- ``bombing``: bombing in flight, and the special die
- ``deck_bombing``: bombing from ships before they fight
- ``losses``: which pieces are lost
- ``captures``: countries that change hands
"""
