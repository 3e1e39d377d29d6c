import fs from 'node:fs';
import path from 'node:path';
import { analyzeDemo } from '../node/analyzeDemo';
import { DemoError } from '../node/demoError';
import { createSiteFolder } from './siteFolder';

const site = createSiteFolder();
const DEFAULT_EXPORT = 'export default function A() { return null; }\n';

beforeEach(() => {
  // The packages of this repository are those of the temporary site.
  fs.symlinkSync(path.resolve('node_modules'), site.resolve('node_modules'));
});

function analyze(source: string) {
  return analyzeDemo({
    absolutePath: site.resolve('docs/A.tsx'),
    filePath: 'docs/A.tsx',
    source,
  });
}

function getMessage(source: string): string {
  try {
    analyze(source);
  } catch (error) {
    expect(error).toBeInstanceOf(DemoError);
    return (error as Error).message;
  }
  return 'no error';
}

describe('packages', () => {
  it('are listed as written, in order, files of the own folder left out', () => {
    site.write({ 'docs/data.ts': '', 'docs/parts/Row.tsx': '' });
    const { packages } = analyze(`
import * as React from 'react';
import Button, { buttonClasses } from '@mui/material/Button';
import { styled } from '@mui/system';
import { rows } from './data';
import Row from './parts/Row';
${DEFAULT_EXPORT}`);
    expect(packages).toEqual(['react', '@mui/material/Button', '@mui/system']);
  });

  it('count when they are imported for their effect or passed on', () => {
    const { packages } = analyze(`
import '@mui/material/styles';
export { default } from '@mui/material/Button';
export * from '@mui/joy/Button';
`);
    expect(packages).toEqual(['@mui/material/styles', '@mui/material/Button', '@mui/joy/Button']);
  });

  it.each([
    `import type { SxProps } from '@mui/system';`,
    `import type SxProps from '@mui/system';`,
    `import { type SxProps } from '@mui/system';`,
    `import { type SxProps, type Theme } from '@mui/system';`,
    `export type { SxProps } from '@mui/system';`,
    `export { type SxProps } from '@mui/system';`,
  ])('do not count when only types come from them: %s', (statement) => {
    expect(analyze(statement + DEFAULT_EXPORT).packages).toEqual([]);
  });

  it.each([
    `import Box, { type BoxProps } from '@mui/system';`,
    `import { Box, type BoxProps } from '@mui/system';`,
  ])('count when types come with values: %s', (statement) => {
    expect(analyze(statement + DEFAULT_EXPORT).packages).toEqual(['@mui/system']);
  });
});

describe('stylesheets', () => {
  it('are listed with the place of their import, comments left where they are', () => {
    site.write({ 'docs/styles.css': '', 'docs/parts/more.css': '' });
    const source = `// the look
import './styles.css'; // beside
/* more */ import "./parts/more.css"
${DEFAULT_EXPORT}`;
    const { packages, stylesheets } = analyze(source);
    expect(packages).toEqual([]);
    expect(stylesheets.map(({ start, end }) => source.slice(start, end))).toEqual([
      `import './styles.css';`,
      `import "./parts/more.css"`,
    ]);
    expect(stylesheets.map(({ request }) => request)).toEqual(['./styles.css', './parts/more.css']);
  });

  it('of a package are the bundler’s affair', () => {
    site.write({ 'docs/node_modules/font/400.css': '' });
    const { packages, stylesheets } = analyze(`import 'font/400.css';\n${DEFAULT_EXPORT}`);
    expect([packages, stylesheets]).toEqual([['font/400.css'], []]);
  });

  it('that are not there stop the build, with the line of the import', () => {
    expect(getMessage(`\nimport './styles.css';\n${DEFAULT_EXPORT}`))
      .toBe(`docs/A.tsx:2: the demo imports "./styles.css", which does not exist.
  To mend: create the stylesheet or correct the path.`);
  });

  it.each([`import styles from './styles.css';`, `import * as styles from './styles.css';`])(
    'export nothing that could be imported: %s',
    (statement) => {
      site.write({ 'docs/styles.css': '' });
      expect(getMessage(`${statement}\n${DEFAULT_EXPORT}`))
        .toBe(`docs/A.tsx:1: the demo imports names from "./styles.css".
  To mend: use plain class names and write: import "./styles.css".`);
    },
  );
});

describe('a syntax error', () => {
  it('is explained with its line', () => {
    expect(
      getMessage(`import * as React from 'react';

export default function A() {
  return <b>open</i>;
}
`),
    ).toBe(`docs/A.tsx:4: the demo does not compile: Expected corresponding JSX closing tag for 'b'.
  To mend: correct the syntax; \`npm run types\` checks the types as well.`);
  });

  it('is explained before anything else that is wrong', () => {
    expect(getMessage(`import x from '../x';\nconst = 1;\n`)).toContain(
      'docs/A.tsx:2: the demo does not compile: ',
    );
  });
});

describe('a default export', () => {
  it.each([
    'export default function A() { return null; }',
    'export default () => null;',
    'export default class A {}',
    'function A() { return null; }\nexport default A;',
    'function A() { return null; }\nexport { A as default };',
    `import { memo } from 'react';\nexport default memo(() => null);`,
    `export { default } from '@mui/material/Button';`,
    `export { Button as default } from '@mui/material';`,
  ])('is found in: %s', (source) => {
    expect(getMessage(source)).toBe('no error');
  });

  it.each([
    '',
    'export function A() { return null; }',
    'export const A = () => null, defaultProps = {};',
    'function A() { return null; }\nexport { A };',
    'function A() { return null; }\nexport = A;',
    `export * from '@mui/material/Button';`,
    `export { default as Button } from '@mui/material/Button';`,
    'export default interface A { a: string }',
    'interface A { a: string }\nexport type { A as default };',
    'interface A { a: string }\nexport { type A as default };',
    '// export default function A() {}',
  ])('is missed in: %s', (source) => {
    expect(getMessage(source)).toBe(`docs/A.tsx:1: the demo has no default export.
  To mend: export the component that is to be shown: export default function Name() {…}.`);
  });
});

describe('an import from outside the folder', () => {
  it.each([
    ['../A', `import A from '../A';`],
    ['..', `import A from '..';`],
    ['./..', `import A from './..';`],
    ['./a/../../A', `import A from './a/../../A';`],
    ['../A', `export * from '../A';`],
  ])('is refused with its line: %s', (request, statement) => {
    expect(getMessage(`import 'react';\n${statement}\n${DEFAULT_EXPORT}`))
      .toBe(`docs/A.tsx:2: the demo imports "${request}" from outside its folder.
  To mend: a demo is what a reader would paste: move what it needs beside it ("./…").`);
  });

  it('is none when the path comes back', () => {
    expect(getMessage(`import './parts/../data';\n${DEFAULT_EXPORT}`)).toBe('no error');
  });
});

describe('a package that is not installed', () => {
  it.each(['@mui/materiel/Button', 'no-such-package', '@mui/material/NoSuchFolder'])(
    'is named with its line: %s',
    (request) => {
      expect(getMessage(`\n\nimport A from '${request}';\n${DEFAULT_EXPORT}`))
        .toBe(`docs/A.tsx:3: the import "${request}" cannot be resolved.
  To mend: correct the path, or install the package; site aliases such as @site are not for demos.`);
    },
  );

  it('keeps what the resolver said as the cause', () => {
    expect.assertions(1);
    try {
      analyze(`import 'no-such-package';\n${DEFAULT_EXPORT}`);
    } catch (error) {
      expect(String((error as Error).cause)).toContain("Cannot find module 'no-such-package'");
    }
  });
});
