"""The data files that a game ships with."""

import json
import pkgutil
from typing import Any


def read(package: str, name: str) -> Any:
    """The JSON file *name* in the folder ``data`` of *package*; works from a zip too."""
    content = pkgutil.get_data(package, f"data/{name}")
    if content is None:
        raise FileNotFoundError(f"{package} has no data/{name}")
    return json.loads(content)
