"""What Python has in its memory when the page starts: runs inside Pyodide (see snapshot.mjs), before the memory is written.

Everything that a game may call on its way is imported, since after the start there are no files until the first board stands.
"""

import gc
import json
import linecache
import random
import re
import sys
import traceback
import zipimport
from types import ModuleType

import escales.browser  # noqa: F401 - to have it in memory
from escales import bots, games

for id in games.ids():
    game = games.load(id)
    for level in (*bots.LEVELS, *game.meta.levels):
        bots.load(level, game)

# What is imported only on the first use: by a failure that is told, by asyncio's first task.
try:
    raise ValueError("for traceback's sake")
except ValueError as error:
    traceback.format_exception(error)
json.dumps(json.loads('{"a": [1, 2.5, "é"]}'), ensure_ascii=False, separators=(",", ":"))

# PyScript's library for Python would be written out, compiled and imported at every start, and nothing here uses it.
sys.modules["pyscript"] = ModuleType("pyscript")

# Caches of what is no longer there after the start.
linecache.clearcache()
re.purge()
zipimport._zip_directory_cache.clear()  # type: ignore[attr-defined]
sys.path_importer_cache.clear()
# The page gives it a seed of its own; here, the same input is to give the same memory.
random.seed(0)
gc.collect()
