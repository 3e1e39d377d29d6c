/** Loads Pagefind, an ES module, from code that may be compiled to CommonJS. */
declare function loadPagefind(): Promise<typeof import('pagefind')>;
export = loadPagefind;
