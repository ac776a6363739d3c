/** What is said when something cannot be done, and the ways on. */

/** @import { Message, Params } from "./types.d.ts" */
/** @import { Child } from "./elements.mjs" */

import { element } from "./elements.mjs";
import { Breakdown, Refusal } from "./engine.mjs";
import { UnusableFile } from "./export.mjs";
import { phrase, say, sentence } from "./l10n.mjs";

/** @param {Params} params */
function plain(params) {
  /** @type {{ [name: string]: string | number }} */
  const words = {};
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === "string" || typeof value === "number") words[name] = value;
  }
  return words;
}

/** A message of the engine, said without a table. @param {Message & { text?: string }} message */
export function engineSentence(message) {
  return sentence(message.id, plain(message.params)) ?? message.text ?? message.id;
}

/** What went wrong, in words. @param {unknown} error */
export function reason(error) {
  if (error instanceof Refusal) return engineSentence(error.error);
  if (error instanceof UnusableFile) return phrase(error.id);
  if (error instanceof Breakdown) return phrase("engine-broken-detail", { detail: error.message });
  return phrase("network-broken", { detail: error instanceof Error ? error.message : String(error) });
}

/**
 * A page of its own for what stands in the way: a heading, the reason, and what can be done instead.
 * @param {string} title id of the heading's message
 * @param {Child} text
 * @param {...HTMLElement} actions
 */
export function failurePage(title, text, ...actions) {
  const heading = say(element("h1", { tabindex: -1 }), title);
  const shelf = say(element("a", { href: "./", "data-route": "", class: "button" }), "go-shelf");
  return element(
    "section",
    { class: "failure" },
    heading,
    element("p", { role: "alert" }, text),
    element("div", { class: "button-row" }, ...actions, shelf),
  );
}

