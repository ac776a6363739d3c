/**
 * Functions of JavaScript as WebAssembly's own: only those can be put into its tables.
 *
 * While Python starts, Emscripten puts some 260 functions into its table. For each it first tries the function itself,
 * catches the error, and then makes a module of its own. One module for all of them takes a small part of that time.
 */

/** @typedef {((...values: any[]) => unknown) & { sig?: string }} Signed a function with its signature, as Emscripten has it */
/** @typedef {Map<unknown, WebAssembly.ExportValue>} Wrapped by the function of JavaScript */

/** The types of WebAssembly by Emscripten's letters. @type {{ [letter: string]: number }} */
const TYPES = { i: 0x7f, p: 0x7f, j: 0x7e, f: 0x7d, d: 0x7c, e: 0x6f };
const KNOWN = /^[vijpfde][ijpfde]*$/;

/** A number as WebAssembly writes it. @param {number} value @returns {number[]} */
const leb = (value) => (value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...leb(value >>> 7)]);

/** @param {number} id @param {number[][]} entries */
function section(id, entries) {
  const content = [...leb(entries.length), ...entries.flat()];
  return [id, ...leb(content.length), ...content];
}

/** @param {string} letters @returns {number[]} a list of types */
const types = (letters) => [...leb(letters.length), ...Array.from(letters, (letter) => TYPES[letter] ?? 0)];

/** @param {number} index @returns {number[]} a short name */
const name = (index) => {
  const digits = Array.from(String(index), (digit) => digit.charCodeAt(0));
  return [digits.length, ...digits];
};

/**
 * @param {Iterable<Signed>} functions those without a known signature are left out
 * @returns {Wrapped}
 */
export function wrapped(functions) {
  const signed = [...new Set(functions)].filter(({ sig }) => sig && KNOWN.test(sig));
  const signatures = [...new Set(signed.map(({ sig = "" }) => sig))];
  const code = [
    ...[0, 97, 115, 109, 1, 0, 0, 0], // magic number and version
    ...section(
      1,
      signatures.map((sig) => [0x60, ...types(sig.slice(1)), ...types(sig.startsWith("v") ? "" : sig.slice(0, 1))]),
    ),
    ...section(
      2,
      signed.map(({ sig = "" }, index) => [0, ...name(index), 0, ...leb(signatures.indexOf(sig))]),
    ),
    ...section(
      7,
      signed.map((_, index) => [...name(index), 0, ...leb(index)]),
    ),
  ];
  const imports = { "": Object.fromEntries(signed.map((call, index) => [index, call])) };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(code)), imports);
  return new Map(signed.map((call, index) => [call, /** @type {WebAssembly.ExportValue} */ (exports[index])]));
}

/**
 * The functions of JavaScript that a module of Emscripten asks for by address.
 * @param {WebAssembly.Module} module
 * @param {WebAssembly.Imports} imports
 * @returns {Signed[]}
 */
export function byAddress(module, imports) {
  const { env = {} } = imports;
  return WebAssembly.Module.imports(module)
    .filter((asked) => asked.module === "GOT.func")
    .map(({ name }) => /** @type {Signed} */ (env[name]))
    .filter((value) => typeof value === "function");
}

/**
 * Lets tables take functions of JavaScript.
 * @param {Wrapped} known
 * @returns {() => void} ends this
 */
export function accept(known) {
  const { prototype } = WebAssembly.Table;
  const { set } = prototype;
  prototype.set = function (index, value) {
    set.call(this, index, known.get(value) ?? value);
  };
  return () => {
    prototype.set = set;
  };
}
