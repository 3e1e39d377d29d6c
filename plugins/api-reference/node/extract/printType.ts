import ts from 'typescript';

/** Longest type of an interface that is worth writing out in place of its name. */
const MAX_INLINE_MEMBERS = 5;
/** Unions of other packages are written out up to this many members: placements, not tag names. */
const MAX_FOREIGN_MEMBERS = 24;
/** Aliases within aliases are named, not written out. */
const MAX_EXPANSIONS = 1;

/** What the printer has to know beside the checker. */
export interface PrintContext {
  readonly checker: ts.TypeChecker;
  /** Whether a file belongs to what is documented; types of React and the like keep their names. */
  readonly isDocumented: (fileName: string) => boolean;
}

const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

function tidy(text: string): string {
  return text
    .replace(/\bimport\("[^"]*"\)\./g, '')
    .replace(/\bReact\.(?:JSX\.)?/g, '')
    .replace(/"((?:[^"\\']|\\.)*)"/g, "'$1'")
    .replace(/\s+/g, ' ')
    .replace(/ \| undefined\b/g, '')
    .replace(/; \}/g, ' }')
    .trim();
}

/** `true | false | 'auto'` → `boolean | 'auto'`. */
function mergeBooleans(members: readonly string[]): string[] {
  if (!members.includes('true') || !members.includes('false')) return [...members];
  const rest = members.filter((member) => member !== 'false');
  return rest.map((member) => (member === 'true' ? 'boolean' : member));
}

function isLiteral(type: ts.Type): boolean {
  return (
    type.isLiteral() ||
    (type.flags &
      (ts.TypeFlags.BooleanLike |
        ts.TypeFlags.Null |
        ts.TypeFlags.Undefined |
        ts.TypeFlags.String |
        ts.TypeFlags.Number)) !==
      0
  );
}

function printLiteral(type: ts.Type, checker: ts.TypeChecker): string {
  return tidy(checker.typeToString(type, undefined, FORMAT));
}

/** Members of a union, `true | false` being `boolean`, in the order of the source they stand in. */
export function listUnionMembers(type: ts.Type, checker: ts.TypeChecker, source = ''): string[] {
  const types = type.isUnion() ? type.types : [type];
  const texts = types
    .filter(({ flags }) => (flags & ts.TypeFlags.Undefined) === 0)
    .map((member) => printLiteral(member, checker));
  const members = mergeBooleans(texts);
  const rank = (text: string) => {
    const index = source.replaceAll('"', "'").indexOf(text);
    return index < 0 ? Number.MAX_SAFE_INTEGER : index;
  };
  return [...new Set(members)]
    .map((text, index) => ({ text, index }))
    .sort((one, other) => rank(one.text) - rank(other.text) || one.index - other.index)
    .map(({ text }) => text);
}

/** Whether all members are literals or plain types, so that writing them out helps. */
export function isPlainUnion(type: ts.Type): boolean {
  return (type.isUnion() ? type.types : [type]).every(isLiteral);
}

function resolveSymbol(node: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0
    ? checker.getAliasedSymbol(symbol)
    : symbol;
}

function wrap(text: string): string {
  return /\s[|&]\s|=>/.test(text) ? `(${text})` : text;
}

function printMembers(
  members: readonly ts.Declaration[],
  context: PrintContext,
  depth: number,
): string | null {
  const parts = members.map((member) => {
    if (ts.isPropertySignature(member) && member.type) {
      const mark = member.questionToken ? '?' : '';
      return `${member.name.getText()}${mark}: ${printNode(member.type, context, depth)}`;
    }
    return ts.isMethodSignature(member) || ts.isIndexSignatureDeclaration(member)
      ? tidy(member.getText().replace(/[;,]$/, ''))
      : null;
  });
  if (parts.length === 0) return '{}';
  return parts.every((part) => part !== null) ? `{ ${parts.join(', ')} }` : null;
}

function printParameters(
  parameters: readonly ts.ParameterDeclaration[],
  context: PrintContext,
  depth: number,
): string {
  return parameters
    .map((parameter) => {
      const dots = parameter.dotDotDotToken ? '...' : '';
      const mark = parameter.questionToken ? '?' : '';
      const type = parameter.type ? printNode(parameter.type, context, depth) : 'any';
      return `${dots}${tidy(parameter.name.getText())}${mark}: ${type}`;
    })
    .join(', ');
}

function printReference(node: ts.TypeReferenceNode, context: PrintContext, depth: number): string {
  const { checker } = context;
  const symbol = resolveSymbol(node.typeName, checker);
  const declaration = symbol?.declarations?.[0];
  const type = checker.getTypeFromTypeNode(node);
  const named = () => {
    const args = node.typeArguments?.map((argument) => printNode(argument, context, depth)) ?? [];
    return `${tidy(node.typeName.getText())}${args.length > 0 ? `<${args.join(', ')}>` : ''}`;
  };
  if (node.typeName.getText() === 'NonNullable' && node.typeArguments?.[0]) {
    return printNode(node.typeArguments[0], context, depth);
  }
  if (!declaration || !context.isDocumented(declaration.getSourceFile().fileName)) {
    const isShort = type.isUnion() && type.types.length <= MAX_FOREIGN_MEMBERS;
    return isShort && isPlainUnion(type)
      ? listUnionMembers(type, checker, declaration?.getText()).join(' | ')
      : named();
  }
  if (ts.isTypeAliasDeclaration(declaration)) {
    if (isPlainUnion(type)) {
      return listUnionMembers(type, checker, node.getText() + declaration.getText()).join(' | ');
    }
    const canExpand = depth < MAX_EXPANSIONS && !declaration.typeParameters?.length;
    const { type: body } = declaration;
    return canExpand && (ts.isUnionTypeNode(body) || ts.isFunctionTypeNode(body))
      ? printNode(body, context, depth + 1)
      : named();
  }
  if (
    ts.isInterfaceDeclaration(declaration) &&
    depth < MAX_EXPANSIONS &&
    !declaration.heritageClauses &&
    !declaration.typeParameters?.length &&
    declaration.members.length > 0 &&
    declaration.members.length <= MAX_INLINE_MEMBERS
  ) {
    return printMembers(declaration.members, context, depth + 1) ?? named();
  }
  return named();
}

/** Writes a type down as its author did, with aliases of documented packages expanded once. */
export function printNode(node: ts.TypeNode, context: PrintContext, depth = 0): string {
  const { checker } = context;
  if (ts.isParenthesizedTypeNode(node)) return printNode(node.type, context, depth);
  if (ts.isUnionTypeNode(node)) {
    const parts = node.types
      .filter((part) => part.kind !== ts.SyntaxKind.UndefinedKeyword)
      .map((part) => ({ part, text: printNode(part, context, depth) }))
      .map(({ part, text }) =>
        text.includes('=>') || ts.isIntersectionTypeNode(part) ? wrap(text) : text,
      );
    return [...new Set(mergeBooleans(parts))].join(' | ');
  }
  if (ts.isIntersectionTypeNode(node)) {
    return node.types.map((part) => wrap(printNode(part, context, depth))).join(' & ');
  }
  if (ts.isArrayTypeNode(node)) return `${wrap(printNode(node.elementType, context, depth))}[]`;
  if (ts.isFunctionTypeNode(node)) {
    const parameters = printParameters(node.parameters, context, MAX_EXPANSIONS);
    return `(${parameters}) => ${printNode(node.type, context, MAX_EXPANSIONS)}`;
  }
  if (ts.isTypeLiteralNode(node)) {
    return printMembers(node.members, context, depth) ?? tidy(node.getText());
  }
  if (ts.isTypeReferenceNode(node)) return printReference(node, context, depth);
  if (ts.isIndexedAccessTypeNode(node) || ts.isConditionalTypeNode(node)) {
    return printType(checker.getTypeFromTypeNode(node), context, node.getText());
  }
  return tidy(node.getText());
}

/** The object whose properties were mapped from others: each is written as it was declared. */
function printMapped(type: ts.Type, context: PrintContext): string | null {
  const { checker } = context;
  const properties = checker.getPropertiesOfType(type);
  const isMapped = (type.flags & ts.TypeFlags.Object) !== 0 && type.aliasSymbol === undefined;
  if (!isMapped || properties.length === 0 || type.getCallSignatures().length > 0) return null;
  const parts = properties.map((symbol) => {
    const declaration = symbol.declarations?.[0];
    if (!declaration || !ts.isPropertySignature(declaration) || !declaration.type) return null;
    if (!context.isDocumented(declaration.getSourceFile().fileName)) return null;
    const mark = (symbol.flags & ts.SymbolFlags.Optional) !== 0 ? '?' : '';
    return `${declaration.name.getText()}${mark}: ${printNode(declaration.type, context, MAX_EXPANSIONS)}`;
  });
  return parts.every((part) => part !== null) && !type.symbol?.name.match(/^[A-Z]/)
    ? `{ ${parts.join(', ')} }`
    : null;
}

/** Writes a type down that was computed, so that there is no source to follow. */
export function printType(type: ts.Type, context: PrintContext, source = ''): string {
  const { checker } = context;
  if (isPlainUnion(type)) return listUnionMembers(type, checker, source).join(' | ');
  const mapped = printMapped(checker.getNonNullableType(type), context);
  // With `undefined` still in it, the compiler remembers the name of an alias.
  return mapped ?? tidy(checker.typeToString(type, undefined, FORMAT));
}

/**
 * The type of a prop as readers understand it. `undefined` is left out: being optional says it.
 *
 * @param node the type as declared; type parameters in it stand for something else, so that the
 *   computed type is written instead
 * @param ownTypeParameters names that readers know from the component itself: `Value`
 */
export function printPropType(
  type: ts.Type,
  node: ts.TypeNode | undefined,
  context: PrintContext,
  ownTypeParameters: ReadonlySet<string> = new Set(),
): string {
  if (!node) return printType(type, context);
  return usesOnly(node, ownTypeParameters, context)
    ? printNode(node, context)
    : printType(type, context, node.getText());
}

/** Whether a type names no type parameters but these. */
function usesOnly(node: ts.Node, names: ReadonlySet<string>, context: PrintContext): boolean {
  if (ts.isTypeReferenceNode(node)) {
    const symbol = context.checker.getSymbolAtLocation(node.typeName);
    if (symbol && (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0 && !names.has(symbol.name)) {
      return false;
    }
  }
  return !ts.forEachChild(node, (child) => !usesOnly(child, names, context));
}
