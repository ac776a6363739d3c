"""What several steps of Marco Polo share.

- ``agenda``: what is still to be done, a stack of dues
- ``progress``: does what is due, until somebody has to decide
- ``rounds``: rounds and turns, from the first to the end of the game
- ``reach``: the modes that can be announced, and the places that a number leads to
- ``journeys``: how pawns move, by the roulette or by a card
- ``destinations``: what a pawn finds where it arrives
- ``holdings``: what merchants have, and what it allows them to do
- ``stock``: the piles of goods and Hasard cards
- ``money``: payments in notes
- ``transactions``: a merchant pays another one for a card
- ``effects``: what the Hasard cards do

Words of the code, with those of the English rule book:

- Hasard: a Chance card; ``obey``: do what it says
- comptoir: a trading post
- mode: land or sea; number: what the roulette shows
- stock: the piles of goods and Chance cards
- transaction: a trade between merchants (MP-19). A player's ``demand`` or a card's ``transact``
  begins it; ``take`` draws its card
- goal: the town of the mission; treasure: a Table d'Or or a Secret
- wind: extra turns (MP-38)
- bound: the trade of the turn is over (MP-25, MP-35)
"""
