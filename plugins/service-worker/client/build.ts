/** Of the site, but not the page's own content: that differs from page to page of one build. */
const OWN_SCRIPT = 'script[defer][src*="/assets/"]:not([data-page-content])';

/**
 * The site's scripts that stand in the HTML of every page, also those that it keeps in a `template` until it has
 * been painted; those that the bundler's runtime adds are not deferred.
 */
function listScripts(page: Document): string[] {
  const templates = Array.from(page.querySelectorAll('template'), ({ content }) => content);
  const scripts = [page, ...templates].flatMap((root) => [...root.querySelectorAll(OWN_SCRIPT)]);
  return [...new Set(scripts.map((script) => script.getAttribute('src') ?? ''))];
}

/** What tells the running build from others: their names have hashes. */
export const ownScripts: readonly string[] =
  typeof document === 'undefined' ? [] : listScripts(document);

/**
 * Asks the host for the page as it is now: true if it stands there in another build than the one
 * that runs. False also where the page is gone or nobody answers: loading it again would not help.
 */
export async function isBuildReplaced(): Promise<boolean> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-store' });
    if (!response.ok) return false;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const scripts = listScripts(page);
    return scripts.length > 0 && ownScripts.some((script) => !scripts.includes(script));
  } catch {
    return false;
  }
}
