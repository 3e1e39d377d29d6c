import { STILL_ATTRIBUTE, type ClientStills } from './stills';

/** Stills of a page by name; the promise is kept, so that all stills of a page ask once. */
const pages = new Map<string, Promise<ReadonlyMap<string, string>>>();

/** Of the site, but not the page's own content: that differs from page to page of one build. */
const OWN_SCRIPT = 'script[defer][src*="/assets/"]:not([data-page-content])';

/**
 * The scripts that every page begins with, also where it keeps them in a `template` until it has been
 * painted; they are others in another build of the site.
 */
function listScripts(page: Document): string {
  const templates = Array.from(page.querySelectorAll('template'), ({ content }) => content);
  const scripts = [page, ...templates].flatMap((root) => [...root.querySelectorAll(OWN_SCRIPT)]);
  return [...new Set(scripts.map((script) => script.getAttribute('src')))].join();
}

async function fetchStills(pathname: string): Promise<ReadonlyMap<string, string>> {
  const response = await fetch(pathname);
  if (!response.ok) throw new Error(`${pathname} answers ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  // Its stills would be drawn with the styles of a build that is not this one.
  if (listScripts(page) !== listScripts(document))
    throw new Error(`${pathname} was published anew`);
  return new Map(
    Array.from(page.querySelectorAll(`[${STILL_ATTRIBUTE}]`), (element) => [
      element.getAttribute(STILL_ATTRIBUTE) ?? '',
      element.innerHTML,
    ]),
  );
}

function getStills(pathname: string): Promise<ReadonlyMap<string, string>> {
  const known = pages.get(pathname);
  if (known) return known;
  const stills = fetchStills(pathname);
  pages.set(pathname, stills);
  // The next visit of the page may be luckier.
  stills.catch(() => pages.delete(pathname));
  return stills;
}

/**
 * Draws a still where the server's HTML is not there: after a client-side navigation, from the HTML
 * of the very page that is shown, which has it; while developing, from its component.
 *
 * A still is decoration: without network its place stays empty, and nothing is reported.
 *
 * @returns a function that ends it
 */
export function fillStill(element: HTMLElement, module: ClientStills, name: string): () => void {
  let isEnded = false;
  let end = () => {};
  const fill = async () => {
    if (module.load) {
      const [{ renderStill }, stills] = await Promise.all([import('./renderStill'), module.load()]);
      if (!isEnded) end = renderStill(element, stills, name);
      return;
    }
    const html = (await getStills(window.location.pathname)).get(name);
    if (!isEnded && html !== undefined) element.innerHTML = html;
  };
  fill().catch(() => undefined);
  return () => {
    isEnded = true;
    end();
  };
}
