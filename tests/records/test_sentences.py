"""Everything that can be wrong with what comes in has its sentence in both languages."""

import re
from pathlib import Path

import escales

ENGINE = Path(escales.__file__).parent
_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = (.*)$", re.MULTILINE)
_USED = re.compile(r'"((?:unusable|link)-[a-z-]+|unusable-link)"')


def sentences(language: str) -> dict[str, str]:
    """The shared messages of *language* by id."""
    return dict(_MESSAGE.findall((ENGINE / "texts" / f"{language}.ftl").read_text("utf-8")))


def parameters(sentence: str) -> set[str]:
    """The parameters that *sentence* shows."""
    return set(re.findall(r"\$([a-z_]+)", sentence))


def test_every_error_has_a_sentence_in_both_languages() -> None:
    used = {id for path in ENGINE.rglob("*.py") for id in _USED.findall(path.read_text("utf-8"))}
    assert "link-truncated" in used
    assert used <= sentences("fr").keys()
    assert used <= sentences("en").keys()


def test_both_languages_show_the_same() -> None:
    french, english = sentences("fr"), sentences("en")
    for id in english:
        if id.startswith(("unusable-", "link-")):
            assert parameters(french[id]) == parameters(english[id]), id
