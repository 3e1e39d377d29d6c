import type { Attributes, HeadRequest, HeadTag } from './readHead';

/** What all `<Head>` of a page together ask for. */
export interface MergedHead {
  readonly title: string | null;
  readonly attributes: (element: 'html' | 'body' | 'title') => Attributes;
  /** By the type of the element. */
  readonly tags: (type: string) => readonly HeadTag[];
}

/** Types of elements, in the order in which they are written, and what tells elements of a type apart. */
export const TAG_KEYS: Readonly<Record<string, readonly string[]>> = {
  base: ['href'],
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  noscript: [],
  script: ['src'],
  style: [],
};

/**
 * What an element says something about: the later of two elements with the same key counts. Of a link it is
 * the address, but of a canonical one what it is.
 *
 * @returns null for what says nothing
 */
export function getKey({ type, attributes, content }: HeadTag): string | null {
  let key: string | undefined;
  for (const name of Object.keys(attributes)) {
    if (!TAG_KEYS[type]?.includes(name)) continue;
    if (key === 'rel' && attributes.rel?.toLowerCase() === 'canonical') continue;
    if (name === 'rel' && attributes.rel?.toLowerCase() === 'stylesheet') continue;
    key = name;
  }
  const value = key === undefined ? content : attributes[key];
  return value ? `${key ?? ''} ${value.toLowerCase()}` : null;
}

/** Of requests for the same thing the last one counts; one request may ask for it several times. */
function mergeTags(requests: readonly HeadRequest[], type: string): HeadTag[] {
  const taken = new Set<string>();
  const groups = [...requests].reverse().map(({ tags }) => {
    const ofRequest = tags.filter((tag) => {
      const key = tag.type === type ? getKey(tag) : null;
      return key !== null && !taken.has(key);
    });
    ofRequest.forEach((tag) => taken.add(getKey(tag) as string));
    return ofRequest;
  });
  const merged = groups.reverse().flat();
  return type === 'base' ? merged.slice(-1) : merged;
}

/** @param requests in the order in which their components were added to the page */
export function mergeHead(requests: readonly HeadRequest[]): MergedHead {
  return {
    title: requests.findLast(({ title }) => title !== null)?.title ?? null,
    attributes: (element) =>
      Object.assign({}, ...requests.map(({ attributes }) => attributes[element])) as Attributes,
    tags: (type) => mergeTags(requests, type),
  };
}
