/** A link as an author wrote it. */
export interface WrittenLink {
  readonly url: string;
  /** 1-based. */
  readonly line: number;
}

interface MarkdownNode {
  readonly type: string;
  readonly url?: string;
  readonly position?: { readonly start: { readonly line: number } };
  readonly children?: readonly MarkdownNode[];
  readonly attributes?: ReadonlyArray<{ readonly name?: string; readonly value?: unknown }>;
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

function collectFromNode(node: MarkdownNode): WrittenLink[] {
  const line = node.position?.start.line ?? 1;
  return [
    ...getUrls(node).map((url) => ({ url, line })),
    ...(node.children ?? []).flatMap(collectFromNode),
  ];
}

/** Reads all links of an MDX page, with the lines they stand in. Code samples hold none. */
export async function collectLinks(source: string): Promise<WrittenLink[]> {
  // These packages are ES modules only; this file is loaded as CommonJS.
  const [{ unified }, parse, mdx, gfm, frontmatter] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-mdx'),
    import('remark-gfm'),
    import('remark-frontmatter'),
  ]);
  const tree = unified()
    .use(parse.default)
    .use(mdx.default)
    .use(gfm.default)
    .use(frontmatter.default)
    .parse(source);
  return collectFromNode(tree as MarkdownNode);
}
