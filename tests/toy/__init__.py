"""A tiny game with secrets: what Le Magot lacks, so that the contract is tested with it.

Everyone is dealt a hidden number from a pile. In turn each may swap it once (the old number goes
face up under the pile) or stake any part of their chips; the highest number takes all.

Its modules import each other relatively: they are tests.toy here, and escales.games.toy in a site
that is built with it.
"""
