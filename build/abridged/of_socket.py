"""Constants that asyncio uses as defaults; `socket` takes them from a module of Python's own."""

AF_UNSPEC, AI_PASSIVE = 0, 1
