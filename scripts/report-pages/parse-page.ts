import type { Root } from 'mdast';

/**
 * The syntax tree of a page, as MDX reads it.
 *
 * @param source content of an `.mdx` file, front matter included
 * @throws the parser's error, with line and column, for what is no MDX
 */
export async function parsePage(source: string): Promise<Root> {
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
    .parse(source);
}
