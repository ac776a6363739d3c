"""The outside of a link: bytes as text that survives a messenger, or says what befell it.

The text is ``#v1.`` and base64url of: the number of bytes to come (2 bytes), their CRC-32
(4 bytes), the bytes. The number comes first, so that a link that was cut off is known as such.
Everything is big-endian. Needs the standard library only.
"""

import base64
import re
import struct
import zlib
from collections.abc import Iterable
from typing import Final, NoReturn

from escales.core import Message, Unusable

VERSION: Final = 1
BUDGET: Final = 1900
"""Characters of a link that every browser, messenger and QR code can be trusted with."""
_MOST_TEXT: Final = 16_384
_FRAME: Final = struct.Struct(">HI")
_START: Final = re.compile(r"v([1-9][0-9]{0,3})\.")
_CUT_START: Final = re.compile(r"(v([1-9][0-9]{0,3})?)?")
_BASE64URL: Final = re.compile(r"[A-Za-z0-9_-]*")
# What a sentence around a pasted link may leave at its end.
_AFTER: Final = ".,;:!?…)]}>'\"’”»*"


def seal(content: bytes) -> str:
    """*content* as the text of a link; raises :class:`Unusable` when it is over the budget."""
    if len(content) <= BUDGET:
        text = _encode(_FRAME.pack(len(content), zlib.crc32(content)) + content)
        if len(text) <= BUDGET:
            return text
    raise too_long()


def unseal(text: str) -> bytes:
    """What :func:`seal` was given; *text* may be a whole address, wrapped over several lines.

    Raises :class:`Unusable`: no link at all, made by a newer version, cut off, or damaged.
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
    if len(letters) < _letters(_FRAME.size + length):
        raise _truncated()
    if len(content) != length or zlib.crc32(content) != checksum or _encode(found)[4:] != letters:
        raise damaged()
    return content


def _encode(data: bytes) -> str:
    return f"#v{VERSION}." + base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def _letters(size: int) -> int:
    """How many letters *size* bytes become."""
    return (size * 8 + 5) // 6


def letters(size: int) -> int:
    """How many characters :func:`seal` makes of *size* bytes, were there no budget."""
    return len(f"#v{VERSION}.") + _letters(_FRAME.size + size)


def deflate(data: bytes) -> bytes | None:
    """*data* compressed, or ``None`` where that does not make it shorter."""
    packer = zlib.compressobj(9, wbits=-15)
    packed = packer.compress(data) + packer.flush()
    return packed if len(packed) < len(data) else None


def inflate(data: bytes, most: int) -> bytes:
    """What :func:`deflate` made *data* from; raises :class:`Unusable` beyond *most* bytes."""
    unpacker = zlib.decompressobj(wbits=-15)
    try:
        plain = unpacker.decompress(data, most)
    except zlib.error:
        raise damaged() from None
    if not unpacker.eof or unpacker.unused_data:
        raise damaged()
    return plain


def fold(digits: Iterable[tuple[int, int]]) -> int:
    """The mixed-radix number of *digits*, (digit, base) pairs, the least significant first.

    Neighbours are folded in pairs, so that the factors of a product are alike in size: long
    games take milliseconds.
    """
    level = list(digits)
    while len(level) > 1:
        folded = [
            (low + base * high, base * higher)
            for (low, base), (high, higher) in zip(level[::2], level[1::2], strict=False)
        ]
        level = folded + level[2 * len(folded) :]
    return level[0][0] if level else 0


def too_long() -> Unusable:
    """The game does not fit into a link."""
    return Unusable(
        f"This game is too long for a link of {BUDGET:,} characters: share it as a file instead.",
        Message("link-too-long", {"budget": BUDGET}),
    )


def newer() -> Unusable:
    """A version of links that is not known here."""
    return Unusable(
        "This link was made by a newer Escales: reload the page, or update the program.",
        Message("link-newer"),
    )


def damaged() -> Unusable:
    """A link with an error in it."""
    return Unusable(
        "This link is damaged: some of its characters have changed. Copy it again, or ask for"
        " the game as a file.",
        Message("link-damaged"),
    )


def _truncated() -> Unusable:
    return Unusable(
        "This link is incomplete: its end is missing. Copy the whole link, or ask for the game"
        " as a file.",
        Message("link-truncated"),
    )


def _refuse_text() -> NoReturn:
    raise Unusable(
        f"This is no link to a game: such a link has #v{VERSION}. and many letters after it.",
        Message("unusable-link"),
    )
