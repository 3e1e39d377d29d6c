/**
 * The one policy of the site towards browsers: what pages may load and run, which headers every
 * answer carries, how long it may be kept. Pure; from it come the `meta` element of each page
 * (`write-policy.ts`), the answers of `npm run serve`, `_headers`, and the nginx configuration.
 *
 * What a page may load stands in the page, not in a header, for four reasons. Each page then names
 * the hashes of its own inline scripts; it holds on every host, also one that can set no headers, on
 * the 404 page, and on what the service worker kept of an earlier release; a hundred files of a page
 * do not carry it too; and the frame of edited demos, which has to run text as code, needs no
 * exception to a header of the whole site, which some hosts cannot make.
 */
import type { OutsideSources } from './outside-sources';

type Headers = Readonly<Record<string, string>>;

/** Where readers can send a demo as a project: the forms of plugins/demos/client/project. */
export const SANDBOX_ORIGINS = ['https://stackblitz.com', 'https://codesandbox.io'];

const HIGHLY_PERSONAL = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
];

/** What a page cannot say of itself in a `meta` element. */
const DOCUMENT_POLICY = "frame-ancestors 'self'; base-uri 'none'; object-src 'none'";
/** Workers obey the headers of their own script: sw.js, and the compiler of the live editor. */
const SCRIPT_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

const COMMON_HEADERS: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // For browsers that do not know frame-ancestors.
  'X-Frame-Options': 'SAMEORIGIN',
  // Popups keep their opener: online editors open a window and hand a project over to it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': HIGHLY_PERSONAL.map((feature) => `${feature}=()`).join(', '),
};

/** A year. Subdomains and the preload list are the domain's business, not that of one site on it. */
const HSTS = 'max-age=31536000';

/** Headers of every answer, whatever its kind. @param siteUrl where the site is published */
export function getCommonHeaders(siteUrl: string): Headers {
  // Browsers heed it over https only, and a site published without cannot be reached by it.
  return siteUrl.startsWith('https://')
    ? { ...COMMON_HEADERS, 'Strict-Transport-Security': HSTS }
    : COMMON_HEADERS;
}

/** Paths of scripts, as a regular expression that JavaScript and nginx read alike. */
export const SCRIPT_PATH = String.raw`\.m?js$`;

/** The `Content-Security-Policy` of the answer to a path. */
export const CONTENT_POLICIES = { script: SCRIPT_POLICY, other: DOCUMENT_POLICY } as const;

export const CACHE_CONTROL = {
  /** Files with a hash in their names: for a year, without asking again. */
  hashed: 'public, max-age=31536000, immutable',
  /** Everything else: only after asking. */
  other: 'public, max-age=0, must-revalidate',
} as const;

/**
 * Paths of hashed files, as JavaScript and nginx read alike. `/assets/` is where the bundler writes;
 * a language has such a folder of its own. The hash is asked for as well, because a file of
 * `static/assets/` keeps its name when its content changes. The search index has its hash in the name
 * of its folder: Pagefind names the files.
 */
export const HASHED_PATH = String.raw`^/(?:[a-z]{2}/)?assets/(?:(?:.+[.-])?[0-9a-f]{8,32}\.[^/]+$|[\w-]+/[0-9a-f]{16}/)`;

const scriptPath = new RegExp(SCRIPT_PATH);
const hashedPath = new RegExp(HASHED_PATH);

/**
 * How long caches may keep the file behind a path.
 *
 * @example getCacheControl('/assets/js/main.0a1b2c3d.js') // 'public, max-age=31536000, immutable'
 */
export function getCacheControl(pathname: string): string {
  return CACHE_CONTROL[hashedPath.test(pathname) ? 'hashed' : 'other'];
}

/** All headers of the policy for the answer to a path of the site. */
export function getHeaders(pathname: string, siteUrl: string): Headers {
  return {
    ...getCommonHeaders(siteUrl),
    'Content-Security-Policy': CONTENT_POLICIES[scriptPath.test(pathname) ? 'script' : 'other'],
    'Cache-Control': getCacheControl(pathname),
  };
}

/**
 * The Content Security Policy of a page, for its `meta` element.
 *
 * Scripts run from the site itself, from the services that the deployment has set up, and inline by
 * their hashes; `wasm-unsafe-eval` lets the search (Pagefind) compile WebAssembly and nothing else.
 * Styles may be inline: emotion renders the styles of every demo into the HTML, `style` attributes
 * among them, and adds empty elements in the browser; their hashes would be many and long. What a
 * stylesheet could give away by loading something is limited by the other directives.
 *
 * @param scriptHashes of the page's inline scripts, as `'sha256-…'`, quotes included
 * @param sources what the deployment's services may add
 */
export function buildPagePolicy(scriptHashes: readonly string[], sources: OutsideSources): string {
  const { script = [], style = [], font = [], img = [], connect = [], frame = [] } = sources;
  const own = (others: readonly string[]) => (others.length > 0 ? ["'self'", ...others] : []);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...scriptHashes, ...script],
    'style-src': ["'self'", "'unsafe-inline'", ...style],
    'img-src': ["'self'", 'data:', 'blob:', ...img],
    // The others fall back to default-src.
    'font-src': own(font),
    'connect-src': own(connect),
    'frame-src': own(frame),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...SANDBOX_ORIGINS],
  };
  return Object.entries(directives)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
