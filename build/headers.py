"""The headers that the site is served with, read from netlify.toml."""

import fnmatch
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from failure import Failure

ROOT = Path(__file__).resolve().parent.parent
CONFIGURATION = ROOT / "netlify.toml"
POLICY = "Content-Security-Policy"


@dataclass(frozen=True, slots=True)
class Rule:
    """Headers for the paths that match `pattern`; a star in it stands for any text."""

    pattern: str
    values: dict[str, str]


def rules(configuration: Path = CONFIGURATION) -> tuple[Rule, ...]:
    """The header rules of a netlify.toml; raises Failure if it cannot be read."""
    try:
        with configuration.open("rb") as file:
            tables = tomllib.load(file).get("headers", [])
        return tuple(Rule(table["for"], dict(table["values"])) for table in tables)
    except (OSError, KeyError, TypeError, ValueError) as error:
        raise Failure(f"{configuration.name} cannot be used: {error!r}.") from error


def for_path(path: str, all_rules: Sequence[Rule]) -> dict[str, str]:
    """The headers of one path, which begins with a slash; raises Failure if two rules set the same header."""
    found: dict[str, str] = {}
    for rule in all_rules:
        if fnmatch.fnmatchcase(path, rule.pattern):
            for name, value in rule.values.items():
                if name in found:
                    raise Failure(
                        f"netlify.toml sets {name} twice for {path}: hosts differ in which one counts."
                    )
                found[name] = value
    return found


def policy_for_meta(all_rules: Sequence[Rule]) -> str:
    """The content security policy for a `<meta>` element: without `frame-ancestors`, which works only in a header."""
    policy = for_path("/index.html", all_rules).get(POLICY)
    if policy is None:
        raise Failure(f"netlify.toml sets no {POLICY} for pages.")
    directives = [part.strip() for part in policy.split(";")]
    return "; ".join(part for part in directives if not part.startswith("frame-ancestors"))
