"""The text of a link: bytes as text, with which damage can be found.

The text is ``#v1.`` and base64url of: the number of bytes to come (2 bytes), their CRC-32
(4 bytes), the bytes. The number comes first, so that a link that was cut off can be told from a
damaged one. All numbers are big-endian. Needs only the standard library.
"""

import base64
import re
import struct
import zlib
from collections.abc import Iterable
from typing import Final, NoReturn

from escales.core import InvalidInput, Message

VERSION: Final = 1
BUDGET: Final = 1900
"""The longest link, in characters: every browser, every messenger and a QR code can hold it."""
_PREFIX: Final = f"#v{VERSION}."
_MOST_TEXT: Final = 16_384
_FRAME: Final = struct.Struct(">HI")
_START: Final = re.compile(r"v([1-9][0-9]{0,3})\.")
_CUT_START: Final = re.compile(r"(v([1-9][0-9]{0,3})?)?")
_BASE64URL: Final = re.compile(r"[A-Za-z0-9_-]*")
# A link that is pasted with the sentence around it may end with these.
_AFTER: Final = ".,;:!?…)]}>'\"’”»*"


def encode(content: bytes) -> str:
    """*content* as the text of a link; raises :class:`InvalidInput` if it is over the budget."""
    if len(content) <= BUDGET:
        text = _PREFIX + _base64(_FRAME.pack(len(content), zlib.crc32(content)) + content)
        if len(text) <= BUDGET:
            return text
    raise too_long()


def decode(text: str) -> bytes:
    """The content of the link *text*, which may be a whole address, wrapped over several lines.

    Raises :class:`InvalidInput` if it is no link, if a newer version made it, or if it was cut off
    or damaged.
    """
    if len(text) > _MOST_TEXT:
        _refuse_text()
    _, hash, fragment = "".join(text.split()).rpartition("#")
    start = _START.match(fragment)
    if start is None:
        if hash and _CUT_START.fullmatch(fragment):
            raise _truncated()
        _refuse_text()
    if int(start[1]) > VERSION:
        raise newer()
    return _content(fragment[start.end() :].rstrip(_AFTER))


def _content(letters: str) -> bytes:
    if not _BASE64URL.fullmatch(letters):
        raise damaged()
    usable = letters if len(letters) % 4 != 1 else letters[:-1]
    found = base64.urlsafe_b64decode(usable + "=" * (-len(usable) % 4))
    if len(found) < _FRAME.size:
        raise _truncated()
    length, checksum = _FRAME.unpack_from(found)
    content = found[_FRAME.size :]
    if len(letters) < _base64_length(_FRAME.size + length):
        raise _truncated()
    if len(content) != length or zlib.crc32(content) != checksum or _base64(found) != letters:
        raise damaged()
    return content


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def _base64_length(size: int) -> int:
    """The length of *size* bytes in base64url without padding."""
    return (size * 8 + 5) // 6


def encoded_length(size: int) -> int:
    """The length of the text that :func:`encode` would make of *size* bytes without the budget."""
    return len(_PREFIX) + _base64_length(_FRAME.size + size)


def deflate(data: bytes) -> bytes | None:
    """*data* compressed, or ``None`` if that does not make it shorter."""
    packer = zlib.compressobj(9, wbits=-15)
    packed = packer.compress(data) + packer.flush()
    return packed if len(packed) < len(data) else None


def inflate(data: bytes, most: int) -> bytes:
    """*data* decompressed; raises :class:`InvalidInput` if that is more than *most* bytes."""
    unpacker = zlib.decompressobj(wbits=-15)
    try:
        plain = unpacker.decompress(data, most)
    except zlib.error:
        raise damaged() from None
    if not unpacker.eof or unpacker.unused_data:
        raise damaged()
    return plain


def mixed_radix(digits: Iterable[tuple[int, int]]) -> int:
    """The number with these *digits*, (digit, base) pairs, the least significant first.

    Neighbours are joined in pairs, then the pairs, and so on. The factors of each product then
    have similar sizes, which is fast: long games take milliseconds.
    """
    level = list(digits)
    while len(level) > 1:
        joined = [
            (low + base * high, base * higher)
            for (low, base), (high, higher) in zip(level[::2], level[1::2], strict=False)
        ]
        level = joined + level[2 * len(joined) :]
    return level[0][0] if level else 0


def too_long() -> InvalidInput:
    """The game does not fit into a link."""
    return InvalidInput(
        f"This game is too long for a link of {BUDGET:,} characters: share it as a file instead.",
        Message("link-too-long", {"budget": BUDGET}),
    )


def newer() -> InvalidInput:
    """The link is of a version that this program does not know."""
    return InvalidInput(
        "This link was made by a newer Escales: reload the page, or update the program.",
        Message("link-newer"),
    )


def damaged() -> InvalidInput:
    """The link has changed on its way."""
    return InvalidInput(
        "This link is damaged: some of its characters have changed. Copy it again, or ask for"
        " the game as a file.",
        Message("link-damaged"),
    )


def _truncated() -> InvalidInput:
    return InvalidInput(
        "This link is incomplete: its end is missing. Copy the whole link, or ask for the game"
        " as a file.",
        Message("link-truncated"),
    )


def _refuse_text() -> NoReturn:
    raise InvalidInput(
        f"This is no link to a game: such a link has #v{VERSION}. and many letters after it.",
        Message("unusable-link"),
    )
