'use strict';

// Pagefind is an ES module only. Where this file's neighbours are compiled to CommonJS, their
// `import()` becomes a `require`, which cannot load it; what is in here stays as it is.
/** @returns {Promise<typeof import('pagefind')>} */
module.exports = () => import('pagefind');
