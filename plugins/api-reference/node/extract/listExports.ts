import ts from 'typescript';

/** A value that a module exports. */
export interface ExportedValue {
  /** Name of the export: `Unstable_Popup`. */
  readonly exportName: string;
  /** Name without a mark of instability: `Popup`. */
  readonly name: string;
  readonly kind: 'component' | 'hook';
  readonly isUnstable: boolean;
  readonly symbol: ts.Symbol;
  /** Call signatures; of a class, how it is constructed. */
  readonly signatures: readonly ts.Signature[];
}

const UNSTABLE = /^unstable_/i;
const RENDERED = /\b(?:Element|ReactNode|ReactElement|ReactPortal)\b/;

function getKind(
  name: string,
  signatures: readonly ts.Signature[],
  checker: ts.TypeChecker,
): ExportedValue['kind'] | null {
  if (/^use[A-Z]/.test(name)) return 'hook';
  const isComponent =
    /^[A-Z]/.test(name) &&
    signatures.some(
      (signature) =>
        signature.parameters.length <= 2 &&
        RENDERED.test(checker.typeToString(checker.getReturnTypeOfSignature(signature))),
    );
  return isComponent ? 'component' : null;
}

/** A class component is called by React; the props are what its constructor takes. */
function getSignatures(type: ts.Type, checker: ts.TypeChecker): readonly ts.Signature[] {
  // `JSXElementConstructor<Props>` is a function or a class; both take the same props.
  const members = type.isUnion() ? type.types : [type];
  const calls = members.flatMap((member) => member.getCallSignatures());
  if (calls.length > 0) return calls;
  return members
    .flatMap((member) => member.getConstructSignatures())
    .filter(
      (signature) =>
        checker.getReturnTypeOfSignature(signature).getProperty('setState') !== undefined,
    );
}

/** The components and hooks that a module exports, re-exported ones included. */
export function listExports(module: ts.Symbol, checker: ts.TypeChecker): ExportedValue[] {
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
    const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
    if ((symbol.flags & ts.SymbolFlags.Value) === 0) return [];
    const exportName = exported.name === 'default' ? checker.symbolToString(symbol) : exported.name;
    const name = exportName.replace(UNSTABLE, '');
    if (!/^(?:[A-Z]|use[A-Z])/.test(name)) return [];
    const type = checker.getTypeOfSymbol(symbol);
    const calls = getSignatures(type, checker);
    const isClass = calls.length > 0 && type.getConstructSignatures().length > 0;
    const kind = isClass ? 'component' : getKind(name, calls, checker);
    if (kind === null || calls.length === 0) return [];
    return [{ exportName, name, kind, isUnstable: exportName !== name, symbol, signatures: calls }];
  });
}
