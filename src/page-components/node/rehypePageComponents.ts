import type { Element, ElementContent, Parents, Root } from 'hast';
import type { Program } from 'estree';
import type { MdxJsxAttribute, MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { MdxjsEsmHast } from 'mdast-util-mdxjs-esm';
import { toExport, toImport } from './moduleSyntax';

/** Modules by the names that they have in a page. */
export type Modules = Readonly<Record<string, string>>;

/** A page, as far as it decides about the parts of its frame. */
export interface PageFile {
  readonly path: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** What a page brings along for the frame around it. */
export interface PageParts {
  /** Exported from the page by their names. */
  readonly exports: Modules;
  /** Imported for what they do. */
  readonly effects: readonly string[];
}

export interface RehypePageComponentsOptions {
  /** What authors may write without an import: `<Demo>`. */
  readonly components: Modules;
  /** Elements that Markdown becomes, and the one of `components` that shows them. */
  readonly elements: Readonly<Record<string, string>>;
  /** Parts of the frame that this page has and others have not. */
  readonly getParts: (page: PageFile) => PageParts;
}

/** The little of a `VFile` that is needed here. */
interface VirtualFile {
  readonly path: string;
  readonly data: object;
}

function toAttribute([name, value]: [string, unknown]): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value: String(value) };
}

function toComponent({ properties, children }: Element, name: string): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(properties).map(toAttribute),
    children: children as MdxJsxFlowElementHast['children'],
  };
}

function readDeclaredNames({ body }: Program): string[] {
  return body.flatMap((statement) =>
    statement.type === 'ImportDeclaration'
      ? statement.specifiers.map(({ local }) => local.name)
      : [],
  );
}

class PageReader {
  /** Names of components that are used. */
  readonly used = new Set<string>();
  /** Names that the page has imported itself. */
  readonly declared = new Set<string>();

  constructor(private readonly elements: RehypePageComponentsOptions['elements']) {}

  read(parent: Parents): void {
    parent.children.forEach((child, index) => {
      const replaced = this.replace(child as ElementContent | MdxjsEsmHast);
      parent.children[index] = replaced as ElementContent;
      if ('children' in replaced) this.read(replaced as Parents);
    });
  }

  private replace(node: ElementContent | MdxjsEsmHast): ElementContent | MdxjsEsmHast {
    if (node.type === 'mdxjsEsm') {
      const { estree } = node.data ?? {};
      if (estree) readDeclaredNames(estree).forEach((name) => this.declared.add(name));
      return node;
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      if (node.name) this.used.add(node.name);
      return node;
    }
    const name = node.type === 'element' ? this.elements[node.tagName] : undefined;
    if (name === undefined || node.type !== 'element') return node;
    this.used.add(name);
    return toComponent(node, name) as ElementContent;
  }
}

/**
 * Rehype plugin: a page imports the components that it uses, instead of every page having all of them
 * from `@theme/MDXComponents`. So a reader downloads a component with the first page that shows it.
 */
export function rehypePageComponents({
  components,
  elements,
  getParts,
}: RehypePageComponentsOptions): (tree: Root, file: VirtualFile) => void {
  return (tree, { path, data }) => {
    const page = new PageReader(elements);
    page.read(tree);
    const { frontMatter = {} } = data as Partial<PageFile>;
    const imports = Object.entries(components).filter(
      ([name]) => page.used.has(name) && !page.declared.has(name),
    );
    const { exports, effects } = getParts({ path, frontMatter });
    tree.children.unshift(
      ...imports.map(([name, module]) => toImport(name, module)),
      ...effects.map((module) => toImport(null, module)),
      ...Object.entries(exports).map(([name, module]) => toExport(name, module)),
    );
  };
}
