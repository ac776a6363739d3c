/* The build puts @fluent/bundle beside the page under this name: bare names need an import map, and the page's
   content security policy allows no inline script. */
export * from "@fluent/bundle";
