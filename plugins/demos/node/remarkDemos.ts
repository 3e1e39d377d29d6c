import path from 'node:path';
import type { Program, Expression } from 'estree';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { DemoError, type SourcePlace } from './demoError';
import { findComputedDemo } from './findComputedDemo';
import { resolveDemo, type ResolvedDemo } from './resolveDemo';

export interface RemarkDemosOptions {
  /** Ids of the styling solutions, in the order of the switch. */
  readonly stylings: readonly string[];
  /** The site's folder; paths in messages are relative to it. */
  readonly siteDir: string;
  /**
   * Absolute path of the page that the given one translates, undefined for an original. A demo that
   * a translation has no version of is taken from there. Default: every page is an original.
   */
  readonly getOriginalPath?: (pagePath: string) => string | undefined;
  /**
   * Whether a page was generated: it may show demos of other folders (`../button/Basic.tsx`), since
   * nobody moves it by hand. Default: no page was.
   */
  readonly isGenerated?: (frontMatter: Readonly<Record<string, unknown>>) => boolean;
}

type DemoElement = MdxJsxFlowElement | MdxJsxTextElement;

const STRING_ATTRIBUTES = ['src', 'background'];
const FLAG_ATTRIBUTES = ['hideToolbar'];

function isDemoElement(node: { type: string; name?: unknown }): node is DemoElement {
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'Demo'
  );
}

/** All `<Demo>` elements of a page, in their order. */
export function collectDemoElements(node: { type: string; children?: unknown }): DemoElement[] {
  if (isDemoElement(node)) return [node];
  const children = Array.isArray(node.children) ? node.children : [];
  return children.flatMap((child) => collectDemoElements(child as { type: string }));
}

function checkAttributes(element: DemoElement, place: SourcePlace): string {
  let src: string | undefined;
  for (const attribute of element.attributes) {
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
    const allowed = [...STRING_ATTRIBUTES, ...FLAG_ATTRIBUTES];
    if (!allowed.includes(name)) {
      throw new DemoError(
        place,
        `<Demo> does not know the attribute ${name}.`,
        `use only ${allowed.join(', ')}.`,
      );
    }
    if (STRING_ATTRIBUTES.includes(name) && typeof attribute.value !== 'string') {
      throw new DemoError(
        place,
        attribute.value
          ? `<Demo ${name}={…}> is computed, but it is read while the page is built.`
          : `<Demo ${name}> has no value.`,
        `write it as text: ${name}="…".`,
      );
    }
    if (name === 'src' && typeof attribute.value === 'string') src = attribute.value;
  }
  if (src === undefined) {
    throw new DemoError(place, '<Demo> has no src.', 'write <Demo src="./BasicButtons.tsx" />.');
  }
  return src;
}

function toExpressionAttribute(
  name: string,
  value: string,
  expression: Expression,
): MdxJsxAttribute {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression }],
  };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value, data: { estree } },
  };
}

/** `[[null, __demo0]]`: styling id and module of each variant. */
function toVariantsAttribute(demo: ResolvedDemo, identifiers: readonly string[]): MdxJsxAttribute {
  return toExpressionAttribute('variants', identifiers.join(', '), {
    type: 'ArrayExpression',
    elements: demo.variants.map(({ styling }, index) => ({
      type: 'ArrayExpression',
      elements: [
        { type: 'Literal', value: styling },
        { type: 'Identifier', name: identifiers[index] ?? '' },
      ],
    })),
  });
}

/** `[__demo1, __demo2]` */
function toModulesAttribute(name: string, identifiers: readonly string[]): MdxJsxAttribute {
  return toExpressionAttribute(name, identifiers.join(', '), {
    type: 'ArrayExpression',
    elements: identifiers.map((identifier) => ({ type: 'Identifier', name: identifier })),
  });
}

function toImportNode(identifier: string, request: string) {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        specifiers: [
          { type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: identifier } },
        ],
        source: { type: 'Literal', value: request },
        attributes: [],
      },
    ],
  };
  return { type: 'mdxjsEsm', value: `import ${identifier} from '${request}'`, data: { estree } };
}

/**
 * Remark plugin: binds every `<Demo src="./X.tsx" />` of a page to the module that the demo loader
 * makes of the file, so that authors write no imports.
 *
 * @throws {DemoError} naming page and line for a wrong path, an unknown or computed attribute, a
 *   demo that stands twice on one page, or one that stands inside of JavaScript.
 */
export function remarkDemos({
  stylings,
  siteDir,
  getOriginalPath,
  isGenerated,
}: RemarkDemosOptions) {
  return (tree: Root, file: VFile) => {
    const filePath = path.relative(siteDir, file.path);
    const frontMatter = (file.data.frontMatter ?? {}) as Record<string, unknown>;
    const mayLeadOut = isGenerated?.(frontMatter) ?? false;
    const computed = findComputedDemo(tree);
    if (computed) {
      throw new DemoError(
        { filePath, line: computed.line },
        '<Demo> stands inside of JavaScript, where its files cannot be found.',
        'write <Demo> as an element of its own, outside of braces and exports.',
      );
    }
    const names = new Map<string, number | undefined>();
    const imports: unknown[] = [];
    const identifiersOfPage: string[] = [];
    const elements = collectDemoElements(tree);
    for (const element of elements) {
      const line = element.position?.start.line;
      const place: SourcePlace = { filePath, line };
      const src = checkAttributes(element, place);
      const demo = resolveDemo(src, {
        pagePath: file.path,
        originalPath: getOriginalPath?.(file.path),
        place,
        stylings,
        mayLeadOut,
      });
      if (names.has(demo.name)) {
        throw new DemoError(
          place,
          `the demo ${demo.name} already stands in line ${String(names.get(demo.name))}.`,
          'show each demo once; its name is its anchor on the page.',
        );
      }
      names.set(demo.name, line);
      const identifiers = demo.variants.map(({ request }) => {
        const identifier = `__demo${imports.length}`;
        const page = `${filePath}:${line ?? 1}`;
        imports.push(toImportNode(identifier, `${request}?demo&page=${encodeURIComponent(page)}`));
        identifiersOfPage.push(identifier);
        return identifier;
      });
      element.attributes = [
        ...element.attributes.filter(
          (attribute) => !(attribute.type === 'mdxJsxAttribute' && attribute.name === 'src'),
        ),
        { type: 'mdxJsxAttribute', name: 'name', value: demo.name },
        toVariantsAttribute(demo, identifiers),
      ];
    }
    const following = identifiersOfPage.slice(1);
    if (following.length > 0) {
      elements[0]?.attributes.push(toModulesAttribute('following', following));
    }
    (tree.children as unknown[]).unshift(...imports);
  };
}
