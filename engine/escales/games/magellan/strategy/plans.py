"""What a seat might do next, the most promising first: few actions, none of them pointless.

Every step brings a jeep nearer to its goal and costs points, every purchase costs money, so a turn
ends.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from operator import mul
from typing import Final, NamedTuple

from escales.core import Action, Choices, Family, won
from escales.games.magellan import sky
from escales.games.magellan.board import BASE_AT, CELL, LANDS_OF
from escales.games.magellan.countries import AT, CAPITAL, COST, INCOME, NUMBER, OPEN, UNSEEN
from escales.games.magellan.pieces import JEEP, NAMES, NONE, PLANE, of_kind
from escales.games.magellan.pieces import NUMBER as PIECE
from escales.games.magellan.rules.money import resale
from escales.games.magellan.rules.world.presence import exposed
from escales.games.magellan.state import State
from escales.games.magellan.strategy import estimate, purchases
from escales.games.magellan.strategy.crews import Crew, at_home, crews, fly, step
from escales.games.magellan.strategy.mind import Mind
from escales.games.magellan.strategy.ways import GOAL, GOALS

PRIZE: Final = 250
"""A prize of this many M is worth as much as a country that yields its whole cost."""
BOOTY: Final = 50
"""An income of this many M, taken in a war, is worth as much as that."""
GRAIN: Final = 20
"""Money is counted in such portions, in M, where small sums do not matter."""
ERRANDS: Final = 4
"""How many goals it thinks about, each for another jeep; it takes the step that helps most."""
STORM: Final = 50.0
"""What the base of an enemy is worth in a war, as an income in M, by the jeeps that hold it."""
LATE: Final = 250
"""From this round on a seat agrees to end the game (MA-56)."""
PATIENCE: Final = 5
"""How many rounds pass before a seat proposes to end the game again."""
HARM: Final = 0.004
"""What a step may cost of the win that belongs to a good plan."""
MOVES: Final = 2
"""How many steps a search weighs in a war, the end of the turn among them."""
MOST: Final = 4
"""How many pieces, countries or fights it chooses from at most."""


class Plan(NamedTuple):
    """A crew, the number of its goal, and how much that is worth."""

    worth: float
    crew: Crew
    goal: int


def candidates(state: State, choices: Choices, mind: Mind) -> Sequence[Action]:
    """Those of *choices* that are worth a thought; at least one."""
    match state.phase:
        case "turn":
            return _turn(state, choices, mind)
        case "vote":
            return sorted(choices, key=lambda action: _outlook(state, action, mind), reverse=True)
        case "sale":
            return sorted(choices, key=_costs_little, reverse=True)[:MOST]
        case "agreement":
            return [Action("agree" if agrees(state, state.decider) else "decline")]
        case "remove":
            return sorted(choices, key=lambda action: _precious(state, action), reverse=True)[:MOST]
        case "sacrifice":
            return sorted(choices, key=lambda action: _precious(state, action))[:MOST]
    return [action for family in choices.families for action in family][:MOST]


def _outlook(state: State, action: Action, mind: Mind) -> float:
    """What the seat that answers has of the win if all others want the same (MA-29)."""
    after = state.clone()
    war = action.verb == "war"
    after.war = state.war._replace(on=war and state.war.on, declared=war, truce=not war)
    return estimate.shares(after, mind.reach)[state.decider]


def _costs_little(action: Action) -> tuple[float, str]:
    """How much a country brings for the income that is lost with it."""
    country = NUMBER[action.word()]
    return resale(country) / INCOME[country], action.word()


def _precious(state: State, action: Action) -> tuple[bool, bool, str]:
    """What a lost piece means to its owner: a load is lost too, and a jeep may keep a country."""
    piece = PIECE[action.word()]
    cell = CELL.get(state.at[piece], state.at[piece])
    return state.load[piece] != NONE, cell in AT or cell in state.bases, action.word()


def agrees(state: State, seat: int) -> bool:
    """Whether *seat* wants to end the game: it would win, or cannot hope to, or it takes too long."""
    if state.round >= LATE:
        return True
    incomes = estimate.incomes(state)
    left = state.left()
    own = (incomes[seat], state.cash[seat])
    rivals = [(incomes[other], state.cash[other]) for other in left if other != seat]
    if all(own > rival for rival in rivals):
        return True
    free = sum(INCOME[at] for at, owner in enumerate(state.owner) if owner in (OPEN, UNSEEN))
    return stale(state) and incomes[seat] + free < max(rivals)[0]


def stale(state: State) -> bool:
    """Whether nobody can win any more without a war, or little happens any more."""
    return state.told or (state.long and not len(state.deck)) or state.round >= LATE


def _turn(state: State, choices: Choices, mind: Mind) -> Sequence[Action]:
    families: dict[str, list[Family]] = {}
    for family in choices.families:
        families.setdefault(family.verb, []).append(family)
    seat = state.turn
    found: list[Action] = []
    if "develop" in families:
        found += purchases.developments(state, families["develop"], mind)
        if found and purchases.wins(state, found[0]):
            return found[:1]
    if "bomb" in families:
        found += families["bomb"][0]
    patient = (state.round + seat) % PATIENCE != 0
    if "propose" in families and not patient and stale(state) and agrees(state, seat):
        return [Action("propose")]
    steps = _steps(state, choices, mind)
    if steps and not state.war.on:
        # In peace purchases can wait until there are no points left.
        step = (
            _first_harmless(state, steps, mind) if mind.commits else _best_step(state, steps, mind)
        )
        if step is not None:
            return [*found, step]
        steps = []
    if "done" in families:
        steps.append(Action("done"))
    if len(steps) > MOVES:
        steps.sort(key=lambda action: worth(state, action, mind), reverse=True)
        del steps[MOVES:]
    found += steps
    found += purchases.pieces(state, families.get("buy", ()), mind)
    if not patient:
        found += [Action(verb) for verb in ("offer", "warn") if verb in families]
    if found:
        return found
    for verb in ("done", "alight", "fly"):
        if verb in families:
            return [families[verb][0][0]]
    return [choices[0]]


def _best_step(state: State, steps: Sequence[Action], mind: Mind) -> Action:
    return max(steps, key=lambda action: worth(state, action, mind))


def _first_harmless(state: State, steps: Sequence[Action], mind: Mind) -> Action | None:
    """The step of the best plan that costs nothing, such as the guard of a country; None if all do."""
    least = estimate.shares(state, mind.reach)[state.decider] - HARM
    return next((step for step in steps if worth(state, step, mind) >= least), None)


def _steps(state: State, choices: Choices, mind: Mind) -> list[Action]:
    """The next step of each of the best plans, the best first."""
    if not (state.points or state.flying):
        return []
    found = [
        next((action for action in step(state, plan.crew, plan.goal) if action in choices), None)
        for plan in plans(state, state.turn, mind)
    ]
    steps = [action for action in found if action is not None]
    if state.planes:
        steps += _homeward(state, choices)
    return [*dict.fromkeys(steps)]


def worth(state: State, action: Action, mind: Mind) -> float:
    """What the seat that decides has of the win just after *action*."""
    after = state.clone()
    after.perform(action)
    if after.result is not None:
        return won(after.result.ranking)[state.decider]
    return estimate.shares(after, mind.reach)[state.decider]


def plans(state: State, seat: int, mind: Mind) -> list[Plan]:
    """The best errand of each jeep, each to another cell, the best first."""
    value = _prospects(state, seat, mind)
    there: dict[int, list[int]] = {}
    for jeep in of_kind(seat, JEEP):
        goal = GOAL.get(CELL.get(state.at[jeep], ""))
        if goal is not None and state.on[jeep] == NONE:
            there.setdefault(goal, []).append(jeep)
    # One jeep is enough to wait at a goal.
    waits = {jeeps[0]: value[goal] for goal, jeeps in there.items() if len(jeeps) == 1}
    for goal in there:
        value[goal] = 0.0
    stays = _guards(state, seat, mind)
    found = [_best(crew, value, waits) for crew in crews(state, seat) if crew.jeep not in stays]
    kept: list[Plan] = []
    taken = {NONE}
    while found and len(kept) < ERRANDS:
        best = max(found)
        if best.worth <= 0:
            break
        kept.append(best)
        value[best.goal] = 0.0
        jeep, carrier = best.crew[:2]
        taken |= {jeep, carrier}
        found = [
            _best(plan.crew, value, waits) if plan.goal == best.goal else plan
            for plan in found
            if plan.crew.jeep != jeep
            and (plan.crew.carrier == NONE or plan.crew.carrier not in taken)
        ]
    return kept


def _guards(state: State, seat: int, mind: Mind) -> set[int]:
    """The jeeps that are alone at the capital of a country of *seat*, if it guards that."""
    kept = [
        CAPITAL[at] for at, of in enumerate(state.owner) if of == seat and INCOME[at] >= mind.guards
    ]
    stand = [
        (jeep, CELL.get(state.at[jeep])) for jeep in of_kind(seat, JEEP) if state.on[jeep] == NONE
    ]
    cells = [cell for _, cell in stand]
    return {jeep for jeep, cell in stand if cell in kept and cells.count(cell) == 1}


def _best(crew: Crew, value: Sequence[float], waits: Mapping[int, float]) -> Plan:
    """The best goal for *crew*; it is worth less if its jeep already waits for something."""
    values = [*map(mul, value, crew.near)]
    most = max(values)
    return Plan(most - waits.get(crew.jeep, 0.0), crew, values.index(most))


def _prospects(state: State, seat: int, mind: Mind) -> list[float]:
    """How much it is worth to have a jeep at each goal."""
    money = (state.cash[seat] - purchases.PURSE) // GRAIN
    found = [*_peaceful(tuple(state.owner), money, estimate.prizes(state), mind)]
    war = state.war
    if war.on or war.declared:
        scope = war.scope()
        for country, owner in enumerate(state.owner):
            if owner >= 0 and war.hostile(seat, owner):
                cell = CAPITAL[country]
                if (not scope or cell in scope) and not exposed(state, owner, JEEP, cell):
                    found[GOAL[cell]] += INCOME[country] / BOOTY
        for other in state.left():
            base = state.bases[other]
            if war.hostile(seat, other) and (not scope or base in scope):
                found[GOAL[base]] += STORM / BOOTY / max(1, at_home(state, other))
    return found


@lru_cache(maxsize=2048)
def _peaceful(
    owner: tuple[int, ...], grains: int, prizes: tuple[tuple[int, int], ...], mind: Mind
) -> tuple[float, ...]:
    """The worth of each goal in peace, with so many times :data:`GRAIN` M to spend."""
    found = [0.0] * len(GOALS)
    for country, of in enumerate(owner):
        if of in (OPEN, UNSEEN):
            cost, income = COST[country], INCOME[country]
            worth = mind.worth(country)
            if of == UNSEEN or cost > grains * GRAIN or income < mind.least * cost:
                worth *= mind.unknown
            goal = GOAL[CAPITAL[country]]
            found[goal] = max(worth, found[goal])
    for goal, amount in prizes:
        found[goal] = max(amount / PRIZE, found[goal])
    return tuple(found)


def _homeward(state: State, choices: Choices) -> Iterator[Action]:
    """The next steps of planes without load to the base, if the points suffice for the whole way."""
    base = state.bases[state.turn]
    for plane in of_kind(state.turn, PLANE):
        place = state.at[plane]
        if not place or state.load[plane] != NONE or state.on[plane] != NONE:
            continue
        start = CELL.get(place, place)
        hops = sky.hops(start, base)
        if hops == 0 and plane in state.flying:
            ways: Iterator[Action] = (
                Action("alight", (NAMES[plane], land))
                for land in (BASE_AT[base].land, *LANDS_OF[base])
            )
        elif 0 < hops <= state.points:
            ways = fly(plane, start, base)
        else:
            continue
        action = next((action for action in ways if action in choices), None)
        if action is not None:
            yield action
            return
