/**
 * A stand-in for Python's workers: a test says what the engine answers, and what the worker that thinks. It takes the place
 * of web/runtime/load.mjs.
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

/** The calls to the worker that thinks so far, in order. @type {Call[]} */
export const thoughts = [];

/**
 * What the worker that thinks answers, and how often it was started and ended.
 * @type {{ answer: (call: Call) => unknown, start: () => Promise<void>, started: number, ended: number }}
 */
export const thinker = { answer: () => ({ ok: false }), start: async () => {}, started: 0, ended: 0 };

/** @param {Call[]} noted @param {{ answer: (call: Call) => unknown }} worker */
const syncOf = (noted, worker) =>
  new Proxy(
    {},
    {
      get: (_, name) => async (/** @type {string} */ text) => {
        const call = { name: String(name), request: JSON.parse(text) };
        noted.push(call);
        return JSON.stringify(await worker.answer(call));
      },
    },
  );

export const loadRuntime = async () => ({
  launch: async () => {
    await python.start();
    return { sync: syncOf(calls, python) };
  },
  launchThinker: async () => {
    thinker.started += 1;
    await thinker.start();
    return {
      sync: syncOf(thoughts, thinker),
      terminate: () => {
        thinker.ended += 1;
      },
    };
  },
  onProgress: () => () => {},
});
