import { getEntryAssets } from './entryAssets';

/** The scripts that stand in the page's HTML; those that the bundler's runtime adds are not deferred. */
function readOwnScripts(): readonly string[] {
  return Array.from(
    document.querySelectorAll<HTMLScriptElement>('script[defer][src]'),
    ({ src }) => {
      const { origin, pathname } = new URL(src);
      return origin === window.location.origin ? pathname : '';
    },
  ).filter((path) => path.includes('/assets/'));
}

/** What tells the running build from others. */
export const ownScripts = typeof document === 'undefined' ? [] : readOwnScripts();

/**
 * Whether HTML is of another build than `scripts`.
 *
 * @example isOtherBuild(['/assets/js/main.1.js'], '<script src=/assets/js/main.2.js defer></script>') // true
 */
export function isOtherBuild(scripts: readonly string[], html: string): boolean {
  const entries = getEntryAssets(html);
  return entries.length > 0 && !scripts.every((script) => entries.includes(script));
}

/**
 * Asks the host for the page as it is now: true if it stands there in another build than the one
 * that runs. False also where the page is gone or nobody answers: loading it again would not help.
 */
export async function isBuildReplaced(): Promise<boolean> {
  if (ownScripts.length === 0) return false;
  try {
    const response = await fetch(window.location.pathname, { cache: 'no-store' });
    return response.ok && isOtherBuild(ownScripts, await response.text());
  } catch {
    return false;
  }
}
