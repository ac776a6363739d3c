"""Cards.

- ``pack``: the pack, and when a card goes back under it
- ``lasting``: effects that last
- ``prizes``: prizes to be won

The historical cards (MA-22) are applied here:

- orders: ``rules.effects``, effect by effect; ``steps.drawing`` draws the countries of ``reveal``
- prizes: ``prizes.award``, which ``rules.movement`` and ``steps.boarding`` call after a move
- extra dice: ``rules.rounds`` as a turn begins, ``steps.throwing`` die by die
- dividends: ``rules.effects`` asks ``lasting.dividend_percent``
- costs: ``lasting.cost``, which ``steps.purchases`` asks
- canals: ``lasting.canal`` opens and closes them; ``world.roads`` asks ``state.canals``
- blockades: ``lasting.blockaded`` names the cells; ``world.roads`` lets no piece in or out
- the end of what lasts: ``lasting.tick``, which ``rules.rounds`` calls at every turn
"""
