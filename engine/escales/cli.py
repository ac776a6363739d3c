"""The command line: list, play, simulate and replay games without a browser."""

import argparse
import json
import os
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NoReturn

from escales import __version__, bots, browser, games, messages
from escales.bots import ladder
from escales.bots.simulation import Simulated, simulate
from escales.core import HUMAN, Game, InvalidInput, Message, Table
from escales.records import link as links
from escales.records import read, write
from escales.terminal import play, retell, seats
from escales.texts import LANGUAGES, Sentences

_WHOLE = re.compile(r"-?\d{1,9}", re.ASCII)


def _amount(text: str) -> int:
    """A whole number from 0, with 9 digits at most."""
    if not _WHOLE.fullmatch(text) or text.startswith("-"):
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is no whole number from 0")
    return int(text)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; if it fails, the exit code is 2, with one line on stderr."""
    given = _parser().parse_args(arguments)
    try:
        for line in given.run(given):
            print(line, flush=True)
    except (InvalidInput, OSError) as error:
        print(f"escales: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("escales: interrupted", file=sys.stderr)
        return 2
    return 0


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        print(f"escales: {message}; see {self.prog} --help", file=sys.stderr)
        raise SystemExit(2)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="escales", description="Vintage French board games in a terminal.")
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND", parser_class=_Parser)

    command = commands.add_parser("games", help="list the games, as JSON")
    command.set_defaults(run=_games)

    command = commands.add_parser("play", help="play a game in the terminal")
    _add_table(command)
    command.add_argument("--names", help="names of the players, separated by commas")
    command.add_argument("--lang", choices=LANGUAGES, default="fr")
    command.add_argument("--practice", action="store_true", help="allow to undo anything")
    command.add_argument("--real-dice", action="store_true", help="roll your own dice")
    command.add_argument(
        "--file", type=Path, help="continue the game in this file, and save it there"
    )
    command.set_defaults(run=_play)

    command = commands.add_parser("simulate", help="let bots play; one line for each game")
    _add_table(command)
    command.add_argument("--games", type=_amount, default=1, metavar="K")
    command.add_argument(
        "--limit", type=_amount, default=100_000, help="most log entries of a game"
    )
    command.add_argument("--json", action="store_true", help="print JSON, for programs")
    command.set_defaults(run=_simulate)

    command = commands.add_parser(
        "ladder", help="let bots play many games against each other, and say which is stronger"
    )
    _add_table(command)
    command.add_argument("--games", type=_amount, default=100, metavar="K")
    command.add_argument(
        "--limit", type=_amount, default=100_000, help="most log entries of a game"
    )
    command.add_argument("--jobs", type=_amount, default=os.cpu_count() or 1, metavar="J")
    command.add_argument(
        "--out", type=Path, help="add a line of JSON for each game to this file; go on with it"
    )
    command.set_defaults(run=_ladder)

    command = commands.add_parser("replay", help="tell what happened in a saved game")
    command.add_argument("file", type=Path)
    command.add_argument("--lang", choices=LANGUAGES, default="fr")
    command.set_defaults(run=_replay)

    command = commands.add_parser(
        "reproduce",
        help="repeat the call that failed, from a bug report; of a fault of the page, tell what the report says",
    )
    command.add_argument("file", type=Path)
    command.set_defaults(run=_reproduce)

    command = commands.add_parser(
        "messages", help="list the messages that a game needs, and mark the missing ones"
    )
    command.add_argument("game", metavar="GAME")
    command.add_argument("--lang", choices=LANGUAGES, help="default: all languages")
    command.set_defaults(run=_messages)

    command = commands.add_parser("view", help="show what a seat sees of a saved game, as JSON")
    command.add_argument("file", type=Path)
    command.add_argument("--move", type=_amount, help="after so many moves (default: now)")
    command.add_argument("--seat", type=_amount, help="the seat (default: a spectator)")
    command.set_defaults(run=_view)

    command = commands.add_parser("link", help="make the link to a saved game")
    command.add_argument("file", type=Path)
    command.set_defaults(run=_link)

    command = commands.add_parser("open", help="print the saved game in a link")
    command.add_argument("link")
    command.set_defaults(run=_open)
    return parser


def _add_table(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME")
    command.add_argument(
        "--seats", type=_amount, metavar="N", help="default: the fewest of the original rules"
    )
    command.add_argument("--seed", type=int, metavar="S", help="seed of the dice and bots")
    command.add_argument("--bots", help="bot or 'human' for each seat, separated by commas")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")


def _games(given: argparse.Namespace) -> Iterator[str]:
    yield json.dumps([games.meta(id).to_json() for id in games.ids()], ensure_ascii=False)


def _play(given: argparse.Namespace) -> Iterator[str]:
    if given.file and given.file.exists():
        table = read.read_save(given.file.read_bytes()).playable()
        if table.game.meta.id != given.game:
            raise InvalidInput(
                f"{given.file} holds a game of {table.game.meta.title}: play {table.game.meta.id}.",
                Message("unusable-game", {"game": given.game[:40]}),
            )
    else:
        game = games.load(given.game)
        players = _players(given, game, HUMAN)
        names = given.names.split(",") if given.names else []
        if len(names) > len(players):
            raise _as_many(len(players), "--names", names)
        table = Table(
            game,
            seats(players, names, given.lang),
            _options(given),
            rng=None if given.seed is None else Random(given.seed),
            practice=given.practice,
            real_dice=given.real_dice,
        )
    yield from play(table, given.lang, given.file)


def _simulate(given: argparse.Namespace) -> Iterator[str]:
    game = games.load(given.game)
    levels = _players(given, game, "random")
    first = given.seed or 0
    for seed in range(first, first + given.games):
        played = simulate(game, levels, _options(given), seed, given.limit)
        yield json.dumps(played) if given.json else _summary(played)


def _summary(played: Simulated) -> str:
    """A simulated game in words."""
    moves = f"{played['decisions']} decisions, {played['outcomes']} outcomes"
    begun = f"{played['game']}, seed {played['seed']}: round {played['rounds']}, {moves}"
    if played["ranking"] is None:
        return f"{begun}; stopped at the limit"
    ranks = ", ".join(map(str, played["ranking"]))
    return f"{begun}; ended by {played['reason']}; ranks of the seats: {ranks}"


def _ladder(given: argparse.Namespace) -> Iterator[str]:
    game = games.load(given.game)
    levels = _players(given, game, "mousse")
    first = given.seed or 0
    wanted = ladder.matches(game, levels, _options(given), given.games, first, given.limit)
    for bot, number, wins, elo in ladder.standings(ladder.play_all(wanted, given.out, given.jobs)):
        of = f"of {number} ({wins.low:.1%} to {wins.high:.1%})"
        yield f"{bot:20} {wins.share:6.1%} {of}, Elo {elo:+.0f}"


def _replay(given: argparse.Namespace) -> Iterator[str]:
    table = _read(given.file)
    yield from retell(table, given.lang)
    yield f"digest {table.state.digest()}"


def _reproduce(given: argparse.Namespace) -> Iterator[str]:
    report = read.read_report(given.file.read_bytes())
    if report.call not in browser.CALLS:
        raise InvalidInput(
            f"The engine has no call {report.call!r} for the page.",
            Message("unusable-field", {"field": "call"}),
        )
    # In quotes, so that control characters in a report do not reach the terminal.
    yield f"{report.app!r}: {report.call} {report.request!r}"
    answer = json.loads(browser.CALLS["load"](json.dumps({"save": report.save.model_dump()})))
    while "underway" in answer:
        answer = json.loads(browser.CALLS["go_on"]("{}"))
    is_open = answer["ok"]
    if is_open:
        answer = json.loads(browser.CALLS[report.call](report.request))
    if again := answer.get("error", {}).get("report"):
        yield again["trace"].rstrip()
        return
    why = "It does not happen here" if is_open else "The game of the report cannot be opened"
    yield f"{why}: {json.dumps(answer)[:500]}"
    yield "The report says:"
    yield from (repr(line)[1:-1] for line in report.trace.splitlines())


def _messages(given: argparse.Namespace) -> Iterator[str]:
    game = games.load(given.game)
    languages = LANGUAGES if given.lang is None else (given.lang,)
    texts = [Sentences(language, game.meta.id) for language in languages]
    lacking = 0
    needed = messages.needed(game)
    for id, why in needed.items():
        without = [text.language for text in texts if not text.has(id)]
        lacking += bool(without)
        yield f"{f'missing: {" ".join(without)}' if without else 'ok':15} {id:31} {why}"
    yield f"{len(needed)} messages, {lacking} missing"


def _view(given: argparse.Namespace) -> Iterator[str]:
    table = _read(given.file)
    state = table.at(len(table.log) if given.move is None else given.move)
    yield json.dumps(state.view(given.seat), ensure_ascii=False)


def _link(given: argparse.Namespace) -> Iterator[str]:
    yield links.link(read.read_save(given.file.read_bytes()).playable())


def _open(given: argparse.Namespace) -> Iterator[str]:
    opened = links.open_link(given.link)
    yield json.dumps(write.save(opened.table), ensure_ascii=False)


def _read(file: Path) -> Table:
    opened = read.read_save(file.read_bytes())
    if opened.problem is not None:
        print(f"escales: {file}: {opened.problem}", file=sys.stderr)
    return opened.table


def _players(given: argparse.Namespace, game: Game, default: str) -> list[str]:
    """The player of each seat, from ``--bots random,human`` (or one word for all seats)."""
    count = game.meta.usual_seats if given.seats is None else given.seats
    game.meta.check_number_of_seats(count)
    words = given.bots.split(",") if given.bots else [default]
    if len(words) == 1:
        words *= count
    if len(words) != count:
        raise _as_many(count, "--bots", words)
    for word in words:
        if word != HUMAN:
            bots.opponent(word, game)
    return words


def _as_many(seats: int, option: str, named: Sequence[str]) -> InvalidInput:
    return InvalidInput(
        f"There are {seats} seats, but {option} names {len(named)}.",
        Message("unusable-bots", {"seats": seats, "given": len(named)}),
    )


def _options(given: argparse.Namespace) -> dict[str, object]:
    """The options of ``--option name=value``: whole numbers, true, false, or a word."""
    options: dict[str, object] = {}
    for text in given.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise InvalidInput(
                f"--option wants NAME=VALUE, not {text[:40]!r}.",
                Message("unusable-option", {"option": text[:40]}),
            )
        plain = {"true": True, "false": False}
        options[name] = plain.get(value, int(value) if _WHOLE.fullmatch(value) else value)
    return options
