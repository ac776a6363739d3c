/** What build/site.py writes into address.mjs: these, under a name that changes with their content. */
export * from "./supplies.mjs";
export * from "./worker.mjs";
