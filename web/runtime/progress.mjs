/**
 * The progress of the downloads that Python waits for.
 *
 * It counts the bytes that the page receives, after HTTP's own compression. If a host has already decompressed a .gz
 * file, the page receives more bytes than the file has; the progress never exceeds the file's size.
 */

/** @typedef {{ come: number, all: number }} Progress bytes received, and bytes of all requested files */

export class Downloads {
  /** @param {(file: string) => number} size of a file, in bytes */
  constructor(size) {
    this.size = size;
    /** @type {Map<string, number>} bytes received, by file */
    this.come = new Map();
    /** @type {Set<(progress: Progress) => void>} */
    this.followers = new Set();
  }

  /** Call this when a file is requested. @param {string} file */
  expect(file) {
    this.come.set(file, 0);
    this.tell();
  }

  /** Call this when a request fails. @param {string} file */
  forget(file) {
    this.come.delete(file);
    this.tell();
  }

  /** Call this when a file is complete. @param {string} file */
  complete(file) {
    this.come.set(file, this.size(file));
    this.tell();
  }

  /**
   * Counts the bytes of a response while the caller reads it. WebAssembly is counted only when complete: a browser
   * caches the compiled code only for the original response.
   * @param {string} file
   * @param {Response} response its body not read yet
   * @returns {Response} the response to read instead
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
