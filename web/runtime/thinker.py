"""The Python of the worker that thinks: the functions of `escales.browser` that the page may call there.

It has nothing but what a call gives it, which is what one seat sees.
"""

from polyscript import xworker

from escales.browser import THOUGHTS

# PyScript passes every message to this function. The messages are files for interpreter.mjs, which has its own listener.
xworker.onmessage = lambda event: None

globals().update(THOUGHTS)
__export__ = [*THOUGHTS]
