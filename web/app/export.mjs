/** Saves as files: giving one out, taking one in. */

/** @import { Json } from "./types.d.ts" */

import { element } from "./elements.mjs";

/** More than any game's file: a bigger one is not read at all. In bytes. */
const LARGEST = 4_000_000;

/** A file that holds no JSON, or far too much: `message` is a message id. */
export class UnusableFile extends Error {
  /** @param {"file-too-large" | "file-not-json"} id */
  constructor(id) {
    super(id);
    this.name = "UnusableFile";
    this.id = id;
  }
}

/** A name that every system takes for a file. @param {string} name */
function fileName(name) {
  const plain = name.normalize("NFC").replace(/[^\p{L}\p{N}_ -]+/gu, "").trim().replace(/ +/g, "-");
  return `${plain.slice(0, 60) || "escales"}.json`;
}

/** The file that `download` hands out. @param {string} name @param {string} text */
export function fileOf(name, text) {
  return new File([text], fileName(name), { type: "application/json" });
}

/**
 * Hands the browser a file to keep.
 * @param {string} name
 * @param {string} text
 */
export function download(name, text) {
  const file = fileOf(name, text);
  const url = URL.createObjectURL(file);
  const link = element("a", { href: url, download: file.name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/**
 * Lets the person choose files.
 * @returns {Promise<File[]>} none when they think better of it
 */
export function chooseFiles() {
  return new Promise((resolve) => {
    const input = element("input", { type: "file", accept: ".json,application/json", multiple: true, hidden: true });
    const answer = (/** @type {File[]} */ files) => {
      input.remove();
      resolve(files);
    };
    input.addEventListener("change", () => answer([...(input.files ?? [])]));
    input.addEventListener("cancel", () => answer([]));
    document.body.append(input);
    input.click();
  });
}

/**
 * What a file holds, as JSON.
 * @param {File} file
 * @returns {Promise<Json>}
 * @throws {UnusableFile}
 */
export async function readFile(file) {
  if (file.size > LARGEST) throw new UnusableFile("file-too-large");
  try {
    return JSON.parse(await file.text());
  } catch {
    throw new UnusableFile("file-not-json");
  }
}
