/** Sharing a game: as a link, as a code to scan, or as a file. The dialog says what they contain. */

/** @import { Sending, Shared } from "../table/types.d.ts" */

import { button, openDialog } from "../base/dialogs.mjs";
import { element } from "../base/elements.mjs";
import { download, fileOf } from "../base/files.mjs";
import { say } from "../base/l10n.mjs";
import { at, loadModule } from "../base/site.mjs";
import { HUMAN } from "../game/engine-constants.mjs";
import { Refusal, engine } from "../game/engine.mjs";
import { seatName } from "../game/names.mjs";
import { engineSentence, reason } from "../errors/errors.mjs";

/**
 * @param {string} address
 * @param {HTMLInputElement | HTMLTextAreaElement} field the field that contains it
 */
export async function copy(address, field) {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    // Without permission for the clipboard, people can copy from the field themselves.
    field.focus();
    field.select();
    return false;
  }
}

/** Opens the system's share sheet; closing it without sending is no error. @param {ShareData} what */
function send(what) {
  navigator.share(what).catch(() => {});
}

/**
 * The buttons that share the game as a file: download, and the share sheet if it accepts files.
 * @param {Shared} game
 */
function fileWays({ meta, name, save }) {
  const text = JSON.stringify(save);
  const ways = [button("share-file", () => download(name, text))];
  const file = fileOf(name, text);
  if (navigator.canShare?.({ files: [file] })) {
    ways.push(button("share-send-file", () => send({ title: `${meta.title} · ${name}`, files: [file] })));
  }
  return ways;
}

/**
 * @param {string} address
 * @param {Shared} game
 */
function linkWays(address, { meta, name }) {
  fields += 1;
  const id = `share-address-${fields}`; // a table behind the dialog may show a field of its own
  const field = element("input", { id, type: "text", readonly: true, value: address });
  const said = element("p", { class: "share-said", role: "status" });
  const copying = button(
    "share-copy",
    async () => say(said, (await copy(address, field)) ? "share-copied" : "share-copy-by-hand"),
    "button strong",
  );
  const row = element("div", { class: "button-row" }, copying);
  if (typeof navigator.share === "function") {
    row.append(button("share-system", () => send({ title: `${meta.title} · ${name}`, url: address })));
  }
  return { copying, parts: [say(element("label", { for: id }), "share-address"), field, row, said] };
}

let fields = 0;

/**
 * The ways to send the game as it is now: a link, or a file and the reason why there is no link.
 * @param {Shared} game
 * @returns {Promise<Sending>}
 */
export async function waysToSend(game) {
  try {
    const moment = game.at === null ? "" : `/at/${game.at}`;
    const address = at("./") + (await engine.link()) + moment;
    const { copying, parts } = linkWays(address, game);
    return { parts, first: copying, address };
  } catch (error) {
    // The game may be too long for a link; a file has no limit.
    const why = error instanceof Refusal ? engineSentence(error.error) : reason(error);
    const ways = fileWays(game);
    return {
      parts: [element("p", {}, why), element("div", { class: "button-row" }, ...ways)],
      first: ways[0],
      address: null,
    };
  }
}

/**
 * The choice of who plays in this browser: everybody, or one seat while the others play from far away.
 * @param {Shared} game
 */
function farPart({ save, me, playAs }) {
  const people = save.seats.flatMap(({ player, ...rest }, seat) => (player === HUMAN ? [{ ...rest, seat }] : []));
  if (people.length < 2) return null;
  const pick = element(
    "select",
    { id: "share-me", onchange: () => playAs(pick.value === "" ? null : Number(pick.value)) },
    say(element("option", { value: "" }), "share-all-here"),
    ...people.map(({ seat, ...one }) =>
      say(element("option", { value: seat, selected: seat === me }), "share-i-am", () => ({ name: seatName(one) })),
    ),
  );
  const help = say(element("p", { class: "fine-print" }), "share-far-help");
  return element(
    "section",
    { class: "share-part" },
    say(element("label", { for: "share-me" }), "share-far"),
    pick,
    help,
  );
}

/**
 * The codes for another device; they are made when people ask for them.
 * @param {Shared} game
 * @param {string | null} address
 */
function codePart(game, address) {
  const waiting = say(element("p", { role: "status" }), "prompt-wait");
  let asked = false;
  const ontoggle = async () => {
    if (!asked) {
      asked = true;
      try {
        const { codesOf } = await loadModule(() => import("./codes.mjs"));
        waiting.replaceWith(await codesOf(game, address));
      } catch (error) {
        asked = false; // closed and opened again, it tries again
        waiting.textContent = reason(error);
      }
    }
    part.scrollIntoView();
  };
  const part = element(
    "details",
    { class: "share-code", ontoggle },
    say(element("summary", {}), "share-code"),
    waiting,
  );
  return part;
}

/** @param {Shared} game the game as it stands now */
export async function openShare(game) {
  const body = element("div", { class: "share" });
  const waiting = say(element("p", { role: "status" }), "prompt-wait");
  body.append(waiting);
  openDialog("share-title", {}, body);
  // Once the game is over, nothing of it is hidden any more.
  const secrets = game.meta.secrets && !game.over;
  const holds = say(element("p", { class: "fine-print" }), secrets ? "share-holds-secrets" : "share-holds");
  const { parts, first, address } = await waysToSend(game);
  const sending = element("section", { class: "share-part" }, ...parts, codePart(game, address));
  const file =
    address && element("section", { class: "share-part" }, element("div", { class: "button-row" }, ...fileWays(game)));
  const moment = address && game.at !== null && say(element("p", {}), "share-moment", { move: game.at });
  body.replaceChildren(
    ...[moment || null, sending, file || null, farPart(game), holds].filter((part) => part !== null),
  );
  first?.focus();
}
