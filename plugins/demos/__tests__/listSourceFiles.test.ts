import { listSourceFiles } from '../node/listSourceFiles';
import { createSiteFolder } from './siteFolder';

const site = createSiteFolder();

/** Lists the files of the demo docs/a/A.tsx, written together with the files it needs. */
function list(source: string, files: Record<string, string> = {}) {
  site.write({ 'docs/a/A.tsx': source, ...files });
  return listSourceFiles({
    absolutePath: site.resolve('docs/a/A.tsx'),
    filePath: 'docs/a/A.tsx',
    source,
  });
}

function listNames(source: string, files: Record<string, string> = {}): string[] {
  return list(source, files).map(({ name }) => name);
}

it('is the demo alone where it imports packages only', () => {
  const source = `import Box from '@mui/material/Box';\nexport default Box;\n`;
  expect(list(source)).toEqual([
    {
      name: 'A.tsx',
      absolutePath: site.resolve('docs/a/A.tsx'),
      language: 'tsx',
      code: source,
    },
  ]);
});

it('puts a file before what it imports, in the order of the imports, each once', () => {
  expect(
    listNames(
      `import Form from './Form';
import './styles.css';
import { rows } from './rows';
export default Form;`,
      {
        'docs/a/Form.tsx': `import Field from './Field';\nimport { rows } from './rows';`,
        'docs/a/Field.tsx': `import { label } from './parts/label';`,
        'docs/a/parts/label.ts': `import data from '../data.json';`,
        'docs/a/data.json': '{}',
        'docs/a/rows.ts': '',
        'docs/a/styles.css': '',
        'docs/a/unused.ts': '',
      },
    ),
  ).toEqual([
    'A.tsx',
    'Form.tsx',
    'Field.tsx',
    'parts/label.ts',
    'data.json',
    'rows.ts',
    'styles.css',
  ]);
});

it('tells languages apart and keeps the text as it is', () => {
  const files = list(`import { a } from './a';\nimport './styles.css';`, {
    'docs/a/a.ts': 'export const a = 1;\r\n',
    'docs/a/styles.css': '.a { color: red }\n',
  });
  expect(files.slice(1).map(({ language, code }) => [language, code])).toEqual([
    ['ts', 'export const a = 1;\r\n'],
    ['css', '.a { color: red }\n'],
  ]);
});

it.each([
  ['a type', `import type { B } from './b';`],
  ['names that are types', `import { type B } from './b';`],
  ['a type in its place', `let b: import('./b').B;`],
  ['names that are passed on', `export { B } from './b';`],
  ['everything that is passed on', `export * from './b';`],
  ['code that comes later', `const B = React.lazy(() => import('./b'));`],
  ['the ending too', `import { B } from './b.ts';`],
  ['a file among text', `const text = <p>Don’t "import" this: it's</p>;\nimport B from './b';`],
])('follows an import of %s', (_case, source) => {
  expect(listNames(source, { 'docs/a/b.ts': '' })).toEqual(['A.tsx', 'b.ts']);
});

it('does not take text for an import', () => {
  expect(listNames(`export default () => <b>import "./styles.css"</b>; // import './b';`)).toEqual([
    'A.tsx',
  ]);
});

it('finds the index of a folder', () => {
  expect(listNames(`import './parts';`, { 'docs/a/parts/index.tsx': '' })).toEqual([
    'A.tsx',
    'parts/index.tsx',
  ]);
});

it('ends where files import each other', () => {
  expect(
    listNames(`import './b';`, {
      'docs/a/b.ts': `import './c';`,
      'docs/a/c.ts': `import './b';\nimport './A';`,
    }),
  ).toEqual(['A.tsx', 'b.ts', 'c.ts']);
});

it('leaves out what is no text', () => {
  expect(listNames(`import logo from './logo.png';`, { 'docs/a/logo.png': '\0' })).toEqual([
    'A.tsx',
  ]);
});

it('names file and line of an import that leads to nothing', () => {
  expect(() =>
    list(`import './b';`, { 'docs/a/b.ts': `// data\nimport { c } from './c';` }),
  ).toThrow(
    'docs/a/b.ts:2: "./c" does not exist.\n  To mend: create the file or correct the path.',
  );
});

it('does not follow an import out of the folder', () => {
  expect(() =>
    list(`import './parts/b';`, {
      'docs/a/parts/b.ts': `import '../../shared';`,
      'docs/shared.ts': '',
    }),
  ).toThrow(
    'docs/a/parts/b.ts:1: "../../shared" lies outside of the folder of the demo A.tsx.\n' +
      '  To mend: a demo is what a reader would paste: move what it needs beside it.',
  );
});

it('does not let a file beside the demo bring a stylesheet', () => {
  expect(() =>
    list(`import './b';`, { 'docs/a/b.tsx': `import './b.css';`, 'docs/a/b.css': '' }),
  ).toThrow(
    'docs/a/b.tsx:1: "./b.css" is imported by a file beside the demo, which would style the whole site.\n' +
      '  To mend: import it in A.tsx.',
  );
});
