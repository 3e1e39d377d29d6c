type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function isDemoElement({ type, name }: Fields): boolean {
  return type === 'JSXOpeningElement' && isFields(name) && name.name === 'Demo';
}

function getLine(node: Fields): number | undefined {
  const start = isFields(node.loc) ? node.loc.start : undefined;
  return isFields(start) && typeof start.line === 'number' ? start.line : undefined;
}

/** Looks for `<Demo>` in a syntax tree of JavaScript. */
function findInScript(node: unknown): Fields | undefined {
  if (!isFields(node)) return undefined;
  if (isDemoElement(node)) return node;
  for (const child of Object.values(node)) {
    const found = findInScript(child);
    if (found) return found;
  }
  return undefined;
}

/**
 * Finds a `<Demo>` that is part of JavaScript (`{…}`, an attribute's value, an export), where it is
 * no element of the page: no import can be made for it.
 *
 * @param node of the page's tree, any.
 * @returns its line, 1-based where it is known; undefined if there is none.
 */
export function findComputedDemo(node: unknown): { readonly line?: number } | undefined {
  if (!isFields(node)) return undefined;
  const script = isFields(node.data) ? findInScript(node.data.estree) : undefined;
  if (script) return { line: getLine(script) };
  const { children, attributes, value } = node;
  const parts = [children, attributes].flatMap((list) => (Array.isArray(list) ? list : []));
  for (const part of [...parts, value]) {
    const found = findComputedDemo(part);
    if (found) return found;
  }
  return undefined;
}
