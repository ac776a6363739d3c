/* The build puts uqr's one module beside the page under this name. */
export * from "uqr";
