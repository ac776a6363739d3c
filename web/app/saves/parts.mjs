/**
 * A game in parts, for codes that another device reads one after the other, in any order.
 *
 * The text of a game is its link without `#`; if the game is too long for a link, `z1.` and its save: base64url of the
 * deflated JSON `{"name", "save"}`. A part is the fragment of an address of this site, so that the camera of a phone
 * opens the page that reads the others:
 *
 *     #p1.SUM.3.7.TEXT     version; sum of the whole text; number of this part, from 1; number of parts; piece of the text
 */

/** @import { Json, Save } from "../types.d.ts" */

import { LARGEST, UnusableFile } from "../base/files.mjs";

const VERSION = 1;
const SAVE = "z1.";

/** The longest address in one of several codes, in characters: its modules stay large enough for a shaky camera. */
const LONGEST_PART = 400;

/** Even if the site's own address is long, a part carries this much. */
const LEAST_PIECE = 150;

/** The most parts: at half a second each, people wait most of a minute. */
export const MOST_PARTS = 99;

/** How many games may be incomplete at a time; then the oldest one is forgotten. */
const MOST_GAMES = 8;

/**
 * @typedef {object} Part
 * @property {string} sum tells the parts of different games, or of different moments, apart
 * @property {number} number from 1
 * @property {number} count
 * @property {string} piece
 */

/**
 * What a scanned or pasted text is: a part, and with it the parts held so far and the whole text once it is there; the
 * link of a game; a part that a newer version made; parts that do not fit together; something else.
 * @typedef {{ kind: "part", sum: string, count: number, held: number[], fresh: boolean, whole: string | null } |
 *   { kind: "link", whole: string } | { kind: "newer" } | { kind: "damaged" } | { kind: "foreign" }} Taken
 */

/**
 * The text of a game that is too long for a link.
 * @param {string} name
 * @param {Save} save
 */
export async function packSave(name, save) {
  const json = new Blob([JSON.stringify({ name, save })]);
  const packed = new Response(json.stream().pipeThrough(new CompressionStream("deflate")));
  return SAVE + base64url(new Uint8Array(await packed.arrayBuffer()));
}

/**
 * The game in a whole text.
 * @param {string} text
 * @returns {Promise<{ link: string } | { name: string, save: Json }>} a fragment for the engine, or a save as it is in a
 *   file
 * @throws {UnusableFile} if the text holds neither, or too much
 */
export async function unpack(text) {
  if (!text.startsWith(SAVE)) return { link: `#${text}` };
  const content = await inflated(text.slice(SAVE.length));
  try {
    const { name, save } = JSON.parse(content);
    return { name: typeof name === "string" ? name.trim().slice(0, 60) : "", save };
  } catch {
    throw new UnusableFile("file-not-json");
  }
}

/** @param {string} letters base64url @returns {Promise<string>} */
async function inflated(letters) {
  const decoder = new TextDecoder();
  let [content, size] = ["", 0];
  try {
    const packed = Uint8Array.from(atob(letters.replace(/-/g, "+").replace(/_/g, "/")), (one) => one.charCodeAt(0));
    const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
    for (let read = await reader.read(); !read.done && size <= LARGEST; read = await reader.read()) {
      size += read.value.length;
      content += decoder.decode(read.value, { stream: true });
    }
    void reader.cancel().catch(() => {});
  } catch {
    throw new UnusableFile("file-not-json");
  }
  if (size > LARGEST) throw new UnusableFile("file-too-large"); // a small text may hold an enormous one
  return content + decoder.decode();
}

/** @param {Uint8Array} bytes */
function base64url(bytes) {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/**
 * The addresses of the parts, all about equally long.
 * @param {string} text of a game
 * @param {string} address of the page that reads codes
 * @returns {string[] | null} null if there would be too many
 */
export function split(text, address) {
  const head = `${address}#p${VERSION}.${sumOf(text)}.`;
  const room = Math.max(LONGEST_PART - head.length - "99.99.".length, LEAST_PIECE);
  const count = Math.ceil(text.length / room);
  if (count > MOST_PARTS) return null;
  const length = Math.ceil(text.length / count);
  return Array.from(
    { length: count },
    (_, at) => `${head}${at + 1}.${count}.${text.slice(at * length, (at + 1) * length)}`,
  );
}

/** A sum of a text, by which a wrong or missing piece is noticed: FNV-1a. @param {string} text in ASCII */
function sumOf(text) {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193);
  return (sum >>> 0).toString(36);
}

/**
 * The part in a text; null if there is none.
 * @param {string} text an address or its fragment
 * @returns {Part | "newer" | null}
 */
function partIn(text) {
  const [, version, rest = ""] = /#p(\d{1,4})\.(\S+)$/.exec(text) ?? [];
  if (version === undefined) return null;
  if (Number(version) > VERSION) return "newer";
  const [, sum, one, all, piece] = /^([0-9a-z]{1,7})\.(\d\d?)\.(\d\d?)\.([\w./-]+)$/.exec(rest) ?? [];
  const [number, count] = [Number(one), Number(all)];
  if (sum === undefined || piece === undefined || number < 1 || number > count) return null;
  return { sum, number, count, piece };
}

/** Collects the parts of games until one is whole. Parts of another game do not disturb those held already. */
export class PartCollection {
  constructor() {
    /** The pieces by number, by game. @type {Map<string, Map<number, string>>} */
    this.games = new Map();
  }

  /**
   * Takes what a code or a person has given.
   * @param {string} given one text without spaces
   * @returns {Taken}
   */
  take(given) {
    const text = given.trim();
    const part = partIn(text);
    if (part === "newer") return { kind: "newer" };
    if (part) return this.add(part);
    const link = /#(v\d[^\s#]*)$/.exec(text)?.[1];
    return link === undefined ? { kind: "foreign" } : { kind: "link", whole: link };
  }

  /** @param {Part} part @returns {Taken} */
  add({ sum, number, count, piece }) {
    const key = `${sum}.${count}`;
    const pieces = this.games.get(key) ?? new Map();
    this.games.set(key, pieces);
    for (const oldest of this.games.keys()) if (this.games.size > MOST_GAMES) this.games.delete(oldest);
    const fresh = !pieces.has(number);
    pieces.set(number, piece);
    const held = [...pieces.keys()].sort((a, b) => a - b);
    if (held.length < count) return { kind: "part", sum, count, held, fresh, whole: null };
    const whole = held.map((at) => pieces.get(at)).join("");
    this.games.delete(key); // whether it fits or not, the next part begins anew
    return sumOf(whole) === sum ? { kind: "part", sum, count, held, fresh, whole } : { kind: "damaged" };
  }
}
