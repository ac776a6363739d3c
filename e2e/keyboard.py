"""Use a page only by keyboard, and read only its accessibility tree: roles and names, as a screen reader gets them."""

import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

PATIENCE = 30.0
"""Seconds to wait at most."""


@dataclass(frozen=True, slots=True)
class Node:
    """A node of the accessibility tree: its role, its name, and its states."""

    role: str
    name: str
    states: dict[str, Any]

    @staticmethod
    def of(raw: dict[str, Any]) -> "Node":
        """The node for the browser's data."""
        return Node(
            raw.get("role", {}).get("value", ""),
            str(raw.get("name", {}).get("value", "")),
            {state["name"]: state["value"].get("value") for state in raw.get("properties", [])},
        )

    def __str__(self) -> str:
        return f"{self.role} “{self.name}”"


class Keyboard:
    """A person with a keyboard and a screen reader."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.session.send("Accessibility.enable")
        self.press = page.keyboard.press

    def focused(self) -> Node:
        """The node that has the focus."""
        found = self.session.send("Runtime.evaluate", {"expression": "document.activeElement"})
        objects = {"objectId": found["result"]["objectId"], "fetchRelatives": False}
        try:
            tree = self.session.send("Accessibility.getPartialAXTree", objects)
        except Exception:  # the element has been removed in the meantime
            return Node("none", "", {})
        return Node.of(tree["nodes"][0])

    def tree(self) -> list[dict[str, Any]]:
        """All nodes of the accessibility tree, as the browser's data."""
        nodes: list[dict[str, Any]] = self.session.send("Accessibility.getFullAXTree")["nodes"]
        return nodes

    def all(self, role: str) -> list[Node]:
        """Every node of a role."""
        return [node for raw in self.tree() if (node := Node.of(raw)).role == role]

    def said(self) -> str:
        """The present text of the page's polite live regions."""
        nodes = {raw["nodeId"]: raw for raw in self.tree()}
        regions = [raw for raw in nodes.values() if Node.of(raw).states.get("live") == "polite"]

        def text(raw: dict[str, Any]) -> str:
            if raw.get("role", {}).get("value") == "StaticText":
                return Node.of(raw).name
            return "".join(text(nodes[child]) for child in raw["childIds"] if child in nodes)

        return " ".join(text(region) for region in regions)

    def row(self, header: str) -> str:
        """The text of the table row with this heading."""
        nodes = {raw["nodeId"]: raw for raw in self.tree()}
        for raw in nodes.values():
            cells = [nodes[id] for id in raw.get("childIds", []) if id in nodes]
            node = Node.of(raw)
            if node.role == "row" and cells and Node.of(cells[0]).name == header:
                return node.name or " ".join(Node.of(cell).name for cell in cells)
        raise AssertionError(f"no row has the heading {header}")

    def tab_to(self, role: str, name: str, key: str = "Tab") -> None:
        """Press Tab, or another key, until the wanted node has the focus."""
        passed = []
        for _ in range(150):
            self.press(key)
            here = self.focused()
            if here.role == role and re.match(name, here.name):
                return
            passed.append(str(here))
        raise AssertionError(
            f"{role} “{name}” cannot be reached by {key}, only {', '.join(passed)}"
        )

    def wait_for(self, what: Callable[[], bool], why: str) -> None:
        """Wait until `what` is true; the error, if it takes too long, begins with `why`."""
        end = time.monotonic() + PATIENCE
        while not what():
            if time.monotonic() > end:
                raise AssertionError(f"{why}; the focus is on {self.focused()}")
            self.page.wait_for_timeout(20)

    def wait_for_focus(self, role: str, name: str) -> Node:
        """Wait until the page itself has moved the focus to the wanted node."""

        def there() -> bool:
            here = self.focused()
            return here.role == role and re.match(name, here.name) is not None

        self.wait_for(there, f"the focus did not come to {role} “{name}”")
        return self.focused()

    def texts(self) -> str:
        """The names of all nodes as one text, to search in."""
        return json.dumps([Node.of(raw).name for raw in self.tree()], ensure_ascii=False)
