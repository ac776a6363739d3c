/**
 * The little of a browser that the page's logic needs, for `node --import ./tests/page/browser.mjs --test`: a storage,
 * the settings of the system, and the files of the site. There is no document: these tests cover what decides, not what
 * draws.
 */

import { readFile } from "node:fs/promises";
import { register } from "node:module";
import { fileURLToPath } from "node:url";

register("./resolve.mjs", import.meta.url);

const WEB = new URL("../../web/", import.meta.url).href;
const ENGINE = new URL("../../engine/escales/", import.meta.url).href;

let uses = 0;

/** Lets every second use of a moody storage fail. */
function use() {
  uses += 1;
  if (browser.storage === "moody" && uses % 2 === 0) throw new DOMException("Not now.", "UnknownError");
}

/** The browser's storage. Its entries are its own enumerable properties, as in a browser. */
class FakeStorage {
  /** @param {string} key @returns {string | null} */
  getItem(key) {
    use();
    return Object.hasOwn(this, key) ? /** @type {any} */ (this)[key] : null;
  }

  /** @param {string} key @param {string} value */
  setItem(key, value) {
    use();
    if (browser.storage === "full" || value.length > browser.largest)
      throw new DOMException("The storage is full.", "QuotaExceededError");
    /** @type {any} */ (this)[key] = value;
  }

  /** @param {string} key */
  removeItem(key) {
    use();
    delete (/** @type {any} */ (this)[key]);
  }
}

/** What a test decides about the browser. */
export const browser = {
  /** Whether the storage takes entries; a moody one fails at every second use. @type {"works" | "full" | "forbidden" | "moody"} */
  storage: "works",
  /** The longest text that the storage takes. */
  largest: Infinity,
  /** Whether the system asks for reduced motion. */
  still: false,
  /** Whether the system is dark. */
  dark: false,
  /** Whether the page is in a hidden tab. */
  hidden: false,
  /** The languages, the best first. */
  language: "fr-FR",
  entries: new FakeStorage(),
  /** The elements that the page rewrites when the language changes. @type {Element[]} */
  written: [],
};

const events = new EventTarget();
/** @param {EventTarget} target */
const listening = (target) => ({
  addEventListener: target.addEventListener.bind(target),
  removeEventListener: target.removeEventListener.bind(target),
  dispatchEvent: target.dispatchEvent.bind(target),
});

const fake = {
  ...listening(events),
  get localStorage() {
    if (browser.storage === "forbidden") throw new DOMException("The storage is forbidden.", "SecurityError");
    use();
    return browser.entries;
  },
  /** @param {string} query */
  matchMedia: (query) => ({
    get matches() {
      return query.includes("dark") ? browser.dark : browser.still;
    },
    addEventListener() {},
  }),
};

const page = {
  ...listening(new EventTarget()),
  documentElement: { dataset: {}, lang: "" },
  querySelectorAll: () => browser.written,
  get hidden() {
    return browser.hidden;
  },
};

/**
 * Another tab writes into the storage, and this one hears of it.
 * @param {string} key of ours
 * @param {string | null} value null if it removes the key
 */
export function inAnotherTab(key, value) {
  const own = `escales.${key}`;
  if (value === null) browser.entries.removeItem(own);
  else browser.entries.setItem(own, value);
  events.dispatchEvent(Object.assign(new Event("storage"), { key: own, newValue: value }));
}

/** @param {string} name @param {unknown} value */
const define = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
define("window", fake);
define("document", page);
define("navigator", {
  userAgent: "Node",
  get language() {
    return browser.language;
  },
  get languages() {
    return [browser.language];
  },
});
define("requestAnimationFrame", (/** @type {() => void} */ frame) => setTimeout(frame));
define("fetch", async (/** @type {string} */ address) => {
  const text = await readFile(fileURLToPath(sourceOf(address)), "utf-8");
  return new Response(text);
});

/** Where a file of the built site comes from. @param {string} address */
function sourceOf(address) {
  const path = address.slice(WEB.length);
  const [, game, language] = /^games\/(\w+)\/(\w+)\.ftl$/.exec(path) ?? [];
  if (game) return `${ENGINE}games/${game}/texts/${language}.ftl`;
  return path.startsWith("texts/") && !path.startsWith("texts/page.") ? ENGINE + path : WEB + path;
}
