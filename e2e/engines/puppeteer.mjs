/**
 * Drives a browser with puppeteer-core for e2e/engines/driver.py. Each line of standard input is a request in JSON,
 * {command, value}; each line of standard output is its answer, {value} or {error}.
 * usage: node puppeteer.mjs firefox|chrome /path/to/browser [argument...]
 */
import { createInterface } from "node:readline";
import { launch } from "puppeteer-core";

const [browserName = "firefox", executablePath = browserName, ...args] = process.argv.slice(2);

/** @type {import("puppeteer-core").LaunchOptions} */
const how = {
  browser: browserName === "chrome" ? "chrome" : "firefox",
  executablePath,
  args,
  headless: true,
  // To report a request often costs the browser more than the request itself, which would slow down pages of many
  // files.
  networkEnabled: false,
  extraPrefsFirefox: {
    "intl.accept_languages": "fr-FR, fr",
    // A browser under test must send no requests of its own.
    "app.update.disabledForTesting": true,
    "browser.safebrowsing.update.enabled": false,
    "network.captive-portal-service.enabled": false,
    "network.connectivity-service.enabled": false,
  },
};

/** @type {string[]} */
let problems = [];
/** @type {import("puppeteer-core").Browser | undefined} */
let browser;
/** @type {import("puppeteer-core").Page | undefined} */
let page;

/**
 * Opens a page in a fresh profile; it replaces the page before. A private window would not do: it does not store large
 * files.
 */
async function fresh() {
  await browser?.close();
  browser = await launch(how);
  page = (await browser.pages())[0] ?? (await browser.newPage());
  page.setDefaultTimeout(30_000);
  page.on("pageerror", (error) => problems.push(`uncaught: ${String(error)}`));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()}`);
  });
}

/** @returns {import("puppeteer-core").Page} */
function current() {
  if (!page) throw new Error("No page is open: send the command fresh first.");
  return page;
}

/** @type {Record<string, (value: string) => Promise<unknown>>} */
const commands = {
  fresh,
  open: async (address) => void (await current().goto(address)),
  reload: async () => void (await current().reload()),
  evaluate: (expression) => current().evaluate(expression),
  click: (selector) => current().locator(selector).click(),
  problems: async () => {
    const told = problems;
    problems = [];
    return told;
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { command, value } = JSON.parse(line);
  try {
    const answer = await commands[command]?.(value);
    console.log(JSON.stringify({ value: answer ?? null }));
  } catch (error) {
    console.log(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }));
  }
}
await browser?.close();
