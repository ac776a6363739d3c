/**
 * The content of address.mjs, which build/site.py writes: imports of modules of this folder, whose paths change with
 * their content.
 */
export declare const supplies: () => Promise<typeof import("./supplies.mjs")>;
export declare const worker: () => Promise<typeof import("./worker.mjs")>;
