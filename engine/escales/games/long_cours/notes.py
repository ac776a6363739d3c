"""What a captain reads besides the counters: what lies in the holds and on the shore."""

from collections.abc import Iterator
from typing import cast

from escales.core import Message, View
from escales.core.message import Json
from escales.games.long_cours.board import NOWHERE, PRODUCT, PRODUCTS, STRANDING, ZONES
from escales.games.long_cours.view import Public


def notes(view: View) -> Iterator[Message]:
    """Goods aboard, stranded and for sale (LC-11, LC-13, LC-18), the wrecked, a Corsaire ashore."""
    public = cast(Public, view["public"])
    begun = view["round"] > 0 and view["phase"] != "launch"
    for seat, goods in enumerate(public["cargo"]):
        yield from _goods("seen-hold", goods, {"seat": seat})
        if begun and public["ships"][seat] == NOWHERE and not view["seats"][seat]["out"]:
            enters = view["phase"].startswith("entry") and public["turn"] == seat
            yield Message("shipless-now" if enters else "shipless", {"seat": seat}, "LC-21")
    if public["owner"] >= 0 and public["corsaire"] == NOWHERE:
        yield Message("owns-corsaire-due", {"seat": public["owner"]}, "LC-32")
    actor, port = view["actor"], ""
    if actor is not None and actor == view["seat"]:
        port = public["ships"][actor]
    if port in PRODUCT and view["phase"] in ("purchase", "turn"):
        product = PRODUCTS[PRODUCT[port]]
        yield Message("note-buy", {"seat": actor, "at": port, "product": product}, "LC-11")
    for zone, goods in zip(ZONES, public["stranded"], strict=True):
        yield from _goods("seen-stranded", goods, {"at": STRANDING[zone]})


def _goods(id: str, goods: list[int], params: dict[str, Json]) -> Iterator[Message]:
    for product, amount in zip(PRODUCTS, goods, strict=True):
        if amount:
            yield Message(id, {**params, "product": product, "amount": amount})
