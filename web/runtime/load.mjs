/** Python's own modules are imported only when they are used: a frame that shows only its poster loads none of them. */
export const loadRuntime = () => import("./worker.mjs");
