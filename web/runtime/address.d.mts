/** What build/site.py writes into address.mjs: where interpreter.mjs lies under a name that changes with its content. */
export declare const interpreter: URL;
