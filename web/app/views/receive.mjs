/** The view that receives a game from another screen: by its codes, seen by a camera or on photos, or by its link. */

/** @import { Json } from "../types.d.ts" */
/** @import { Reader } from "./code-reader.mjs" */

import { button } from "../base/dialogs.mjs";
import { element, formElement } from "../base/elements.mjs";
import { chooseFiles } from "../base/files.mjs";
import { phrase, rewrite, say } from "../base/l10n.mjs";
import { once } from "../base/once.mjs";
import { goLink, replaceUrl } from "../base/router.mjs";
import { loadModule } from "../base/site.mjs";
import { reason } from "../errors/errors.mjs";
import { readSaves } from "../saves/import.mjs";
import { PartCollection, unpack } from "../saves/parts.mjs";

/** @typedef {{ openFile: (content: Json, name: string) => void }} ReceiveActions */

/** Between two looks at the camera's picture, in ms. */
const LOOK = 60;

/** What a browser says when it gives no camera, and our sentence. @type {{ [name: string]: string }} */
const NO_CAMERA = { NotAllowedError: "receive-camera-forbidden", NotReadableError: "receive-camera-busy" };

/** Loads what reads codes. @type {(key: void) => Promise<Reader>} */
const read = once(async () => (await loadModule(() => import("./code-reader.mjs"))).codeReader());

/** They stay when people leave the view and come back, or scan a code that leads to it again. */
const parts = new PartCollection();

/**
 * Shows the view in `root`.
 * @param {HTMLElement} root
 * @param {string} part the fragment of the address: the first part, if a code has led here
 * @param {ReceiveActions} actions
 */
export function showReceive(root, part, actions) {
  let game = "";
  let over = false;
  const said = element("p", { role: "status", class: "receive-said" });
  const marks = element("ol", { class: "receive-parts", "aria-hidden": "true" });

  /** @param {string} text from a code or from a person */
  async function take(text) {
    if (over) return;
    const taken = parts.take(text);
    if (taken.kind !== "part" && taken.kind !== "link") {
      tell(`receive-${taken.kind}`);
      return;
    }
    if (taken.kind === "part") {
      const { sum, count, held, fresh } = taken;
      if (!fresh && game === sum) return;
      if (fresh && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(30); // browsers forbid it before
      game = sum;
      mark(held, count);
    }
    if (taken.whole === null) return;
    over = true;
    tell("receive-whole");
    try {
      const found = await unpack(taken.whole);
      if (!root.contains(said)) return;
      if ("link" in found) goLink(found.link);
      else actions.openFile(found.save, found.name);
    } catch (error) {
      over = false;
      tellText(reason(error));
    }
  }

  /** @param {number[]} held @param {number} count */
  function mark(held, count) {
    marks.replaceChildren(
      ...Array.from({ length: count }, (_, at) =>
        element("li", { class: held.includes(at + 1) ? "held" : "" }, String(at + 1)),
      ),
    );
    const missing = Array.from({ length: count }, (_, at) => at + 1).filter((number) => !held.includes(number));
    tell("receive-held", { held: held.length, count, missing: missing.join(", ") });
  }

  /** @param {string} id @param {{ [name: string]: string | number }} [params] */
  function tell(id, params = {}) {
    const text = phrase(id, params);
    if (said.textContent !== text) say(said, id, params); // a repeated sentence would be read out again and again
  }

  /** @param {string} text */
  function tellText(text) {
    rewrite(said, () => {
      said.textContent = text;
    });
  }

  const video = element("video", { class: "receive-video", muted: true, playsinline: true, hidden: true });
  const camera = button("receive-camera", () => void toggleCamera(), "button strong");
  /** @type {MediaStream | null} */
  let stream = null;

  function stop() {
    for (const track of stream?.getTracks() ?? []) track.stop();
    stream = null;
    video.srcObject = null;
    video.hidden = true;
    say(camera, "receive-camera");
  }

  async function toggleCamera() {
    if (stream) {
      stop();
      return;
    }
    camera.disabled = true;
    try {
      if (!navigator.mediaDevices) {
        tell("receive-camera-insecure");
        return;
      }
      const ideal = { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 1280 } };
      const look = await read(); // before the camera: without it, nobody would turn the camera off
      const got = await navigator.mediaDevices.getUserMedia({ video: ideal });
      stream = got;
      video.srcObject = got;
      video.hidden = false;
      say(camera, "receive-stop");
      if (parts.games.size === 0) tell("receive-looking");
      void video.play().catch(() => {}); // a view that has been left plays nothing
      void follow(got, look);
    } catch (error) {
      if (error instanceof DOMException) tell(NO_CAMERA[error.name] ?? "receive-camera-absent");
      else tellText(reason(error));
    } finally {
      camera.disabled = false;
    }
  }

  /** Looks at the camera's picture until the view is left, or the camera stopped. @param {MediaStream} mine @param {Reader} look */
  async function follow(mine, look) {
    while (stream === mine && video.isConnected && !over) {
      if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA)
        for (const text of await look(video)) await take(text);
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
    if (stream === mine) stop();
  }

  async function takeFiles() {
    for (const file of await chooseFiles("image/*,.json,application/json")) {
      if (!file.type.startsWith("image/")) {
        await takeSave(file);
        continue;
      }
      try {
        const [seen, look] = await Promise.all([createImageBitmap(file), read()]);
        const texts = await look(seen);
        if (texts.length === 0) tell("receive-picture-none", { name: file.name });
        for (const text of texts) await take(text);
      } catch {
        tell("receive-picture-none", { name: file.name });
      }
    }
  }

  /** @param {File} file */
  async function takeSave(file) {
    const { found, problems } = await readSaves([file]);
    const [first] = found;
    if (first && root.contains(said)) actions.openFile(first.save, first.name);
    else if (problems[0]) tellText(problems[0]);
  }

  const field = element("textarea", { id: "receive-text", rows: 3, autocomplete: "off", spellcheck: "false" });
  const form = formElement(
    { class: "receive-form" },
    async () => {
      for (const text of field.value.split(/\s+/).filter(Boolean)) await take(text);
      field.value = "";
    },
    say(element("label", { for: "receive-text" }), "receive-text"),
    field,
    element("div", { class: "button-row" }, say(element("button", { class: "button" }), "receive-take")),
  );
  root.replaceChildren(
    element(
      "section",
      { class: "receive" },
      say(element("h1", { tabindex: -1 }), "receive-title"),
      say(element("p", {}), "receive-what"),
      element("div", { class: "button-row" }, camera),
      video,
      marks,
      said,
      say(element("h2", {}), "receive-without"),
      element(
        "div",
        { class: "button-row" },
        button("receive-files", () => void takeFiles()),
      ),
      form,
      element(
        "div",
        { class: "button-row" },
        say(element("a", { href: "./", "data-route": "", class: "button" }), "go-shelf"),
      ),
    ),
  );
  if (!part) return;
  replaceUrl("?receive"); // so that a reload begins anew
  void take(part);
  camera.focus();
}
