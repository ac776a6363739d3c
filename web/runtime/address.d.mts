/** What build/site.py writes into address.mjs: modules of this folder, under a name that changes with their content. */
export declare const supplies: () => Promise<typeof import("./supplies.mjs")>;
export declare const worker: () => Promise<typeof import("./worker.mjs")>;
