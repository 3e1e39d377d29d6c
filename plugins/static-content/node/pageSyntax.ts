import type { Expression, ObjectExpression, Program } from 'estree';
import type { MdxJsxAttribute, MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { MdxjsEsmHast } from 'mdast-util-mdxjs-esm';

/** True in the server's code only; see `createStaticContent`. */
export const SERVER_CONSTANT = '__STATIC_CONTENT_ON_SERVER__';

function toProgram(expression: Expression): Program {
  return {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{ type: 'ExpressionStatement', expression }],
  };
}

function toAttribute(name: string, expression: Expression): MdxJsxAttribute {
  const data = { estree: toProgram(expression) };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: '', data },
  };
}

function toInnerHtml(html: string): ObjectExpression {
  return {
    type: 'ObjectExpression',
    properties: [
      {
        type: 'Property',
        kind: 'init',
        key: { type: 'Identifier', name: '__html' },
        value: { type: 'Literal', value: html },
        method: false,
        shorthand: false,
        computed: false,
      },
    ],
  };
}

function toList(texts: readonly string[]): Expression {
  return { type: 'ArrayExpression', elements: texts.map((value) => ({ type: 'Literal', value })) };
}

/**
 * Tells elements of a page apart whose HTML is in the page's code as well; `keepContent` leaves it out there.
 * Whatever makes an element of such code has to hand it on.
 */
export const KEPT_ATTRIBUTE = 'data-kept';

/** `<name data-kept={number} dangerouslySetInnerHTML={{ __html: html }} />` */
export function toHtmlElement(name: string, html: string, number: string): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [
      { type: 'mdxJsxAttribute', name: KEPT_ATTRIBUTE, value: number },
      toAttribute('dangerouslySetInnerHTML', toInnerHtml(html)),
    ],
    children: [],
    // As if an author had written it: no component takes its place.
    data: { _mdxExplicitJsx: true },
  } as MdxJsxFlowElementHast;
}

/** `export const staticLinks = ON_SERVER ? […] : undefined`: nothing is left of it in the browser. */
export function toLinksExport(links: readonly string[]): MdxjsEsmHast {
  const value: Expression = {
    type: 'ConditionalExpression',
    test: { type: 'Identifier', name: SERVER_CONSTANT },
    consequent: toList(links),
    alternate: { type: 'Identifier', name: 'undefined' },
  };
  const id = { type: 'Identifier' as const, name: 'staticLinks' };
  const declarations = [{ type: 'VariableDeclarator' as const, id, init: value }];
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [
      {
        type: 'ExportNamedDeclaration',
        declaration: { type: 'VariableDeclaration', kind: 'const', declarations },
        specifiers: [],
        source: null,
        attributes: [],
      },
    ],
  };
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}
