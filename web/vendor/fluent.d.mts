/* The build copies @fluent/bundle to this name: a bare module name would need an import map, which is an inline script,
   and the page's content security policy allows none. */
export * from "@fluent/bundle";
