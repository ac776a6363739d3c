/**
 * How much of what Python waits for has come.
 *
 * Bytes are counted as they are handed to the page. A host that compresses sends fewer; where it has already taken off the compression
 * of a .gz file more are counted than the file has, and no more than that is told.
 */

/** @typedef {{ come: number, all: number }} Progress bytes of the files under way */

export class Downloads {
  /** @param {(file: string) => number} size of a file, in bytes */
  constructor(size) {
    this.size = size;
    /** @type {Map<string, number>} bytes that have come, by file */
    this.come = new Map();
    /** @type {Set<(progress: Progress) => void>} */
    this.followers = new Set();
  }

  /** A file is asked for. @param {string} file */
  expect(file) {
    this.come.set(file, 0);
    this.tell();
  }

  /** A file does not come. @param {string} file */
  forget(file) {
    this.come.delete(file);
    this.tell();
  }

  /** A file has come. @param {string} file */
  complete(file) {
    this.come.set(file, this.size(file));
    this.tell();
  }

  /**
   * Counts what comes of a file. A browser keeps what it has compiled of WebAssembly only if it gets the answer itself:
   * that is not looked into, but counted when it is complete.
   * @param {string} file
   * @param {Response} response its body not read yet
   * @returns {Response} what is to be read in its place
   */
  followed(file, response) {
    if (!response.body || file.endsWith(".wasm")) return response;
    const counting = new TransformStream({
      transform: (/** @type {Uint8Array} */ chunk, stream) => {
        this.come.set(file, (this.come.get(file) ?? 0) + chunk.byteLength);
        this.tell();
        stream.enqueue(chunk);
      },
      flush: () => this.complete(file),
    });
    return new Response(response.body.pipeThrough(counting), response);
  }

  /** @returns {Progress} */
  get progress() {
    const told = { come: 0, all: 0 };
    for (const [file, come] of this.come) {
      const size = this.size(file);
      told.come += Math.min(come, size);
      told.all += size;
    }
    return told;
  }

  tell() {
    if (this.followers.size === 0) return;
    const { progress } = this;
    for (const follower of this.followers) follower(progress);
  }
}
