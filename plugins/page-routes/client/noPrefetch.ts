declare const __webpack_require__: { gca?: (chunkName: string) => string | undefined };

/**
 * Docusaurus prefetches what every visible link leads to, with a list of all chunks of the site in
 * the first download. We have no such list: it is told that there is nothing to prefetch, and pages
 * are fetched on a reader's intent (pointer, touch), which Docusaurus does as well.
 */
__webpack_require__.gca = () => undefined;

export {};
