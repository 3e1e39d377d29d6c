/** The little of a Markdown tree that checks of pages need. */
export interface MarkdownNode {
  readonly type: string;
  /** Text of a leaf: a word, a code sample, a comment. */
  readonly value?: string;
  readonly url?: string;
  readonly alt?: string | null;
  /** Language of a code sample, and what stands after it. */
  readonly lang?: string | null;
  readonly meta?: string | null;
  /** Name and attributes of a JSX element; an expression as a value is an object. */
  readonly name?: string | null;
  readonly attributes?: ReadonlyArray<{ readonly name?: string; readonly value?: unknown }>;
  readonly position?: {
    readonly start: MarkdownPoint;
    readonly end: MarkdownPoint;
  };
  readonly children?: readonly MarkdownNode[];
}

interface MarkdownPoint {
  /** 1-based. */
  readonly line: number;
  /** Characters from the start of the file. */
  readonly offset?: number;
}

/**
 * Reads a page as Docusaurus does: Markdown with tables, JSX and front matter.
 *
 * @throws VFileMessage with line and reason where the page is no MDX.
 */
export async function parseMdx(source: string): Promise<MarkdownNode> {
  // These packages are ES modules only; this file is loaded as CommonJS.
  const [{ unified }, parse, mdx, gfm, frontmatter] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-mdx'),
    import('remark-gfm'),
    import('remark-frontmatter'),
  ]);
  return unified()
    .use(parse.default)
    .use(mdx.default)
    .use(gfm.default)
    .use(frontmatter.default)
    .parse(source) as MarkdownNode;
}

/** All nodes of a tree, parents before their children. */
export function listNodes(node: MarkdownNode): MarkdownNode[] {
  return [node, ...(node.children ?? []).flatMap(listNodes)];
}

/** 1-based line that a node starts in. */
export function getLine(node: MarkdownNode): number {
  return node.position?.start.line ?? 1;
}
