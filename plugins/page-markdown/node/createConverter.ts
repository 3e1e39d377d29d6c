import type { Element } from 'hast';
import type { Code } from 'mdast';
import { findElement, getText } from './hast';
import type { ParseHtml } from './readHtml';

/** The libraries that are ES modules, loaded once and put to use. */
export interface Converter {
  readonly parse: ParseHtml;
  /** Markdown (with GitHub's tables) of an element that `simplify` made. */
  readonly toMarkdown: (element: Element) => Promise<string>;
}

/** A sample exactly as its source is: without the one line break that the closing fence brings. */
function toCode(pre: Element): Code {
  const code = findElement(pre, ({ tagName }) => tagName === 'code');
  const classes = Array.isArray(code?.properties.className) ? code.properties.className : [];
  const language = String(classes[0] ?? '').replace('language-', '');
  return {
    type: 'code',
    lang: language || null,
    meta: pre.properties.dataMeta === undefined ? null : String(pre.properties.dataMeta),
    value: getText(pre).replace(/\n$/, ''),
  };
}

/** Loads what turns HTML into Markdown. These packages are ES modules, this file is loaded as CommonJS. */
export async function createConverter(): Promise<Converter> {
  const [{ unified }, parse5, fromParse5, rehypeRemark, gfm, stringify] = await Promise.all([
    import('unified'),
    import('parse5'),
    import('hast-util-from-parse5'),
    import('rehype-remark'),
    import('remark-gfm'),
    import('remark-stringify'),
  ]);
  const processor = unified()
    .use(rehypeRemark.default, { handlers: { pre: (_state, node: Element) => toCode(node) } })
    // Columns that are aligned by spaces cost a machine more than they tell it.
    .use(gfm.default, { tablePipeAlign: false })
    .use(stringify.default, { bullet: '-', emphasis: '_', rule: '-' });
  return {
    parse(html) {
      const tree = fromParse5.fromParse5(
        html.startsWith('<!') || html.startsWith('<html')
          ? parse5.parse(html)
          : parse5.parseFragment(html),
      );
      return tree.type === 'root' ? tree : { type: 'root', children: [] };
    },
    async toMarkdown(element) {
      const tree = await processor.run({ type: 'root', children: [element] });
      return processor.stringify(tree);
    },
  };
}
