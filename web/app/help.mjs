/** Help: how the game goes in short, and what the keys do. Opened by a button, or by "?". */

import { button, openDialog } from "./dialogs.mjs";
import { element, picture } from "./elements.mjs";
import { phrase, rewrite, say, sentence } from "./l10n.mjs";
import { inShort, openRules } from "./rules.mjs";
import { settings } from "./settings.mjs";
import { FRAME_KEYS } from "./table/frame.mjs";
import { PAST_KEYS } from "./table/past.mjs";

/** What the keys do: keys pressed together, and the message that says it. @type {{ keys: string[], does: string }[]} */
const KEYS = [
  { keys: ["Tab"], does: "keys-tab" },
  { keys: ["Enter"], does: "keys-enter" },
  { keys: ["←", "↑", "→", "↓"], does: "keys-arrows" },
  { keys: ["Home", "End"], does: "keys-ends" },
  { keys: ["0", "…", "9"], does: "keys-digits" },
  ...PAST_KEYS,
  ...FRAME_KEYS,
  { keys: ["?"], does: "keys-help" },
];

/** Keys whose arrows are drawn. @type {{ [key: string]: string }} */
const ARROWS = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓" };

/** @param {string} key */
function keyCap(key) {
  const cap = element("kbd", {});
  return rewrite(cap, () => {
    cap.textContent = ARROWS[key] ?? sentence(`key-${key}`) ?? key;
  });
}

function keyTable() {
  const rows = KEYS.map(({ keys, does }) => {
    const what = element("td", {});
    rewrite(what, () => {
      const line = say(element("span", {}), does);
      what.textContent = line.textContent || line.title; // what a button does is its title
    });
    return element("tr", {}, element("th", { scope: "row" }, ...keys.flatMap((key) => [keyCap(key), " "])), what);
  });
  const table = element("table", { class: "keys" }, element("tbody", {}, ...rows));
  return rewrite(table, () => table.setAttribute("aria-label", phrase("help-keys")));
}

/**
 * @param {string} id
 * @param {() => boolean} get
 * @param {(on: boolean) => void} set
 */
function setting(id, get, set) {
  const box = element("input", { type: "checkbox", id, checked: get() });
  box.addEventListener("change", () => set(box.checked));
  return element("p", { class: "help-setting" }, box, say(element("label", { for: id }), id));
}

/** @param {string} game */
export function openHelp(game) {
  const short = element("div", { class: "book help-short" });
  inShort(game).then(
    (nodes) => short.append(...nodes),
    () => say(short, "rules-missing"),
  );
  return openDialog(
    "help-title",
    {},
    short,
    element("div", { class: "button-row" }, button("help-rules", () => void openRules(game), "button strong")),
    say(element("h3", {}), "help-keys"),
    keyTable(),
    setting("help-single-keys", () => settings.keys, (on) => {
      settings.keys = on;
    }),
    say(element("h3", {}), "words-title"),
    setting("help-words", () => settings.words, (on) => {
      settings.words = on;
    }),
    say(element("p", { class: "help" }), "help-words-what"),
  );
}

/** @param {string} game */
export function helpButton(game) {
  const made = say(element("button", { type: "button", class: "icon-button help-button", onclick: () => openHelp(game) }), "help-open");
  made.append(picture("icon-help"));
  return made;
}

/**
 * "?" opens the help, wherever the focus is, but for where people write.
 * @param {KeyboardEvent} event
 * @param {string} game
 */
export function onHelpKey(event, game) {
  if (event.key !== "?" || !settings.keys || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  if (document.querySelector("dialog[open]")) return;
  if (event.target instanceof HTMLElement && event.target.matches("input:not([type=range], [type=checkbox]), select, textarea")) return;
  event.preventDefault();
  openHelp(game);
}
