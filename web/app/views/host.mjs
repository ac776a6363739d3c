/**
 * The view that helps people show a game on their own site: they choose it, see it live, and copy the code for their
 * page.
 */

/** @import { Meta } from "../types.d.ts" */

import { button } from "../base/dialogs.mjs";
import { element } from "../base/elements.mjs";
import { phrase, rewrite, say } from "../base/l10n.mjs";
import { settings } from "../base/settings.mjs";
import { at } from "../base/site.mjs";
import { games } from "../game/catalogue.mjs";
import { engine } from "../game/engine.mjs";
import { reason } from "../errors/errors.mjs";
import { posterAddress } from "./host-address.mjs";
import { openPoster } from "./host-poster.mjs";
import { stepsSection } from "./host-steps.mjs";
import { copy } from "./share.mjs";

/**
 * @typedef {{ game: string, lang: string, theme: string, width: string, height: string, study: string, follows: boolean,
 *   check: boolean }} Wish
 */

/** The address for the frame. @param {Wish} wish */
function addressOf({ game, lang, theme, study, check }) {
  const query = new URLSearchParams({
    game,
    ...(lang && { lang }),
    ...(theme && { theme }),
    ...(check && { check: "1" }),
  });
  return `${at("embed/")}?${query}${study}`;
}

/**
 * The code for the other page: a frame, and a script if the frame's height follows the game.
 * @param {Wish} wish
 * @param {string} title
 */
export function snippet(wish, title) {
  const frame = document.createElement("iframe");
  frame.src = addressOf(wish);
  frame.title = `${title} · Escales`;
  frame.width = wish.width;
  frame.height = wish.height;
  frame.loading = "lazy";
  frame.allow = "clipboard-write; web-share";
  Object.assign(frame.style, { border: "0", maxWidth: "100%" });
  return frame.outerHTML + (wish.follows ? `\n<script src="${at("embed/frame.js")}" async></script>` : "");
}

/**
 * @param {string} message the id of the label's message
 * @param {HTMLElement} field
 * @param {string} [className]
 */
function labelled(message, field, className) {
  field.id = message;
  return element("div", { class: className }, say(element("label", { for: message }), message), field);
}

/** @param {string} name @param {{ [value: string]: string }} choices message ids by value @param {string} chosen */
function select(name, choices, chosen) {
  const options = Object.entries(choices).map(([value, message]) =>
    say(element("option", { value, selected: value === chosen }), message),
  );
  return element("select", { name }, ...options);
}

/** Asks for the address of the page that holds the frame, and makes a poster of it. @param {() => Meta | undefined} chosen */
function posterSection(chosen) {
  const address = element("input", {
    type: "text",
    inputmode: "url",
    autocomplete: "url",
    spellcheck: "false",
    placeholder: at("./"),
  });
  const refused = element("p", { role: "status" });
  const make = button("poster-make", () => {
    const meta = chosen();
    const found = meta && posterAddress(address.value, meta.id);
    address.setAttribute("aria-invalid", String(!found));
    if (!found) say(refused, "poster-no-address");
    else {
      refused.replaceChildren();
      void openPoster(meta, found);
    }
  });
  return element(
    "section",
    { class: "host-poster" },
    say(element("h2", {}), "poster-title"),
    say(element("p", {}), "poster-what"),
    labelled("poster-address", address),
    element("div", { class: "button-row" }, make, refused),
  );
}

/** @param {HTMLElement} root */
export async function showHost(root) {
  const all = await games();
  const titles = new Map(all.map((/** @type {Meta} */ { id, title }) => [id, title]));
  const picks = element(
    "select",
    { name: "game" },
    ...all.map(({ id, title }) => element("option", { value: id }, title)),
  );
  const code = element("textarea", { id: "host-code", readonly: true, spellcheck: "false" });
  const live = element("div", { class: "host-live" });
  const said = element("p", { role: "status" });
  const link = element("input", { name: "study", type: "text", autocomplete: "off", spellcheck: "false" });
  const refused = element("p", { class: "wide", role: "status", hidden: true });
  let study = "";
  const form = element(
    "form",
    { class: "host-form", onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
    labelled("host-game", picks),
    labelled("host-language", select("lang", { "": "host-visitor", fr: "host-fr", en: "host-en" }, settings.language)),
    labelled("host-light", select("theme", { "": "host-visitor", light: "light-light", dark: "light-dark" }, "")),
    labelled("host-width", element("input", { name: "width", type: "text", value: "100%", autocomplete: "off" })),
    labelled(
      "host-height",
      element("input", { name: "height", type: "number", value: 720, min: 320, max: 2000, step: 10 }),
    ),
    labelled("host-study", link, "wide"),
    refused,
    labelled("host-follows", element("input", { name: "follows", type: "checkbox" }), "tick wide"),
    labelled("host-check", element("input", { name: "check", type: "checkbox" }), "tick wide"),
  );
  const show = () => {
    const given = new FormData(form);
    const field = (/** @type {string} */ name) => String(given.get(name) ?? "");
    const wish = {
      game: field("game"),
      lang: field("lang"),
      theme: field("theme"),
      width: /^\d+%?$/.test(field("width")) ? field("width") : "100%",
      height: field("height") || "720",
      study,
      follows: given.has("follows"),
      check: given.has("check"),
    };
    code.value = snippet(wish, titles.get(wish.game) ?? "");
    const frame = element("iframe", {
      src: addressOf(wish),
      title: phrase("host-live"),
      width: wish.width,
      height: wish.height,
      class: "host-frame",
    });
    live.replaceChildren(frame);
  };
  // The link's own game replaces the chosen one. If the link does not open, this view says so, before it stands on the
  // other page.
  const open = async () => {
    const given = link.value;
    let why = "";
    let [game, fragment] = [picks.value, ""];
    try {
      if (given.trim()) {
        const opened = await engine.openLink(given, null, () => link.value === given);
        if (!opened) return;
        ({ game } = opened);
        fragment = await engine.link();
      }
    } catch (error) {
      why = reason(error);
    }
    if (link.value !== given) return; // the person has entered another link meanwhile
    study = fragment;
    picks.value = game;
    refused.textContent = why;
    refused.hidden = !why;
    link.setAttribute("aria-invalid", String(why !== ""));
    show();
  };
  form.addEventListener("change", ({ target }) => {
    if (target === picks) link.value = ""; // the link is of another game
    if (target === link || target === picks) void open();
    else show();
  });
  const copying = element("button", {
    type: "button",
    class: "button strong",
    onclick: async () => say(said, (await copy(code.value, code)) ? "host-copied" : "share-copy-by-hand"),
  });
  rewrite(code, () => code.setAttribute("aria-label", phrase("host-code")));
  root.replaceChildren(
    element(
      "section",
      { class: "host" },
      say(element("h1", { tabindex: -1 }), "host-title"),
      say(element("p", {}), "host-what"),
      form,
      code,
      element("div", { class: "button-row" }, say(copying, "host-copy"), said),
      stepsSection(),
      posterSection(() => all.find(({ id }) => id === picks.value)),
      say(element("h2", {}), "host-live"),
      live,
      element(
        "div",
        { class: "button-row" },
        say(element("a", { href: "./", "data-route": "", class: "button" }), "go-shelf"),
      ),
    ),
  );
  show();
}
