import { getLine, listNodes, parseMdx, type MarkdownNode } from '../parseMdx';

/** A link as an author wrote it. */
export interface WrittenLink {
  readonly url: string;
  /** 1-based. */
  readonly line: number;
}

/** Attributes of JSX elements that hold an address. */
const LINK_ATTRIBUTES = ['href', 'to'];

function getUrls(node: MarkdownNode): string[] {
  if ((node.type === 'link' || node.type === 'definition') && node.url !== undefined) {
    return [node.url];
  }
  return (node.attributes ?? []).flatMap(({ name, value }) =>
    name !== undefined && LINK_ATTRIBUTES.includes(name) && typeof value === 'string'
      ? [value]
      : [],
  );
}

/** The links of a page that was read, with the lines they stand in. Code samples hold none. */
export function listLinks(tree: MarkdownNode): WrittenLink[] {
  return listNodes(tree).flatMap((node) =>
    getUrls(node).map((url) => ({ url, line: getLine(node) })),
  );
}

/** Reads all links of an MDX page. */
export async function collectLinks(source: string): Promise<WrittenLink[]> {
  return listLinks(await parseMdx(source));
}
