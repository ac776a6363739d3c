/**
 * Bundles the modules of the site, and PyScript: node build/bundle.mjs '{"task": "page", "site": "dist/site"}'
 *
 * - `page`: the modules of a site, which are its plain files, into its folder `pinned`. One file holds all that the
 *   first board needs; the rest is split by what is asked for later. Prints the names of the files for the HTML.
 * - `pyscript`: PyScript into the file `output`, without what no page of ours uses.
 *
 * The names in `pinned` change with the content; the source maps contain the sources.
 */
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { told } from "./python.mjs";

/** @type {{ task: "page", site: string } | { task: "pyscript", output: string }} */
const job = JSON.parse(process.argv[2] ?? "{}");

/** Parts of PyScript that nothing here uses; it would load some of them for each of its interpreters. */
const NOT_USED =
  /dist\/(codemirror|deprecations-manager|donkey|py-editor|py-game|py-terminal|pyodide_graph|toml|zip)[^/]*\.js$/;
const PYSCRIPT = fileURLToPath(new URL("../node_modules/@pyscript/core/dist/core.js", import.meta.url));
const PINNED = "pinned";
const PAGE = "app/page.mjs";

/** @type {import("esbuild").BuildOptions} */
const settings = {
  bundle: true,
  format: "esm",
  target: "esnext", // esbuild joins and shortens; it does not translate
  minify: true,
  legalComments: "eof",
  sourcemap: "linked",
  logLevel: "silent",
};

/** Leaves out the modules of PyScript that are not used. @type {import("esbuild").Plugin} */
const withoutUnused = {
  name: "without what is not used",
  setup({ onLoad }) {
    onLoad({ filter: NOT_USED }, () => ({ contents: "" }));
  },
};

/** @param {string} output */
async function bundlePyscript(output) {
  await esbuild.build({ ...settings, entryPoints: [PYSCRIPT], outfile: output, plugins: [withoutUnused] });
}

/** The name of a module's bundle: a theme has that of its game. @param {string} module */
function nameOf(module) {
  const name = basename(module, ".mjs");
  return name === "theme" ? `theme-${basename(dirname(module))}` : name;
}

/**
 * Bundles some modules of a site into files whose names change with their content; writes none of them.
 * @param {string} site
 * @param {string[]} entries
 * @param {{ plugins?: import("esbuild").Plugin[], splitting?: boolean, chunkNames?: string }} [more]
 * @returns {Promise<import("esbuild").BuildResult<{ metafile: true, write: false }>>}
 */
const bundled = (site, entries, more) =>
  esbuild.build({
    ...settings,
    absWorkingDir: site,
    entryPoints: entries.map((module) => ({ in: module, out: nameOf(module) })),
    outdir: PINNED,
    entryNames: "[name]-[hash]",
    metafile: true,
    write: false,
    ...more,
  });

/**
 * Replaces the import of a module of the site by that of its bundle, which lies beside the importing one.
 * @param {string} module
 * @param {string} bundle
 * @returns {import("esbuild").Plugin}
 */
const elsewhere = (module, bundle) => ({
  name: `${module} is in a file of its own`,
  setup({ onResolve }) {
    onResolve({ filter: new RegExp(`/${basename(module).replace(".", "\\.")}$`) }, ({ path, resolveDir, kind }) =>
      kind !== "entry-point" && resolve(resolveDir, path).endsWith(`/${module}`)
        ? { path: `./${bundle}`, external: true }
        : undefined,
    );
  },
});

/**
 * Lets every module that is loaded later import the page's first module, which is there by then. Without that, esbuild
 * would put what two of them share into one file, what three of them share into another one, and so on.
 * @param {string} site
 * @param {string[]} later
 * @returns {import("esbuild").Plugin}
 */
const afterPage = (site, later) => ({
  name: "after the page",
  setup({ onLoad }) {
    const paths = new Set(later.map((module) => join(site, module)));
    onLoad({ filter: /\.mjs$/ }, ({ path }) =>
      paths.has(path)
        ? { contents: `${readFileSync(path, "utf8")}\nimport ${JSON.stringify(join(site, PAGE))};\n` }
        : undefined,
    );
  },
});

/**
 * The name of the file that a module has become.
 * @param {import("esbuild").Metafile} metafile
 * @param {string} module
 */
function fileOf({ outputs }, module) {
  const [found] = Object.entries(outputs).filter(([, { entryPoint }]) => entryPoint === module);
  if (!found) throw new Error(`${module} has not become a file of its own.`);
  return basename(found[0]);
}

/**
 * Bundles one module, with everything that it imports, into one file.
 * @param {string} site
 * @param {string} module
 * @param {import("esbuild").Plugin[]} [plugins]
 * @returns {Promise<string>} its name
 */
async function alone(site, module, plugins = []) {
  const { metafile, outputFiles } = await bundled(site, [module], { plugins });
  write(outputFiles);
  return fileOf(metafile, module);
}

/** @param {import("esbuild").OutputFile[]} files @param {(text: string) => string} [changed] */
function write(files, changed = (text) => text) {
  for (const { path, text } of files) writeFileSync(changed(path), changed(text));
}

/**
 * Bundles the page: its first file holds all that the first board needs.
 * @param {string} site
 * @param {import("esbuild").Plugin[]} plugins
 * @returns {Promise<{ page: string, shelf: string }>} the names of the first file, and of the shelf, which most people
 *   see first
 */
async function bundlePage(site, plugins) {
  const how = { splitting: true, chunkNames: "part-[hash]" };
  const found = await bundled(site, [PAGE], { ...how, plugins });
  const entries = Object.values(found.metafile.outputs).map(({ entryPoint }) => entryPoint);
  const later = entries.filter((module) => module !== undefined).filter((module) => module !== PAGE);
  const made = await bundled(site, [PAGE, ...later], { ...how, plugins: [...plugins, afterPage(site, later)] });
  // All that the page needs is in one part, since every other file imports it, too; the file of the entry is empty.
  const empty = fileOf(made.metafile, PAGE);
  const [first = ""] = Object.keys(made.metafile.outputs).filter((path) => made.metafile.outputs[path]?.inputs[PAGE]);
  const name = basename(first).replace("part-", "page-");
  const files = made.outputFiles.filter(({ path }) => !basename(path).startsWith(empty));
  write(files, (text) => text.replaceAll(basename(first), name));
  return { page: name, shelf: fileOf(made.metafile, "app/views/shelf.mjs") };
}

/** @param {string} folder */
async function bundleSite(folder) {
  const site = realpathSync(folder);
  mkdirSync(join(site, PINNED));
  const programs = join(site, "runtime", "programs.mjs");
  const interpreter = await alone(site, "runtime/interpreter.mjs");
  const text = readFileSync(programs, "utf8");
  writeFileSync(programs, text.replace("runtime/interpreter.mjs", `${PINNED}/${interpreter}`));
  const worker = await alone(site, "runtime/worker.mjs");
  const plugins = [elsewhere("runtime/worker.mjs", worker)];
  const first = await alone(site, "runtime/first.mjs", plugins);
  const { page, shelf } = await bundlePage(site, plugins);
  rmSync(programs);
  return { first, worker, interpreter, page, shelf };
}

await told(async () => {
  if (job.task === "page") console.log(JSON.stringify(await bundleSite(job.site)));
  else await bundlePyscript(job.output);
});
