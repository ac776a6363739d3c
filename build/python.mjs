/** Starts Python inside Pyodide under Node, from the files in node_modules, for the programs of the build. */
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";
import { wake } from "../web/runtime/memory.mjs";

const PYODIDE = new URL("../node_modules/pyodide/", import.meta.url);

/** The standard library as Pyodide ships it. */
export const STOCK_LIBRARY = fileURLToPath(new URL("python_stdlib.zip", PYODIDE));
/** An empty library, for a Python that has everything in its memory. */
export const NO_LIBRARY = "/dev/null";

/** Makes Pyodide's WebAssembly module, in which Python is then started. */
export const { default: create } = await import(new URL("pyodide.asm.mjs", PYODIDE).href);

/** @param {string} stdlib a file */
const settings = (stdlib) => ({
  indexURL: fileURLToPath(PYODIDE),
  stdLibURL: stdlib,
  stdout: (/** @type {string} */ line) => console.error(line), // standard output is for the program's result
});

/**
 * @param {{ stdlib: string, [option: string]: unknown }} options the standard library's file, and options of
 *   `loadPyodide`
 * @returns {Promise<import("pyodide").PyodideAPI>}
 */
export const boot = ({ stdlib, ...options }) => loadPyodide({ ...settings(stdlib), ...options });

/**
 * Starts Python from a memory that build/snapshot.mjs has written, without any files.
 * @param {Promise<Uint8Array<ArrayBuffer>>} memory
 */
export const wakeFrom = (memory) => wake(loadPyodide, create, settings(NO_LIBRARY), memory);

/** Gives Python access to this machine's files, under /host. @param {import("pyodide").PyodideAPI} py */
export function mountHost(py) {
  py.FS.mkdirTree("/host");
  py.FS.mount(py.FS.filesystems.NODEFS, { root: "/" }, "/host");
}

/**
 * Runs a program and prints only its error message: Node itself would also print Pyodide's source, which is one long
 * line.
 * @param {() => Promise<void>} program
 */
export async function told(program) {
  try {
    await program();
    // Python's pending tasks would keep Node running; but a pipe takes a long text piece by piece.
    process.stdout.write("", () => process.exit(0));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
