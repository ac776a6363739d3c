/**
 * Reads the archives that build/runtime.py makes: zip files without compression of their entries, compressed as a whole
 * with gzip. This is quicker than reading them in Python, which would first have to import its own reader.
 */

/**
 * Decompresses a file. A host may have decompressed it already: then the bytes do not begin with gzip's mark.
 * @param {Uint8Array<ArrayBuffer>} file
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function unpacked(file) {
  const { body } = new Response(file);
  if (file[0] !== 0x1f || file[1] !== 0x8b || !body) return file;
  return new Uint8Array(await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}

/**
 * The files of a zip archive without compression, in the order of its directory.
 * @param {Uint8Array<ArrayBuffer>} archive
 * @returns {Generator<[name: string, content: Uint8Array<ArrayBuffer>]>}
 * @throws {Error} if the bytes are no such archive
 */
export function* files(archive) {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const text = new TextDecoder();
  const end = archive.byteLength - 22; // the build writes no comment behind the end record
  if (end < 0 || view.getUint32(end, true) !== 0x06054b50)
    throw new Error("This is not an archive of the build: it may be cut short.");
  let entry = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const size = view.getUint32(entry + 24, true);
    const nameLength = view.getUint16(entry + 28, true);
    const header = view.getUint32(entry + 42, true);
    if (view.getUint16(entry + 10, true) !== 0) throw new Error("An entry of the archive is compressed.");
    const name = text.decode(archive.subarray(entry + 46, entry + 46 + nameLength));
    const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    yield [name, archive.subarray(start, start + size)];
    entry += 46 + nameLength + view.getUint16(entry + 30, true) + view.getUint16(entry + 32, true);
  }
}

/** @typedef {Pick<import("pyodide").PyodideAPI, "FS" | "runPython">} Python */

/**
 * Writes an archive's files into the folder of Python's packages.
 * @param {Python} py
 * @param {Uint8Array<ArrayBuffer>} archive
 */
export function install(py, archive) {
  const folder = py.runPython("import site; site.getsitepackages()[0]");
  const made = new Set();
  for (const [name, content] of files(archive)) {
    const path = `${folder}/${name}`;
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) {
      py.FS.mkdirTree(parent);
      made.add(parent);
    }
    py.FS.writeFile(path, content);
  }
}

/**
 * Writes the standard library to the path where Python looks for it; needed after a start from memory (memory.mjs),
 * where some modules are abridged.
 * @param {Python} py
 * @param {Uint8Array<ArrayBuffer>} archive
 */
export function installLibrary(py, archive) {
  py.FS.writeFile(py.runPython("import sys; next(path for path in sys.path if path.endswith('.zip'))"), archive);
  py.runPython("import abridged; abridged.release()");
}
