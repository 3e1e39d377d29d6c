import ts from 'typescript';

/** `typeof Paper` → `Paper`; `'button'` → `button`. */
function toElementName(type: ts.Type, checker: ts.TypeChecker): string | null {
  if (type.isStringLiteral()) return type.value;
  const { symbol } = type;
  const text = checker.typeToString(type);
  const [, queried] = /^typeof (\w+)$/.exec(text) ?? [];
  return queried ?? (symbol && /^[A-Z]\w*$/.test(symbol.name) ? symbol.name : null);
}

function getTypeArgument(declaration: ts.Declaration): ts.TypeNode | undefined {
  const node = ts.isVariableDeclaration(declaration) ? declaration.type : undefined;
  return node && (ts.isTypeReferenceNode(node) || ts.isImportTypeNode(node))
    ? node.typeArguments?.[0]
    : undefined;
}

/**
 * What types take for the root of a component when its prop `component` is left out: the
 * `defaultComponent` of the type map that it is declared with. Null for components without one.
 *
 * @example `declare const Card: OverridableComponent<CardTypeMap>` → `div`
 */
export function readRootElement(symbol: ts.Symbol, checker: ts.TypeChecker): string | null {
  for (const declaration of symbol.declarations ?? []) {
    const node = getTypeArgument(declaration);
    const map = node && checker.getTypeFromTypeNode(node);
    const property = map && checker.getPropertyOfType(map, 'defaultComponent');
    if (property) return toElementName(checker.getTypeOfSymbol(property), checker);
  }
  return null;
}

/**
 * Type of the element that a component's `ref` is given; `unknown` where the declarations leave it
 * open; null where the component takes no ref.
 */
export function readRefType(props: ts.Type, checker: ts.TypeChecker): string | null {
  const members = props.isUnion() ? props.types : [props];
  const ref = members
    .map((member) => checker.getPropertyOfType(member, 'ref'))
    .find((found) => found !== undefined);
  if (!ref) return null;
  const text = checker.typeToString(
    checker.getTypeOfSymbol(ref),
    undefined,
    ts.TypeFormatFlags.NoTruncation,
  );
  const [element] = /\b(?:(?:HTML|SVG)\w*)?Element\b/.exec(text) ?? [];
  return element ?? 'unknown';
}
