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

/** The address of a file of the site. @param {string} path from the site's own folder */
export function at(path) {
  return new URL(path, ROOT).href;
}

/**
 * Fetches a file of the site.
 * @param {string} path from the site's own folder
 * @returns {Promise<Response>}
 * @throws {HostFault} if the host answers with an error, or with a page of its own
 */
export async function fetchFile(path) {
  const response = await fetch(at(path));
  if (!response.ok) throw new HostFault("host-status", path, String(response.status));
  const type = response.headers.get("Content-Type") ?? "";
  if (/^text\/html\b/i.test(type) && !path.endsWith(".html")) throw new HostFault("host-page", path, type);
  return response;
}
