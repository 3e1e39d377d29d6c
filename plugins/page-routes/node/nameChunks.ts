import crypto from 'node:crypto';

/** What every documentation page is put together from: parts of Docusaurus' own theme. */
const PAGE_FRAME = new Set([
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@theme/DocRoot',
  '@theme/DocItem',
]);

/** Docusaurus collects under this name what half of all pages share. */
const SHARED_BY_PAGES = 'common';

/** What the docs plugin says of a library (`__plugin`) and of each of its versions, without queries. */
const LIBRARY_DATA =
  /^@generated\/docusaurus-plugin-content-docs\/([^/]+)\/(?:__plugin|p\/[^/]+)\.json$/;

/**
 * The chunk that a module goes to together with others that the same pages need; undefined where it
 * has one of its own. Each chunk costs the reader's browser a task to ask for it and a request, and is
 * compressed by itself: nine small ones are slower than one.
 */
export function nameChunk(module: string): string | undefined {
  if (PAGE_FRAME.has(module)) return SHARED_BY_PAGES;
  const [, library] = LIBRARY_DATA.exec(module) ?? [];
  return library && `library-${library}`;
}

/**
 * The name of any module's chunk; the bundler lists the files of a chunk by its name. It is the same on
 * every machine.
 */
export function getChunkName(module: string): string {
  const place = module.replace(/^.*[\\/](?=[^\\/]*\?pages=)/, '');
  return nameChunk(module) ?? crypto.createHash('sha1').update(place).digest('hex').slice(0, 10);
}
