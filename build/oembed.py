"""Write oEmbed answers (https://oembed.com) as files, by game and language: other sites use them to show a game in a frame.

The answers contain full addresses, so they are made only if the address of the published site is known. The page of each rule
book links to the answer for its game.
"""

import json
from html import escape
from pathlib import Path
from urllib.parse import urlsplit

from failure import Failure

WIDTH, HEIGHT = 960, 720


def whole(address: str) -> str:
    """The address of a site with a slash at its end; raises Failure if it is no such address."""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
        raise Failure(
            f"{address!r} is no address of a site; one looks like https://example.org/escales/."
        )
    return address.rstrip("/") + "/"


def answer(site: str, game: str, title: str, language: str) -> dict[str, object]:
    """The answer for one game; its `html` is the same snippet as on the page for hosts."""
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
        ' loading="lazy" allow="clipboard-write; web-share" style="border: 0px; max-width: 100%;"></iframe>',
    }


def write(folder: Path, address: str, languages: tuple[str, ...]) -> None:
    """Write the answers into the site in `folder`, which will be published at `address`."""
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
