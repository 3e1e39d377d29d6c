import type { Program } from 'estree';
import type { MdxjsEsmHast } from 'mdast-util-mdxjs-esm';

function toNode(statement: Program['body'][number]): MdxjsEsmHast {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [statement],
  };
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}

const toLiteral = (value: string) => ({ type: 'Literal' as const, value });
const toIdentifier = (name: string) => ({ type: 'Identifier' as const, name });

/** `import name from 'module'`, or `import 'module'` without a name. */
export function toImport(name: string | null, module: string): MdxjsEsmHast {
  return toNode({
    type: 'ImportDeclaration',
    specifiers:
      name === null ? [] : [{ type: 'ImportDefaultSpecifier', local: toIdentifier(name) }],
    source: toLiteral(module),
    attributes: [],
  });
}

/** `export { default as name } from 'module'` */
export function toExport(name: string, module: string): MdxjsEsmHast {
  const specifier = {
    type: 'ExportSpecifier' as const,
    local: toIdentifier('default'),
    exported: toIdentifier(name),
  };
  return toNode({
    type: 'ExportNamedDeclaration',
    declaration: null,
    specifiers: [specifier],
    source: toLiteral(module),
    attributes: [],
  });
}
