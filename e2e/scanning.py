"""Read a QR code from the page, by ISO/IEC 18004: byte mode, levels L and M, versions 1 to 22, without correction of errors.

A phone would correct a wrong code; this module does not, so that tests notice every error.
"""

import re
from collections.abc import Callable, Iterator

MASKS: list[Callable[[int, int], bool]] = [
    lambda x, y: (x + y) % 2 == 0,
    lambda x, y: y % 2 == 0,
    lambda x, y: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (x // 3 + y // 2) % 2 == 0,
    lambda x, y: x * y % 2 + x * y % 3 == 0,
    lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
]
FORMAT_MASK = 0x5412
LEVEL_L, LEVEL_M = 1, 0
# By level, then by version from 1: the number of correction codewords in each block, and of blocks.
CORRECTION = {
    LEVEL_L: (
        7,
        10,
        15,
        20,
        26,
        18,
        20,
        24,
        30,
        18,
        20,
        24,
        26,
        30,
        22,
        24,
        28,
        30,
        28,
        28,
        28,
        28,
    ),
    LEVEL_M: (
        10,
        16,
        26,
        18,
        24,
        16,
        18,
        22,
        22,
        26,
        30,
        22,
        22,
        24,
        24,
        28,
        28,
        26,
        26,
        26,
        26,
        28,
    ),
}
BLOCKS = {
    LEVEL_L: (1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9),
    LEVEL_M: (1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17),
}
QUIET = 4

type Grid = list[list[bool]]


def modules(path: str, side: int) -> Grid:
    """The modules that a path draws; checks that the quiet zone around them is empty."""
    grid = [[False] * side for _ in range(side)]
    for x, y, width in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\3z", path):
        for at in range(int(width)):
            grid[int(y)][int(x) + at] = True
    inner = [row[QUIET:-QUIET] for row in grid[QUIET:-QUIET]]
    assert sum(map(sum, grid)) == sum(map(sum, inner)), "something is drawn in the quiet zone"
    return inner


def read(grid: Grid) -> str:
    """The text in the code."""
    size = len(grid)
    version, rest = divmod(size - 17, 4)
    assert rest == 0, size
    assert 1 <= version <= 22, size
    places = [
        *((8, y) for y in (0, 1, 2, 3, 4, 5, 7, 8)),
        (7, 8),
        *((x, 8) for x in range(5, -1, -1)),
    ]
    format = FORMAT_MASK ^ sum(grid[y][x] << at for at, (x, y) in enumerate(places))
    level = format >> 13
    assert level in BLOCKS
    mask = MASKS[format >> 10 & 7]
    bits = [grid[y][x] ^ mask(x, y) for x, y in way(size) if not is_function(x, y, size, version)]
    words = [
        sum(bit << 7 - at for at, bit in enumerate(bits[start : start + 8]))
        for start in range(0, len(bits) - 7, 8)
    ]
    stream = "".join(f"{word:08b}" for word in data(words, version, level))
    assert stream[:4] == "0100", "not in byte mode"
    head = 4 + (8 if version < 10 else 16)
    length = int(stream[4:head], 2)
    return bytes(int(stream[at : at + 8], 2) for at in range(head, head + 8 * length, 8)).decode()


def way(size: int) -> Iterator[tuple[int, int]]:
    """The modules in the order in which they are filled: two columns at a time, up and down."""
    upward = True
    for right in [*range(size - 1, 6, -2), 5, 3, 1]:
        for step in range(size):
            y = size - 1 - step if upward else step
            yield right, y
            yield right - 1, y
        upward = not upward


def is_function(x: int, y: int, size: int, version: int) -> bool:
    """Whether a module belongs to a function pattern, which holds no data."""
    if x == 6 or y == 6:
        return True
    if (x < 9 and y < 9) or (x < 9 and y >= size - 8) or (x >= size - 8 and y < 9):
        return True
    if version >= 7 and ((x < 6 and y >= size - 11) or (y < 6 and x >= size - 11)):
        return True
    centres = alignment(size, version)
    return any(
        abs(x - cx) <= 2 and abs(y - cy) <= 2
        for cx in centres
        for cy in centres
        if (cx, cy) not in {(6, 6), (6, centres[-1]), (centres[-1], 6)}
    )


def alignment(size: int, version: int) -> list[int]:
    """The coordinates at which alignment patterns are centred."""
    if version == 1:
        return []
    gaps = version // 7 + 1
    step = -(-(size - 13) // (2 * gaps)) * 2
    return [6, *sorted(size - 7 - step * at for at in range(gaps))]


def data(words: list[int], version: int, level: int) -> list[int]:
    """The data codewords of all blocks one after the other."""
    blocks = BLOCKS[level][version - 1]
    shortest = len(words) // blocks - CORRECTION[level][version - 1]
    longer = len(words) % blocks
    taken: list[list[int]] = [[] for _ in range(blocks)]
    source = iter(words)
    for at in range(shortest + 1):
        for block in range(blocks) if at < shortest else range(blocks - longer, blocks):
            taken[block].append(next(source))
    return [word for block in taken for word in block]
