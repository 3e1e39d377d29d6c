/**
 * Headers that every response of the site carries, whatever its kind. Only what holds for any
 * deployment of the site stands here; what depends on the services a deployment uses does not.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  // Popups keep their opener: online editors open a window and hand a project over to it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0, must-revalidate';

// `/assets/` is where the bundler writes; a language has such a folder of its own. The hash is
// asked for as well, because a file of `static/assets/` keeps its name when its content changes.
// The search index has its hash in the name of its folder: Pagefind names the files.
const HASHED_ASSET =
  /^\/(?:[a-z]{2}\/)?assets\/(?:(?:.+[.-])?[0-9a-f]{8,32}\.[^/]+$|[\w-]+\/[0-9a-f]{16}\/)/;

/**
 * How long caches may keep the file behind a path: hashed assets for a year without asking again,
 * everything else only after asking.
 *
 * @example getCacheControl('/assets/js/main.0a1b2c3d.js') // 'public, max-age=31536000, immutable'
 */
export function getCacheControl(pathname: string): string {
  return HASHED_ASSET.test(pathname) ? IMMUTABLE : REVALIDATED;
}
