"""What sites ask that turn an address into a frame (https://oembed.com): an answer for every game and language, as files.

They hold whole addresses, so that they are made only where it is known on which host the site will lie. The page of each rule
book names the answer for its game.
"""

import json
from html import escape
from pathlib import Path
from urllib.parse import urlsplit

from failure import Failure

WIDTH, HEIGHT = 960, 720


def whole(address: str) -> str:
    """An address with a slash at its end; raises Failure where it is none."""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
        raise Failure(f"{address!r} is no address of a site, such as https://example.org/escales/.")
    return address.rstrip("/") + "/"


def answer(site: str, game: str, title: str, language: str) -> dict[str, object]:
    """The answer for one game; `html` is a snippet as the page for hosts makes it."""
    frame = escape(f"{site}embed/?game={game}&lang={language}")
    return {
        "version": "1.0",
        "type": "rich",
        "title": title,
        "provider_name": "Escales",
        "provider_url": site,
        "width": WIDTH,
        "height": HEIGHT,
        "html": f'<iframe src="{frame}" title="{escape(title)} · Escales" width="{WIDTH}" height="{HEIGHT}"'
        ' loading="lazy" style="border: 0px; max-width: 100%;"></iframe>',
    }


def write(folder: Path, address: str, languages: tuple[str, ...]) -> None:
    """Write the answers into the site in `folder`, which will lie at `address`."""
    site = whole(address)
    made = folder / "embed" / "oembed"
    made.mkdir()
    for game in json.loads((folder / "games" / "index.json").read_text(encoding="utf-8")):
        for language in languages:
            name = f"{game['id']}.{language}.json"
            text = json.dumps(answer(site, game["id"], game["title"], language), ensure_ascii=False)
            (made / name).write_text(text, encoding="utf-8")
            book = folder / "rules" / f"{game['id']}.{language}.html"
            link = f'<link rel="alternate" type="application/json+oembed" href="{site}embed/oembed/{name}">'
            html = book.read_text(encoding="utf-8").replace("</head>", f"{link}\n</head>", 1)
            book.write_text(html, encoding="utf-8")
