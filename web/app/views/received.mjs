/**
 * The dialog for a game that came by link or file: its players and its state. If the game has secrets, the dialog asks
 * who looks at it before the page shows any of them.
 */

/** @import { Meta, Snapshot } from "../types.d.ts" */
/** @import { Names } from "../game/names.mjs" */
/** @import { MatchingSave } from "../saves/matching-save.mjs" */

import { button, openDialog } from "../base/dialogs.mjs";
import { element, emblem } from "../base/elements.mjs";
import { number, phrase, rewrite, say, sentence } from "../base/l10n.mjs";
import { HUMAN } from "../game/engine-constants.mjs";
import { levelSign } from "../game/level-sign.mjs";
import { seatName } from "../game/names.mjs";
import { turnOf } from "../game/turn.mjs";

/** The state of the game, in one line. @param {Snapshot} snapshot @param {Names} names */
function standing({ view, length }, names) {
  const turn = turnOf(view);
  const rounds = sentence("counter-round-of", view.counters, names.game);
  return [
    rounds,
    phrase("received-moves", { count: length, moves: number(length) }),
    view.actor === null
      ? phrase("saved-over")
      : turn === null
        ? null
        : phrase("saved-turn", { name: names.party(turn) }),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** @param {Snapshot} snapshot */
function players(snapshot) {
  return element(
    "ul",
    { class: "received-seats" },
    ...snapshot.seats.map(({ name, colour, player }, seat) => {
      const called = element("b", {});
      rewrite(called, () => {
        called.textContent = seatName({ name, colour });
      });
      const wealth = element("span", { class: "received-wealth" });
      rewrite(wealth, () => {
        wealth.textContent = number(snapshot.view.seats[seat]?.wealth ?? 0);
      });
      const bot =
        player === HUMAN
          ? null
          : element("small", { class: "seat-level" }, levelSign(player), say(element("span", {}), `player-${player}`));
      return element("li", {}, emblem(colour, "big"), called, bot, wealth);
    }),
  );
}

/**
 * Shows the received game and waits for an answer.
 * @param {Meta} meta
 * @param {Snapshot} snapshot as a spectator sees it
 * @param {Names} names
 * @param {MatchingSave | null} known the same game in this browser, if there is one
 * @returns {Promise<{ seat: number | null, watches: boolean, resumed: boolean }>} the seat that plays here, null for
 *   all or none; whether people only watch; whether the game in this browser goes on
 */
export function receive(meta, snapshot, names, known) {
  const where = element("p", {});
  rewrite(where, () => {
    where.textContent = standing(snapshot, names);
  });
  const people = snapshot.seats.filter(({ player }) => player === HUMAN).length;
  const asks = snapshot.view.actor !== null && (meta.secrets || people > 1);
  return new Promise((resolve) => {
    /** @type {number | null} */
    let chosen = null;
    let resumed = false;
    let watches = meta.secrets;
    const choose = (/** @type {number | null} */ seat) => {
      chosen = seat;
      watches = false;
      dialog.close();
    };
    const resume = button(
      "received-resume",
      () => {
        resumed = true;
        dialog.close();
      },
      "button strong",
    );
    const all = button(
      asks && meta.secrets ? "received-here" : "received-go",
      () => choose(null),
      known || meta.secrets ? "button" : "button strong",
    );
    const watch = button("received-watch", () => dialog.close());
    const turn = turnOf(snapshot.view);
    const seats = who(snapshot, choose);
    const each = seats.map(({ one }) => one);
    const ways = !asks ? [all] : !meta.secrets ? [all, ...each] : [...each, ...(people > 1 ? [all] : []), watch];
    // Most of the time, people send the link to the player whose turn it is.
    const next = meta.secrets ? seats.find(({ at }) => at === turn)?.one : undefined;
    if (!known) next?.classList.add("strong");
    const dialog = openDialog(
      "received-title",
      { params: { game: meta.title } },
      where,
      players(snapshot),
      known && say(element("p", {}), `received-${known.kind}`, { name: known.envelope.name, count: known.moves }),
      known && element("div", { class: "button-row" }, resume),
      known && say(element("p", { class: "group-title" }), "received-as-copy"),
      asks && say(element("p", { class: "group-title" }), "received-who"),
      element("div", { class: "button-row" }, ...ways),
      say(element("p", { class: "fine-print" }), asks && meta.secrets ? "received-secrets" : "received-copy"),
    );
    dialog.addEventListener("close", () => resolve({ seat: chosen, watches, resumed }));
    (known ? resume : (next ?? ways[0]))?.focus();
  });
}

/**
 * One button for each person.
 * @param {Snapshot} snapshot
 * @param {(seat: number | null) => void} choose
 */
function who({ seats }, choose) {
  const people = seats.map((seat, at) => ({ ...seat, at })).filter(({ player }) => player === HUMAN);
  return people.map(({ name, colour, at }) => {
    const one = element("button", { type: "button", class: "button", onclick: () => choose(at) }, emblem(colour));
    const words = element("span", {});
    say(words, "received-i-am", () => ({ name: seatName({ name, colour }) }));
    one.append(words);
    return { one, at };
  });
}
