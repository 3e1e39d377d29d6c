/** What a page says of itself in its head. */
export interface Preview {
  readonly title: string;
  readonly description: string;
}

/** The end of what is needed of a page; the rest of it is not downloaded. */
const HEAD_END = '</head>';

async function readHead(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (done || text.includes(HEAD_END)) break;
  }
  await reader.cancel();
  return text;
}

/**
 * Takes title and description out of a page's HTML. The text is only read, never put into a document.
 *
 * @returns null where the page says neither
 */
export function parsePreview(html: string): Preview | null {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const getContent = (selector: string) =>
    page.querySelector(selector)?.getAttribute('content')?.trim() ?? '';
  const title = getContent('meta[property="og:title"]') || page.title.trim();
  const description = getContent('meta[name="description"]');
  return title && description ? { title, description } : null;
}

const known = new Map<string, Promise<Preview | null>>();

async function fetchPreview(pathname: string): Promise<Preview | null> {
  try {
    const response = await fetch(pathname, { headers: { Accept: 'text/html' } });
    return response.ok ? parsePreview(await readHead(response)) : null;
  } catch {
    // Offline, or the page has gone: there is no preview, and the next time asks again.
    known.delete(pathname);
    return null;
  }
}

/** The preview of a page of this site, fetched once; null where there is none. */
export function readPreview(pathname: string): Promise<Preview | null> {
  const preview = known.get(pathname) ?? fetchPreview(pathname);
  known.set(pathname, preview);
  return preview;
}
