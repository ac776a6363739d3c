"""What stands where.

- ``holdings``: the pieces, countries and money of each seat
- ``presence``: which pieces can fight in a cell
- ``roads``: the steps of jeeps and ships, and the blockades that bar them
"""
