import ts from 'typescript';

/** What a sample says of itself without being type-checked. */
export interface ModuleFacts {
  /** Paths of its imports, re-exports and `import()` types, as written. */
  readonly specifiers: readonly string[];
  /** Names that imports bring, each with a statement that brings it alone. */
  readonly imports: ReadonlyMap<string, string>;
  /** Every word that is used as a name or looks like one; more than needed does no harm. */
  readonly words: ReadonlySet<string>;
  /** Types of packages that it adds members to: `@mui/material/Button ButtonPropsColorOverrides`. */
  readonly augmented: readonly string[];
  /** It takes something away from them (`xs: false`), which others may well use. */
  readonly removes: boolean;
}

function getImportedNames(statement: ts.ImportDeclaration): Array<[string, string]> {
  const from = `from ${statement.moduleSpecifier.getText()};`;
  const clause = statement.importClause;
  if (!clause) return [];
  const keyword = clause.isTypeOnly ? 'import type' : 'import';
  const names: Array<[string, string]> = [];
  if (clause.name) names.push([clause.name.text, `${keyword} ${clause.name.text} ${from}`]);
  const { namedBindings } = clause;
  if (namedBindings && ts.isNamespaceImport(namedBindings)) {
    names.push([namedBindings.name.text, `${keyword} ${namedBindings.getText()} ${from}`]);
  } else if (namedBindings) {
    for (const element of namedBindings.elements) {
      names.push([element.name.text, `${keyword} { ${element.getText()} } ${from}`]);
    }
  }
  return names;
}

/** Packages have modules whose import alone adds to types: `@mui/material/themeCssVarsAugmentation`. */
const AUGMENTATION = /Augmentation$/i;

function readAugmentation(declaration: ts.ModuleDeclaration) {
  const members = declaration.body?.forEachChild((node) => node) ? declaration.body : undefined;
  const interfaces =
    members && ts.isModuleBlock(members)
      ? members.statements.filter(ts.isInterfaceDeclaration)
      : [];
  const isFalse = (member: ts.TypeElement) =>
    ts.isPropertySignature(member) && member.type?.getText() === 'false';
  return {
    names: interfaces.map(({ name }) => `${declaration.name.text} ${name.text}`),
    removes: interfaces.some((declared) => declared.members.some(isFalse)),
  };
}

/** Reads one sample. Broken code is read as far as it goes; the type check tells what is wrong. */
export function readModule(code: string): ModuleFacts {
  const file = ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.Latest, true);
  const specifiers: string[] = [];
  const words = new Set<string>();
  const imports = new Map<string, string>();
  const augmented: string[] = [];
  let removes = false;

  function visit(node: ts.Node): void {
    if (ts.isIdentifier(node)) words.add(node.text);
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const specifier = node.moduleSpecifier;
      if (specifier && ts.isStringLiteral(specifier)) specifiers.push(specifier.text);
    }
    if (ts.isImportDeclaration(node)) {
      getImportedNames(node).forEach(([name, statement]) => imports.set(name, statement));
      return;
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      if (specifier && ts.isStringLiteral(specifier)) specifiers.push(specifier.text);
    }
    if (ts.isModuleDeclaration(node) && ts.isStringLiteral(node.name)) {
      const found = readAugmentation(node);
      augmented.push(...found.names);
      removes ||= found.removes;
    }
    node.forEachChild(visit);
  }
  visit(file);
  augmented.push(...specifiers.filter((specifier) => AUGMENTATION.test(specifier)));
  return { specifiers, imports, words, augmented, removes };
}
