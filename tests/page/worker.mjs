/**
 * A stand-in for Python's worker: a test says what the engine answers. It takes the place of web/runtime/load.mjs.
 */

/** @typedef {{ name: string, request: any }} Call */

/** The calls so far, in order. @type {Call[]} */
export const calls = [];

/** What the engine answers. @type {{ answer: (call: Call) => unknown, start: () => Promise<void> }} */
export const python = {
  answer: ({ name }) => ({
    ok: false,
    error: { id: "none", params: {}, rule: "", text: `no answer to ${name}`, report: null },
  }),
  start: async () => {},
};

const sync = new Proxy(
  {},
  {
    get: (_, name) => async (/** @type {string} */ text) => {
      const call = { name: String(name), request: JSON.parse(text) };
      calls.push(call);
      return JSON.stringify(await python.answer(call));
    },
  },
);

export const loadRuntime = async () => ({
  launch: async () => {
    await python.start();
    return { sync };
  },
  onProgress: () => () => {},
});
