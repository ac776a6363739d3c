/** Dialogs and the drawer: the browser's own <dialog>, so that focus and Escape are as people know them. */

/** @import { Child } from "./elements.mjs" */

import { element, picture } from "./elements.mjs";
import { say } from "./l10n.mjs";

/**
 * Opens a dialog with a heading, a way out, and what is given. It leaves the page when it is closed.
 * @param {string} title id of the heading's message
 * @param {{ params?: { [name: string]: string | number }, className?: string }} [how]
 * @param {...Child} content
 * @returns {HTMLDialogElement}
 */
export function openDialog(title, how = {}, ...content) {
  const heading = say(element("h2", { id: `dialog-${title}` }), title, how.params);
  const close = element("button", { type: "button", class: "icon-button", onclick: () => dialog.close() });
  say(close, "dialog-close");
  close.append(picture("icon-close"));
  const dialog = element(
    "dialog",
    { class: `dialog ${how.className ?? ""}`, "aria-labelledby": heading.id },
    element("header", { class: "dialog-head" }, heading, close),
    element("div", { class: "dialog-body" }, ...content),
  );
  // It belongs to the view that it was opened in: "back" leaves both.
  const over = new AbortController();
  window.addEventListener("popstate", () => dialog.close(), { signal: over.signal });
  dialog.addEventListener("close", () => {
    over.abort();
    dialog.remove();
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close(); // the backdrop
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/**
 * A button that says `message`.
 * @param {string} message
 * @param {() => void} onclick
 * @param {string} [className]
 */
export function button(message, onclick, className = "button") {
  return say(element("button", { type: "button", class: className, onclick }), message);
}

/**
 * A notice at the head of the page: what happened and what can be done. It stays until it is put away.
 * @param {Child} text
 * @param {...HTMLElement} actions
 * @returns {HTMLElement}
 */
export function notify(text, ...actions) {
  const place = /** @type {HTMLElement} */ (document.getElementById("notices"));
  const notice = element("div", { class: "notice", role: "alert" }, element("p", {}, text), ...actions);
  const close = button("notice-close", () => {
    notice.remove();
    // The focus goes on to what else is told, or to the heading of the view.
    /** @type {HTMLElement | null} */ (place.querySelector("button") ?? document.querySelector("#view h1"))?.focus({ preventScroll: true });
  });
  notice.append(close);
  place.append(notice);
  return notice;
}
