"""The toy game's board: a table top without places."""

from pathlib import Path

from boards.schema import Board, write

VIEW_BOX = (0, 0, 600, 240)
DRAWING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 240" width="600" height="240">'
    '<rect class="toy-table" width="600" height="240" rx="20" fill="#2f5d50"/>'
    '<circle class="toy-pot" cx="300" cy="120" r="70" fill="none" stroke="#f7f2e6" stroke-width="4"/></svg>\n'
)


def make(target: Path) -> None:
    """Write the files of this board to the folder *target*."""
    write(target, Board("toy", VIEW_BOX, (), {}), DRAWING, DRAWING)
