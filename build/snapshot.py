"""Prepare the memory from which the page starts Python. Runs inside Pyodide, before snapshot.mjs writes the memory.

Import everything that a game may call: the page has no files of Python until the first board is shown.
"""

import gc
import json
import linecache
import pathlib  # noqa: F401 - PyScript imports it when it starts
import random
import re
import sys
import traceback
import zipimport
from types import ModuleType

import escales.browser  # noqa: F401 - to have it in memory
from abridged import finish
from escales import bots, games

for id in games.ids():
    game = games.load(id)
    for level in bots.BOTS:
        bots.load(level, game)

# Some things are loaded only on first use: when an exception is formatted, when JSON is read or written.
try:
    raise ValueError("for traceback's sake")
except ValueError as error:
    traceback.format_exception(error)
json.dumps(json.loads('{"a": [1, 2.5, "é"]}'), ensure_ascii=False, separators=(",", ":"))

# PyScript would write, compile and import its library for Python at every start; the page does not use it.
sys.modules["pyscript"] = ModuleType("pyscript")

finish()

# Caches of files that do not exist after the start.
linecache.clearcache()
re.purge()
zipimport._zip_directory_cache.clear()  # type: ignore[attr-defined]
sys.path_importer_cache.clear()
sys._clear_internal_caches()
# The same input must give the same memory; the page sets a seed of its own.
random.seed(0)
gc.collect()
