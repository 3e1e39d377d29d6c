/** What the head of a built page says of it. */
export interface PageHead {
  /** Address of its preview; null where the page names none. */
  readonly image: string | null;
  /** Name of the site; empty where it is not said. */
  readonly siteName: string;
  readonly title: string;
  /** What the navigation files it under. */
  readonly section: string | null;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

const unescape = (text: string) =>
  text.replace(/&(?:amp|gt|lt|quot|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

/** Contents of the `meta` elements of a head by their `property`. */
function readProperties(head: string): Map<string, string> {
  const elements = head.matchAll(
    /<meta((?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|[^\s>"']*))?)*)\s*\/?>/g,
  );
  const pairs = Array.from(elements, ([, text = '']): [string, string] => {
    const attributes = new Map(
      Array.from(
        text.matchAll(/([\w:-]+)=(?:"([^"]*)"|'([^']*)'|([^\s>"']*))/g),
        ([, name = '', one, two, three]) => [name, unescape(one ?? two ?? three ?? '')],
      ),
    );
    return [attributes.get('property') ?? '', attributes.get('content') ?? ''];
  });
  return new Map(pairs);
}

interface LinkedData {
  readonly '@type'?: string;
  readonly headline?: string;
  readonly articleSection?: string;
}

function readArticle(head: string): LinkedData | undefined {
  const scripts = head.matchAll(/<script[^>]*application\/ld\+json[^>]*>([^<]*)<\/script>/g);
  return Array.from(scripts, ([, json = '']) => JSON.parse(json) as LinkedData).find(
    ({ headline }) => headline !== undefined,
  );
}

/**
 * Reads the head of a page that was built. Its title is that of the page alone, without ` | ` and the
 * name of the site.
 */
export function readHead(html: string): PageHead {
  const head = html.slice(0, html.indexOf('<body'));
  const properties = readProperties(head);
  const article = readArticle(head);
  const title = article?.headline ?? properties.get('og:title') ?? '';
  const siteName = properties.get('og:site_name') ?? '';
  const suffix = ` | ${siteName}`;
  return {
    image: properties.get('og:image') ?? null,
    siteName,
    title: title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
    section: article?.articleSection ?? null,
  };
}
