"""What several steps of Magellan share: functions of a state.

Folders; each imports only folders before it:

- ``world``: what stands where; the steps over lines; which pieces can fight in a cell
- ``cards``: the pack, effects that last, prizes
- ``war``: votes, camps, fights, bombing, losses, captures
- ``air``: where planes can land, and which moves would leave one in the air

Modules that use them:

- ``leaving``: wins, eliminations, the end of the game
- ``money``: payments that are due, countries that have to be sold
- ``effects``: what each effect of a card does
- ``rounds``: whose turn is next, and when a round is over
- ``developing``: the countries that can be developed, the best first
- ``flow``: what comes next, in all of the game
- ``movement``: the prizes and fights that a move brings about
- ``routes``: whole ways to a destination, for the page
- ``obstacles``: why there is no way to a destination, for the page
- ``reach``: what each piece can reach with the points left, for the page
- ``refusals``: why a piece cannot be used at all

Words of the code, and what the rule book says:

- seat: player; ``opener``: player number 1 (MA-51)
- ``fallen``: out of the game (MA-31); ``retired``: gone with a win (MA-32)
- pack (``state.deck``): the cards; deck: a place for a plane on a ship that carries nothing (MA-41)
- haven: a cell where a plane may land on land (MA-35)
- carrier: a ship or a plane that carries something (MA-10), not only a ship with a plane (MA-43)
- land: a jeep leaves its carrier (MA-13); alight: a plane lands (MA-35)
- strike: bombing from a ship before a fight (MA-44); bomb: bombing in flight (MA-38)
- warn: to announce a war (MA-29, MA-57); offer: to propose a truce (MA-30)
- mourner: an ally who has to lose a like piece (MA-47)
"""
