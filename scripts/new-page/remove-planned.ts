import ts from 'typescript';

function getProperty(node: ts.ObjectLiteralExpression, name: string) {
  return node.properties.find(
    (property): property is ts.PropertyAssignment =>
      ts.isPropertyAssignment(property) && property.name.getText() === name,
  );
}

function hasPathname(node: ts.ObjectLiteralExpression, pathname: string): boolean {
  const value = getProperty(node, 'pathname')?.initializer;
  return value !== undefined && ts.isStringLiteralLike(value) && value.text === pathname;
}

function findEntry(node: ts.Node, pathname: string): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(node) && hasPathname(node, pathname)) {
    return node;
  }
  return ts.forEachChild(node, (child) => findEntry(child, pathname));
}

/**
 * Takes `planned: true` out of the entry with the given pathname.
 *
 * @param source text of `sidebars.ts`
 * @returns the text without the flag, or null when no entry is written out with it
 */
export function removePlanned(source: string, pathname: string): string | null {
  const file = ts.createSourceFile('sidebars.ts', source, ts.ScriptTarget.Latest, true);
  const entry = findEntry(file, pathname);
  const planned = entry && getProperty(entry, 'planned');
  if (!entry || planned?.initializer.kind !== ts.SyntaxKind.TrueKeyword) {
    return null;
  }
  const index = entry.properties.indexOf(planned);
  const before = entry.properties[index - 1];
  const after = entry.properties[index + 1];
  const [start, end] = before
    ? [before.getEnd(), planned.getEnd()]
    : [planned.getStart(), after?.getStart() ?? planned.getEnd()];
  return source.slice(0, start) + source.slice(end);
}
