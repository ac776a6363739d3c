/** Addresses in the site. Its pages lie in several folders, but name every file from the site's own folder. */

import { ROOT } from "../../runtime/root.mjs";

/** The host sends something else than a file of the site. */
export class HostFault extends Error {
  /**
   * @param {"host-status" | "host-page"} id a message id
   * @param {string} file
   * @param {string} detail
   */
  constructor(id, file, detail) {
    super(
      id === "host-status" ? `The host answers ${detail} for ${file}` : `The host sends a web page instead of ${file}`,
    );
    this.name = "HostFault";
    this.id = id;
    this.params = { file, detail };
  }
}

/** A file of the site did not come: the network is down, or the host does not answer. */
export class NetworkFault extends Error {
  /** @param {unknown} cause what the browser says */
  constructor(cause) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "NetworkFault";
  }
}

/** The address of a file of the site. @param {string} path from the site's own folder */
export function at(path) {
  return new URL(path, ROOT).href;
}

/**
 * Fetches a file of the site.
 * @param {string} path from the site's own folder
 * @returns {Promise<Response>}
 * @throws {NetworkFault}
 * @throws {HostFault} if the host answers with an error, or with a page of its own
 */
export async function fetchFile(path) {
  const response = await fetch(at(path)).catch(fail);
  if (!response.ok) throw new HostFault("host-status", path, String(response.status));
  const type = response.headers.get("Content-Type") ?? "";
  if (/^text\/html\b/i.test(type) && !path.endsWith(".html")) throw new HostFault("host-page", path, type);
  return response;
}

/**
 * Loads a module of the site that is not needed at first.
 * @template Module
 * @param {() => Promise<Module>} load imports it
 * @returns {Promise<Module>}
 * @throws {NetworkFault}
 */
export function loadModule(load) {
  return load().catch(fail);
}

/** @param {unknown} cause @returns {never} */
function fail(cause) {
  throw new NetworkFault(cause);
}
