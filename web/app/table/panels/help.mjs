/** Help: the rules in short, and what the keys do. A button or "?" opens it. */

/** @import { OptionValues } from "../../types.d.ts" */

import { button, openDialog } from "../../base/dialogs.mjs";
import { element, picture } from "../../base/elements.mjs";
import { phrase, rewrite, say, sentence } from "../../base/l10n.mjs";
import { settings } from "../../base/settings.mjs";
import { isShortcut } from "../../base/shortcut.mjs";
import { loadModule } from "../../base/site.mjs";
import { loadTheme } from "../../game/catalogue.mjs";
import { signsOf } from "../../game/learning.mjs";
import { inShort, openRules } from "../../game/rule-book.mjs";

/**
 * What the keys do: keys pressed together, and the id of the message that explains them.
 * @type {{ keys: string[], does: string }[]}
 */
const KEYS = [
  { keys: ["Tab"], does: "keys-tab" },
  { keys: ["Enter"], does: "keys-enter" },
  { keys: ["←", "↑", "→", "↓"], does: "keys-arrows" },
  { keys: ["Home", "End"], does: "keys-ends" },
  { keys: ["0", "…", "9"], does: "keys-digits" },
  // No key for looking back is a character key, so no setting switches them off.
  { keys: ["Shift", "ArrowLeft"], does: "past-back" },
  { keys: ["Shift", "ArrowRight"], does: "past-forward" },
  { keys: ["Shift", "Home"], does: "past-first" },
  { keys: ["Shift", "End"], does: "past-last" },
  { keys: ["Escape"], does: "past-now" },
  { keys: ["Escape"], does: "bots-skip" },
  { keys: ["+", "−"], does: "keys-zoom" },
  { keys: ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"], does: "keys-pan" },
  { keys: ["C"], does: "keys-captain" },
  { keys: ["L"], does: "keys-signs" },
  { keys: ["?"], does: "keys-help" },
];

/** Keys that are shown as an arrow. @type {{ [key: string]: string }} */
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
      what.textContent = line.textContent || line.title; // messages of buttons have only a title
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

/** @param {string} game @param {OptionValues} options those of the table */
export function openHelp(game, options) {
  const short = element("div", { class: "book help-short" });
  inShort(game, options).then(
    (nodes) => short.append(...nodes),
    () => say(short, "rules-missing"),
  );
  const legend = button("menu-signs", () => void openSigns(game).catch(console.warn));
  legend.hidden = true;
  signsOf(game).then(
    ({ length }) => {
      legend.hidden = length === 0;
    },
    () => {}, // a game without lessons
  );
  return openDialog(
    "help-title",
    {},
    element(
      "div",
      { class: "button-row" },
      button("help-rules", () => void openRules(game), "button strong"),
      legend,
    ),
    short,
    // Whoever plays by touch has mostly no keyboard.
    element(
      "details",
      { class: "help-keyboard", open: !matchMedia("(hover: none)").matches },
      element("summary", {}, say(element("h3", {}), "help-keys")),
      keyTable(),
      setting(
        "help-single-keys",
        () => settings.keys,
        (on) => {
          settings.keys = on;
        },
      ),
    ),
    say(element("h3", {}), "words-title"),
    setting(
      "help-words",
      () => settings.words,
      (on) => {
        settings.words = on;
      },
    ),
    say(element("p", { class: "help" }), "help-words-what"),
  );
}

/** Opens the legend of the board's signs. @param {string} game */
export async function openSigns(game) {
  const board = document.querySelector(".board-drawing");
  const [{ openLegend }, signs, theme] = await Promise.all([
    loadModule(() => import("./legend.mjs")),
    signsOf(game),
    loadTheme(game),
  ]);
  if (board) openLegend(game, signs, board, theme);
}

/** @param {string} game @param {() => OptionValues} options those of the table */
export function helpButton(game, options) {
  const onclick = () => openHelp(game, options());
  const made = say(element("button", { type: "button", class: "icon-button help-button", onclick }), "help-open");
  made.append(picture("icon-help"), say(element("span", { class: "tool-word", "aria-hidden": "true" }), "help-title"));
  return made;
}

/**
 * "?" opens the help, "L" the legend, unless the focus is in a text field.
 * @param {KeyboardEvent} event
 * @param {string} game
 * @param {() => OptionValues} options those of the table
 */
export function onHelpKey(event, game, options) {
  const key = event.key.toLowerCase();
  if (!["?", "l"].includes(key) || !isShortcut(event)) return;
  event.preventDefault();
  if (key === "?") openHelp(game, options());
  else void openSigns(game).catch(console.warn); // without a network, and not kept yet
}
