import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { deriveSample } from '../node/javascript/deriveSample';
import { stripTypes } from '../node/javascript/stripTypes';
import { NotErasable, toJavaScript, toJavaScriptName } from '../node/javascript/toJavaScript';

const toJs = (code: string, fileName = 'A.tsx') =>
  toJavaScript(code, fileName, { singleQuote: true });

/** What stands in a module and the JavaScript for it, one line each. */
const LINES: ReadonlyArray<[what: string, ts: string, js: string]> = [
  ['a variable', 'const a: number = 1;', 'const a = 1;'],
  ['a variable that is set later', 'let a!: number;', 'let a;'],
  ['parameters', 'function f(a: A, b?: B, ...c: C[]): D {}', 'function f(a, b, ...c) {}'],
  ['a default value', 'const f = (a: A = {}) => a;', 'const f = (a = {}) => a;'],
  [
    'destructuring',
    'const f = ({ a, b: c }: { a: A; b: B }) => c;',
    'const f = ({ a, b: c }) => c;',
  ],
  ['this', 'function f(this: Window, a: A) {}', 'function f(a) {}'],
  ['this alone', 'function f(this: Window) {}', 'function f() {}'],
  ['a guard', 'const f = (a: unknown): a is A => true;', 'const f = (a) => true;'],
  ['type parameters', 'const f = <T,>(a: T): T => a;', 'const f = (a) => a;'],
  ['arguments of a call', 'f<A, B<C>>(1);', 'f(1);'],
  ['arguments of new', 'new Map<string, () => void>();', 'new Map();'],
  ['arguments of a tag', 'css<{ a: A }>`b`;', 'css`b`;'],
  ['arguments of styled()', "styled('div')<Props>(({ a }) => a);", "styled('div')(({ a }) => a);"],
  ['arguments of an element', '<Select<number> value={1} />;', '<Select value={1} />;'],
  ['as', 'f(a as unknown as B);', 'f(a);'],
  ['as inside of brackets', '(a as A).b;', 'a.b;'],
  ['as const', "const a = ['x'] as const;", "const a = ['x'];"],
  ['satisfies', 'const a = { b: 1 } satisfies A;', 'const a = { b: 1 };'],
  ['a promise that it is there', 'a!.b![0]!;', 'a.b[0];'],
  ['catch', 'try {\n} catch (e: unknown) {}', 'try {\n} catch (e) {}'],
  ['a class', 'class A<T> extends B<T> implements C, D {}', 'class A extends B {}'],
  ['members', 'class A {\n  private readonly a?: B = 1;\n}', 'class A {\n  a = 1;\n}'],
  ['members of types only', 'class A {\n  declare a: B;\n  [b: string]: C;\n}', 'class A {}'],
  ['an abstract class', 'abstract class A {\n  abstract a(): B;\n}', 'class A {}'],
  ['overloads', 'function f(a: A): B;\nfunction f(a: C) {}', 'function f(a) {}'],
  ['declare', 'declare const a: A;\nf();', 'f();'],
  ['an import of a type', "import type { A } from 'a';\nf();", 'f();'],
  [
    'a type among values',
    "import b, { type A, c } from 'a';\nf(b, c);",
    "import b, { c } from 'a';\nf(b, c);",
  ],
  [
    'an import that only types use',
    "import { A, c } from 'a';\nconst d: A = c;",
    "import { c } from 'a';\nconst d = c;",
  ],
  [
    'React for its types',
    "import * as React from 'react';\nf((e: React.FormEvent) => e);",
    'f((e) => e);',
  ],
  [
    'React as a value',
    "import * as React from 'react';\nReact.useId();",
    "import * as React from 'react';\nReact.useId();",
  ],
  [
    'a property like a type',
    "import { A } from 'a';\nconst b: A = { A: c.A };",
    'const b = { A: c.A };',
  ],
  ['an import for its effect', "import './a.css';\nf();", "import './a.css';\nf();"],
  ['exports', 'type A = B;\nconst c = 1;\nexport { A, c };', 'const c = 1;\nexport { c };'],
  ['exports of types', "export type { A } from './a';\nf();", 'f();'],
  ['a word to TypeScript', '// @ts-expect-error no types\nf();', 'f();'],
  ['one in JSX', '<A>\n  {/* @ts-expect-error x */}\n  <B />\n</A>;', '<A>\n  <B />\n</A>;'],
];

it.each(LINES)('takes the types out of %s', async (_what, code, expected) => {
  expect(await toJs(code)).toBe(`${expected}\n`);
});

it('keeps comments and blank lines, and takes those of a type along', async () => {
  const code = `// About the file.
import type { Theme } from 'theme';
import a from 'a';

/** What a row is. */
interface Row {
  id: number;
}

// What it is for.
type Id = number; // an alias

/** Finds a row. */
export function find(rows: Row[], id: Id): Row | undefined {
  // The first one wins.

  return rows.find((row) => row.id === a(id) /* same */) as Row;
}
`;
  expect(await toJs(code)).toBe(`// About the file.
import a from 'a';

/** Finds a row. */
export function find(rows, id) {
  // The first one wins.

  return rows.find((row) => row.id === a(id) /* same */);
}
`);
});

it('leaves nothing of a file of types', async () => {
  expect(await toJs('/** A row. */\nexport interface Row {\n  id: number;\n}\n', 'row.ts')).toBe(
    '',
  );
});

it.each([
  ['an enum', '\nenum A { b }'],
  ['a namespace', '\nnamespace A { export const b = 1; }'],
  ['a parameter property', 'class A {\n  constructor(private a: B) {} }'],
  ['a decorator', '\n@a class B {}'],
  ['an import with =', "\nimport a = require('a');"],
])('refuses %s and says where it is', async (construct, code) => {
  const error: unknown = await toJs(code, 'a.ts').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(NotErasable);
  expect(error).toMatchObject({ construct, line: 2 });
});

it.each([
  ['BasicButtons.tsx', 'BasicButtons.js'],
  ['rows.ts', 'rows.js'],
  ['styles.css', 'styles.css'],
])('calls %s %s', (name, expected) => {
  expect(toJavaScriptName(name)).toBe(expected);
});

/** Every module of a demo in this repository. */
const MODULES = fs
  .readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && path.basename(file) !== 'sidebar.ts')
  .map((file) => path.join('docs', file));

const listComments = (code: string) =>
  [...code.matchAll(/\/\*\*?[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm)].map(([text]) =>
    text.replace(/\s+/g, ' '),
  );

/** Names that the imports of a module bind. */
function listImported(sourceFile: ts.SourceFile): string[] {
  return sourceFile.statements.filter(ts.isImportDeclaration).flatMap(({ importClause }) => {
    const { name, namedBindings } = importClause ?? {};
    const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
    const space = namedBindings && ts.isNamespaceImport(namedBindings) ? [namedBindings] : [];
    return [...(name ? [{ name }] : []), ...space, ...named].map((binding) =>
      binding.name.getText(),
    );
  });
}

it('makes valid JavaScript without leftovers of every demo', async () => {
  expect(MODULES.length).toBeGreaterThan(300);
  const problems: string[] = [];
  for (const file of MODULES) {
    const code = fs.readFileSync(file, 'utf8');
    const js = await toJs(code, file);
    const { diagnostics = [] } = ts.transpileModule(js, {
      fileName: 'a.jsx',
      reportDiagnostics: true,
      compilerOptions: { allowJs: true, jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ES2022 },
    });
    if (diagnostics.length > 0)
      problems.push(`${file}: ${JSON.stringify(diagnostics[0]?.messageText)}`);
    const sourceFile = ts.createSourceFile('a.jsx', js, ts.ScriptTarget.ES2022, true);
    const unused = listImported(sourceFile).filter(
      (name) => js.split(new RegExp(`\\b${name}\\b`)).length < 3,
    );
    if (unused.length > 0) problems.push(`${file}: imports ${unused.join(', ')} for nothing`);
    const before = listComments(code);
    const invented = listComments(js).filter((comment) => !before.includes(comment));
    if (invented.length > 0) problems.push(`${file}: changes the comment ${invented.join(' | ')}`);
    if (stripTypes(js, 'a.jsx') !== js) problems.push(`${file}: types are left`);
  }
  expect(problems).toEqual([]);
}, 60_000);

describe('a sample of a page', () => {
  it.each([
    ['has another form where types are in it', 'const a: A = b;', 'const a = b;'],
    [
      'keeps an import that it is about',
      "import A from 'a';\nlet b: B;",
      "import A from 'a';\nlet b;",
    ],
    ['is left alone where it has no types', 'const  a = "b"', null],
    ['is left alone where it is no module', '{ a: b, … }', null],
    ['is left alone where it is nothing but types', 'interface A {}', null],
    ['is left alone where there is no JavaScript for it', 'enum A {}', null],
  ])('%s', async (_case, code, expected) => {
    expect(await deriveSample(code, 'sample.tsx', { singleQuote: true })).toBe(expected);
  });
});
