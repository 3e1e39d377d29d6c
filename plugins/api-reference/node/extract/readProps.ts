import ts from 'typescript';
import type { ApiParameter, ApiProp } from '../../client/types';
import { readDoc, type Doc } from './readDoc';
import { isPlainUnion, listUnionMembers, printPropType, type PrintContext } from './printType';

/** Every component with a root takes these; without documentation of their own they say nothing. */
const UNIVERSAL_PROPS = ['className', 'style', 'ref', 'key'];

/** A property as the checker knows it, with all constituents of a union of props that have it. */
interface Found {
  readonly symbol: ts.Symbol;
  /** One for each variant of the props; computing their types is what costs time. */
  readonly variants: readonly ts.Symbol[];
  readonly isOptional: boolean;
}

function isOptional(symbol: ts.Symbol): boolean {
  return (symbol.flags & ts.SymbolFlags.Optional) !== 0;
}

/** Collects from all members of a union too: a prop of one variant is a prop of the component. */
function collectProperties(type: ts.Type, checker: ts.TypeChecker): Map<string, Found> {
  const members = type.isUnion() ? type.types : [type];
  const found = new Map<string, Found>();
  for (const member of members) {
    for (const symbol of checker.getPropertiesOfType(member)) {
      const previous = found.get(symbol.name);
      found.set(symbol.name, {
        symbol: previous?.symbol ?? symbol,
        variants: [...(previous?.variants ?? []), symbol],
        isOptional: (previous?.isOptional ?? false) || isOptional(symbol),
      });
    }
  }
  for (const [name, entry] of found) {
    if (entry.variants.length < members.length) found.set(name, { ...entry, isOptional: true });
  }
  return found;
}

function getTypeNode(symbol: ts.Symbol): ts.TypeNode | undefined {
  const declaration = symbol.declarations?.find(
    (candidate) => ts.isPropertySignature(candidate) || ts.isPropertyDeclaration(candidate),
  );
  return declaration && 'type' in declaration
    ? (declaration as ts.PropertySignature).type
    : undefined;
}

/** `OverridableStringUnion<'a', ButtonPropsColorOverrides>` → `ButtonPropsColorOverrides`. */
function findExtension(node: ts.TypeNode | undefined): string | null {
  if (!node) return null;
  if (ts.isTypeReferenceNode(node)) {
    const last = node.typeArguments?.at(-1)?.getText() ?? '';
    if (node.typeName.getText() === 'OverridableStringUnion' && /Overrides$/.test(last)) {
      return last;
    }
  }
  return ts.forEachChild(node, (child) => findExtension(child as ts.TypeNode)) ?? null;
}

function readParameters(
  type: ts.Type,
  doc: Doc,
  context: PrintContext,
  typeParameters: ReadonlySet<string>,
): ApiParameter[] {
  if (doc.parameters.size === 0) return [];
  const [signature] = context.checker.getNonNullableType(type).getCallSignatures();
  if (!signature) return [];
  return signature.parameters.map((parameter) => {
    const declaration = parameter.valueDeclaration;
    const node = declaration && ts.isParameter(declaration) ? declaration.type : undefined;
    return {
      name: parameter.name,
      type: printPropType(
        context.checker.getTypeOfSymbol(parameter),
        node,
        context,
        typeParameters,
      ),
      description: doc.parameters.get(parameter.name) ?? '',
    };
  });
}

function isSameText(types: readonly ts.Type[], checker: ts.TypeChecker): boolean {
  const [first, ...rest] = types.map((type) => checker.typeToString(type));
  return rest.every((text) => text === first);
}

/**
 * `Variant extends 'a' | 'b'` → `'a' | 'b'`: a parameter that only chooses between literals is news to
 * readers. Others, such as the value of a list, they know from the component.
 */
function toChoice(type: ts.Type, checker: ts.TypeChecker): ts.Type | null {
  const parameter = checker.getNonNullableType(type);
  if ((parameter.flags & ts.TypeFlags.TypeParameter) === 0) return null;
  const constraint = checker.getBaseConstraintOfType(parameter);
  return constraint?.isUnion() && constraint.types.every((member) => member.isStringLiteral())
    ? constraint
    : null;
}

function toProp(
  { symbol, variants, isOptional: optional }: Found,
  context: PrintContext,
  typeParameters: ReadonlySet<string>,
): ApiProp {
  const { checker } = context;
  const declared = variants.map((variant) => checker.getTypeOfSymbol(variant));
  const types = declared.map((each) => toChoice(each, checker) ?? each);
  const doc = readDoc(symbol, checker);
  // What stands there is the parameter's name where a choice was put in its place.
  const node = types.every((each, index) => each === declared[index])
    ? getTypeNode(symbol)
    : undefined;
  const [type] = types as [ts.Type];
  const isUniform = isSameText(types, checker);
  const printed = isUniform
    ? printPropType(type, node, context, typeParameters)
    : [...new Set(types.map((each) => printPropType(each, undefined, context)))].join(' | ');
  const isEnum = type.isUnion() && isPlainUnion(type);
  const members = isEnum
    ? types.flatMap((each) => listUnionMembers(each, checker, node?.getText()))
    : [];
  return {
    name: symbol.name,
    type: printed,
    values: isWrittenOut(printed, members) ? toLiterals(members) : [],
    extendedBy: findExtension(node),
    default: doc.default,
    required: !optional,
    deprecated: doc.deprecated,
    description: doc.description,
    parameters: readParameters(type, doc, context, typeParameters),
    returns: doc.returns,
  };
}

/** Literals that the printed type does not show would be news to readers: `keyof …`. */
function isWrittenOut(printed: string, members: readonly string[]): boolean {
  return members.every((member) => printed.includes(member));
}

function toLiterals(members: readonly string[]): string[] {
  return [...new Set(members)].filter((member) => /^(?:'|-?\d|true$|false$)/.test(member));
}

/** Props of a type, sorted into those to list and those that belong to others. */
export interface SortedProps {
  readonly own: readonly ApiProp[];
  /** Folder of the declaring component → names of the props. */
  readonly inherited: ReadonlyMap<string, readonly string[]>;
  readonly hasSystemProps: boolean;
  /** Whether there are props of native elements. */
  readonly spreads: boolean;
}

/** How declarations are told apart; see `readComponent`. */
export interface PropOrigins {
  /** Key of the component that a file declares and that has a page of its own; null: none has. */
  readonly getOwner: (fileName: string) => string | null;
  readonly self: string;
  /** Whether a file declares style functions of a system, which are props by the hundred. */
  readonly isSystem: (fileName: string) => boolean;
}

/** Reads the props of a component, the parameters of a hook, the fields of what it returns. */
export function readProps(
  type: ts.Type,
  context: PrintContext,
  origins: PropOrigins,
  typeParameters: ReadonlySet<string> = new Set(),
): SortedProps {
  const own: ApiProp[] = [];
  const inherited = new Map<string, string[]>();
  let hasSystemProps = false;
  let spreads = false;
  for (const found of collectProperties(type, context.checker).values()) {
    const files = (found.symbol.declarations ?? []).map(
      (declaration) => declaration.getSourceFile().fileName,
    );
    const documented = files.filter(context.isDocumented);
    const owners = documented.map(origins.getOwner);
    const owner = owners.find((name) => name !== null) ?? null;
    if (documented.length === 0) {
      spreads = true;
    } else if (documented.every(origins.isSystem)) {
      hasSystemProps = true;
    } else if (owner !== null && !owners.includes(origins.self)) {
      inherited.set(owner, [...(inherited.get(owner) ?? []), found.symbol.name]);
    } else if (isListed(found.symbol, context.checker)) {
      own.push(toProp(found, context, typeParameters));
    }
  }
  own.sort((one, other) => Number(other.required) - Number(one.required) || compare(one, other));
  return { own, inherited, hasSystemProps, spreads };
}

function compare(one: ApiProp, other: ApiProp): number {
  return one.name.localeCompare(other.name, 'en');
}

function isListed(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const doc = readDoc(symbol, checker);
  if (doc.isIgnored) return false;
  return (
    doc.description !== '' || doc.deprecated !== null || !UNIVERSAL_PROPS.includes(symbol.name)
  );
}
