/** Saves as files: downloading and reading them. */

/** @import { Json } from "../types.d.ts" */

import { element } from "./elements.mjs";

/** The largest file that the page reads, in bytes. Every game's file is smaller. */
export const LARGEST = 4_000_000;

/** A file that holds no JSON or is too large: `id` is a message id. */
export class UnusableFile extends Error {
  /** @param {"file-too-large" | "file-not-json"} id */
  constructor(id) {
    super(id);
    this.name = "UnusableFile";
    this.id = id;
  }
}

/** A file name that every system accepts. @param {string} name @param {string} [kind] its ending */
function fileName(name, kind = "json") {
  const plain = name
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}_ -]+/gu, "")
    .trim()
    .replace(/ +/g, "-");
  return `${plain.slice(0, 60) || "escales"}.${kind}`;
}

/** The file that `download` saves. @param {string} name @param {string} text */
export function fileOf(name, text) {
  return new File([text], fileName(name), { type: "application/json" });
}

/**
 * Downloads a file with this text.
 * @param {string} name
 * @param {string} text
 */
export function download(name, text) {
  downloadFile(fileOf(name, text));
}

/** Downloads a table as a spreadsheet opens it. @param {string} name @param {string} text comma-separated values */
export function downloadCsv(name, text) {
  downloadFile(new File([text], fileName(name, "csv"), { type: "text/csv" }));
}

/** Downloads a drawing. @param {string} name @param {string} text an SVG document */
export function downloadSvg(name, text) {
  downloadFile(new File([text], fileName(name, "svg"), { type: "image/svg+xml" }));
}

/** @param {File} file */
function downloadFile(file) {
  const url = URL.createObjectURL(file);
  const link = element("a", { href: url, download: file.name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/**
 * Lets the person choose files.
 * @param {string} [accept] their types
 * @returns {Promise<File[]>} empty if the person cancels
 */
export function chooseFiles(accept = ".json,application/json") {
  return new Promise((resolve) => {
    const input = element("input", { type: "file", accept, multiple: true, hidden: true });
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
 * The JSON content of a file.
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
