/**
 * Prints what Netlify understands of a netlify.toml, by Netlify's own parsers, without a network. The arguments are the
 * repository and the path of the file; standard input is a list of paths of the site, in JSON. The answer is JSON: the
 * build's `command`, the folder to `publish`, the build's `environment`, and the `headers` of each path.
 */
import { readFileSync } from "node:fs";
import { resolveConfig } from "@netlify/config";
import { parseAllHeaders } from "@netlify/headers-parser";

const [, , repositoryRoot, file] = process.argv;
/** @type {string[]} */
const paths = JSON.parse(readFileSync(0, "utf-8"));

const { config, headersPath } = await resolveConfig({
  config: file,
  repositoryRoot,
  cwd: repositoryRoot,
  context: "production",
  branch: "main",
  offline: true,
  buffer: true,
});
// Netlify also reads `_headers` in the published folder.
const { headers, errors } = await parseAllHeaders({
  headersFiles: [headersPath],
  netlifyConfigPath: file,
  configHeaders: [],
  minimal: false,
});
if (errors.length > 0) throw new AggregateError(errors, errors.map((error) => error.message).join("\n"));

/** @param {string} path */
function headersOf(path) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const rule of headers) {
    if (!("forRegExp" in rule) || !rule.forRegExp.test(path)) continue;
    // Netlify sends a header that two rules set once, with both values.
    for (const [name, value] of Object.entries(rule.values))
      found[name] = name in found ? `${found[name]}, ${value}` : value;
  }
  return found;
}

const { command, publish, environment } = config.build;
const told = {
  command,
  publish,
  environment,
  headers: Object.fromEntries(paths.map((path) => [path, headersOf(path)])),
};
process.stdout.write(JSON.stringify(told));
