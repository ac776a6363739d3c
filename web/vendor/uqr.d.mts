/* The build copies uqr's one module to this name. */
export * from "uqr";
