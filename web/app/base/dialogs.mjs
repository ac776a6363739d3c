/** Dialogs, the drawer and notices. Dialogs use the browser's <dialog>, so that focus and Escape work as usual. */

/** @import { Child } from "./elements.mjs" */

import { element, picture } from "./elements.mjs";
import { say } from "./l10n.mjs";

/**
 * Opens a dialog with a heading, a close button and the given content. Closing it removes it from the page.
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
  // The dialog belongs to its view: "back" leaves both.
  const over = new AbortController();
  window.addEventListener("popstate", () => dialog.close(), { signal: over.signal });
  dialog.addEventListener("close", () => {
    over.abort();
    dialog.remove();
  });
  // Both ends of a click on the backdrop lie there: whoever marks text in a field may let go outside.
  let pressed = /** @type {EventTarget | null} */ (null);
  dialog.addEventListener("pointerdown", ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog && pressed === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/**
 * A button with the label `message`.
 * @param {string} message
 * @param {() => void} onclick
 * @param {string} [className]
 */
export function button(message, onclick, className = "button") {
  return say(element("button", { type: "button", class: className, onclick }), message);
}

/**
 * Shows a notice at the head of the page: what happened and what people can do. It stays until they close it.
 * @param {Child} text
 * @param {...HTMLElement} actions
 * @returns {HTMLElement}
 */
export function notify(text, ...actions) {
  const place = /** @type {HTMLElement} */ (document.getElementById("notices"));
  const notice = element("div", { class: "notice", role: "alert" }, element("p", {}, text), ...actions);
  const close = button("notice-close", () => {
    notice.remove();
    // The focus moves to the next notice, or to the heading of the view.
    /** @type {HTMLElement | null} */ (place.querySelector("button") ?? document.querySelector("#view h1"))?.focus({
      preventScroll: true,
    });
  });
  notice.append(close);
  place.append(notice);
  return notice;
}
