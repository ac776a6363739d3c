/**
 * The content of programs.mjs, which build/bundle.py writes: the addresses of what the worker loads, relative to the
 * site.
 */
declare const programs: {
  /** PyScript, in one module. */
  pyscript: string;
  /** interpreter.mjs, which PyScript loads instead of Pyodide. */
  interpreter: string;
  /** engine.py */
  engine: string;
  /** thinker.py */
  thinker: string;
};
export default programs;
