import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import type { TransformAnswer, TransformRequest } from '../__fixtures__/transformDemo';
import { createBuildProcess } from '@site/scripts/jest/createBuildProcess';
import { createSiteFolder } from './siteFolder';

const site = createSiteFolder();
const transformDemo = createBuildProcess<TransformRequest, TransformAnswer>(
  require.resolve('../__fixtures__/transformDemo.ts'),
);

beforeEach(() => {
  fs.symlinkSync(path.resolve('node_modules'), site.resolve('node_modules'));
  site.write({ 'docs/styles.css': '.a { color: red }\n', 'docs/more.css': '.b {}\n' });
});

function transform(
  source: string,
  resourceQuery: string,
  {
    filePath = 'docs/A.tsx',
    ...options
  }: Partial<TransformRequest['options']> & {
    filePath?: string;
  } = {},
): Promise<TransformAnswer> {
  return transformDemo({
    source,
    resourceQuery,
    resourcePath: site.resolve(filePath),
    options: {
      siteDir: site.siteDir,
      isServer: false,
      isDevelopment: false,
      runtimes: [],
      tailwindStyling: 'tailwind',
      formatting: { singleQuote: true },
      releases: [],
      editor: null,
      ...options,
    },
  });
}

/** The value that a module of data exports. */
function getExport(code: string): unknown {
  const json = /^export default (.*);$/s.exec(code)?.[1];
  return JSON.parse(json ?? 'null');
}

const DEMO = `import Button from '@mui/material/Button';
import './styles.css'; // the look
import './more.css';

export default function A(): React.JSX.Element {
  return <Button className="a p-4">é</Button>;
}
`;

describe('?demo-component', () => {
  it('is the source without its stylesheets, every line and column in its place', async () => {
    const { code } = await transform(DEMO, '?demo-component');
    expect(code).toBe(
      DEMO.replace(`import './styles.css';`, ' '.repeat(22)).replace(
        `import './more.css';`,
        ' '.repeat(20),
      ),
    );
  });

  it('is the source itself where it imports no stylesheet', async () => {
    const source = 'export default () => <b>import "./styles.css"</b>;';
    expect((await transform(source, '?demo-component')).code).toBe(source);
  });

  it('keeps the lines of an import that is written on several', async () => {
    const source = `import\n  './styles.css'\n;\r\nexport default () => null;\n`;
    expect((await transform(source, '?demo-component')).code).toBe(
      `      \n                \n \r\nexport default () => null;\n`,
    );
  });

  it('has as many lines as the source and the same text beside the imports', async () => {
    const lineBreak = fc.constantFrom('\n', '\r\n');
    const blank = fc.constantFrom(' ', '\t', '\n', '\r\n', '\n\n  ', '/* é */', '// ü\n');
    const stylesheetImport = fc
      .tuple(blank, fc.constantFrom(`'./styles.css'`, `"./more.css"`), blank)
      .map(([before, request, after]) => `import${before}${request}${after};`);
    const other = fc.constantFrom(
      `import Button from '@mui/material/Button';`,
      `import type { SxProps } from '@mui/system';`,
      `const text = "import './styles.css';";`,
      '/* import "./more.css"; */',
      'const 名 = `\n${1}\n`;',
    );
    // Names are declared once at most, so that the module stays valid.
    const others = fc.uniqueArray(other, { maxLength: 5 });
    const sourceParts = fc
      .tuple(others, fc.array(stylesheetImport, { maxLength: 3 }))
      .chain(([plain, blanked]) => {
        const parts = [
          ...plain.map((text) => ({ text, isBlanked: false })),
          ...blanked.map((text) => ({ text, isBlanked: true })),
        ];
        return fc.tuple(
          fc.shuffledSubarray(parts, { minLength: parts.length }),
          fc.array(lineBreak, { minLength: parts.length, maxLength: parts.length }),
        );
      });
    await fc.assert(
      fc.asyncProperty(sourceParts, async ([parts, breaks]) => {
        const join = (toText: (part: (typeof parts)[number]) => string) =>
          parts.map((part, index) => toText(part) + (breaks[index] ?? '')).join('') +
          'export default () => null;\n';
        const { code } = await transform(
          join(({ text }) => text),
          '?demo-component',
        );
        expect(code).toBe(
          join(({ text, isBlanked }) => (isBlanked ? text.replace(/[^\r\n]/g, ' ') : text)),
        );
      }),
      { numRuns: 60 },
    );
  }, 30_000);
});

describe('?demo-styles', () => {
  it('is the text of the stylesheets, in the order of their imports', async () => {
    const { code, dependencies } = await transform(DEMO, '?demo-styles');
    expect(getExport(code)).toEqual(['.a { color: red }\n', '.b {}\n']);
    expect(dependencies).toEqual([site.resolve('docs/styles.css'), site.resolve('docs/more.css')]);
  });

  it('is an empty list for a demo without', async () => {
    const { code, dependencies } = await transform('export default () => null;', '?demo-styles');
    expect([getExport(code), dependencies]).toEqual([[], []]);
  });
});

describe('?demo-tailwind', () => {
  it('has the utilities of all demos of the page, and of the files beside them', async () => {
    site.write({
      'docs/page/A/tailwind.tsx': 'export default () => <b className="p-4 hover:p-8" />;',
      'docs/page/B/tailwind.tsx': `import { box } from './box';\nexport default () => <b className={box} />;`,
      'docs/page/B/box.ts': `export const box = 'p-2';`,
      'docs/page/B/css.tsx': 'export default () => <b className="p-1" />;',
    });
    const filePath = 'docs/page/A/tailwind.tsx';
    const source = fs.readFileSync(site.resolve(filePath), 'utf8');
    const { code, dependencies } = await transform(source, '?demo-tailwind', { filePath });
    const css = String(getExport(code));
    expect(css).not.toContain('.p-1{');
    const places = ['.p-2{', '.p-4{', '.hover\\:p-8'].map((rule) => css.indexOf(rule));
    expect(places).toEqual([...places].sort((x, y) => x - y));
    expect(places[0]).toBeGreaterThan(0);
    expect(dependencies).toContain(site.resolve('docs/page/B/box.ts'));
    for (const demo of ['A', 'B']) {
      const module = await transform(source, '?demo', {
        filePath: `docs/page/${demo}/tailwind.tsx`,
      });
      expect(module.code).toContain(
        demo === 'A' ? '"./tailwind.tsx?demo-tailwind"' : '"../A/tailwind.tsx?demo-tailwind"',
      );
    }
  });

  it('is asked for by no demo where the site does not use Tailwind', async () => {
    const options = { filePath: 'docs/tailwind.tsx', tailwindStyling: null };
    expect((await transform(DEMO, '?demo', options)).code).not.toContain('demo-tailwind');
  });
});

describe('?demo-source', () => {
  it('is the file as written and its stylesheets, highlighted', async () => {
    const { code, dependencies } = await transform(DEMO, '?demo-source');
    expect(getExport(code)).toEqual([
      {
        name: 'A.tsx',
        language: 'tsx',
        code: DEMO,
        html: `<i class="tsx">${DEMO.length}</i>`,
        js: {
          name: 'A.js',
          language: 'jsx',
          code: DEMO.replace(': React.JSX.Element', ''),
          html: `<i class="jsx">${DEMO.length - ': React.JSX.Element'.length}</i>`,
        },
      },
      {
        name: 'styles.css',
        language: 'css',
        code: '.a { color: red }\n',
        html: '<i class="css">18</i>',
      },
      { name: 'more.css', language: 'css', code: '.b {}\n', html: '<i class="css">6</i>' },
    ]);
    expect(dependencies).toHaveLength(2);
  });

  it('has the files beside the demo that it imports, which are watched as well', async () => {
    site.write({ 'docs/rows.ts': 'export const rows = [];\n' });
    const source = `import { rows } from './rows';\n${DEMO}`;
    const { code, dependencies } = await transform(source, '?demo-source');
    expect(getExport(code)).toEqual([
      expect.objectContaining({ name: 'A.tsx', language: 'tsx', code: source }),
      {
        name: 'rows.ts',
        language: 'ts',
        code: 'export const rows = [];\n',
        html: '<i class="ts">24</i>',
        js: expect.objectContaining({ name: 'rows.js', language: 'js' }),
      },
      expect.objectContaining({ name: 'styles.css' }),
      expect.objectContaining({ name: 'more.css' }),
    ]);
    expect(dependencies).toEqual(
      ['docs/rows.ts', 'docs/styles.css', 'docs/more.css'].map((name) => site.resolve(name)),
    );
  });

  it('has no JavaScript of a file that holds nothing but types', async () => {
    site.write({ 'docs/row.ts': 'export interface Row { id: number }\n' });
    const source = `import type { Row } from './row';\nexport default (row: Row) => null;\n`;
    expect(getExport((await transform(source, '?demo-source')).code)).toEqual([
      expect.objectContaining({ js: expect.objectContaining({ name: 'A.js' }) }),
      expect.objectContaining({ name: 'row.ts', js: null }),
    ]);
  });

  it('of a file that cannot become JavaScript stops the build', async () => {
    site.write({ 'docs/sizes.ts': `\nexport enum Size {\n  Small,\n}\n` });
    const source = `import { Size } from './sizes';\nexport default () => Size.Small;\n`;
    await expect(transform(source, '?demo-source')).rejects.toThrow(
      `docs/sizes.ts:2: the demo uses an enum, which has no form in JavaScript.
  To mend: readers get every demo in JavaScript too: write it with types only, e.g. a const object and its keys.`,
    );
  });

  it('shows no utilities that Tailwind made', async () => {
    const { code } = await transform(DEMO, '?demo-source', { filePath: 'docs/tailwind.tsx' });
    expect(getExport(code)).toHaveLength(3);
  });
});

describe('?demo-preview', () => {
  it('is the JSX that the demo is about, highlighted', async () => {
    const { code } = await transform(DEMO, '?demo-preview');
    const jsx = '<Button className="a p-4">é</Button>';
    expect(getExport(code)).toBe(`<i class="jsx">${jsx.length}</i>`);
    expect((await transform(DEMO, '?demo')).code).toContain('previewLines: 1,');
  });

  it('is missing where types are part of it', async () => {
    const source = 'export default () => <b onClick={(event: unknown) => event}>a</b>;';
    expect(getExport((await transform(source, '?demo-preview')).code)).toBeNull();
    expect((await transform(source, '?demo')).code).not.toContain('preview');
  });
});

describe('?demo-project', () => {
  const version = (name: string) =>
    (
      JSON.parse(fs.readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
        version: string;
      }
    ).version;

  it('names the installed versions of all that is imported, peers and runtime included', async () => {
    const project = { packages: ['@emotion/react'], imports: ['import a;'], before: ['<A />'] };
    const runtimes = [{ packages: ['@mui/icons-material'], root: '@theme/DemoRoot', project }];
    const source = `import Add from '@mui/icons-material/Add';\nexport default () => <Add />;\n`;
    const { code } = await transform(source, '?demo-project', { runtimes });
    const names = ['@emotion/react', '@mui/icons-material', '@mui/material', 'react', 'react-dom'];
    expect(getExport(code)).toEqual({
      dependencies: Object.fromEntries(names.map((name) => [name, version(name)])),
      typeDependencies: expect.objectContaining({ typescript: version('typescript') }),
      imports: ['import a;'],
      before: ['<A />'],
      tailwindVersion: null,
    });
  });

  it('goes by what the files beside the demo import, too', async () => {
    site.write({
      'docs/parts.ts': `import Add from '@mui/icons-material/Add';\nexport { Add };\n`,
    });
    const project = { packages: ['@emotion/styled'], imports: [], before: [] };
    const runtimes = [{ packages: ['@mui/icons-material'], root: '@theme/DemoRoot', project }];
    const source = `import { Add } from './parts';\nexport default () => <Add />;\n`;
    const { code } = await transform(source, '?demo-project', { runtimes });
    expect(getExport(code)).toMatchObject({
      dependencies: { '@emotion/styled': version('@emotion/styled') },
    });
  });

  it('names the version of Tailwind for a demo that is styled with it', async () => {
    const { code } = await transform(DEMO, '?demo-project', { filePath: 'docs/tailwind.tsx' });
    expect(getExport(code)).toMatchObject({ tailwindVersion: version('tailwindcss') });
  });
});

describe('a demo of another release', () => {
  const folder = path.resolve('node_modules/@mui/material-v5');
  const release = {
    dirs: ['old'],
    packages: {
      '@mui/material': { folder, version: '5.18.0' },
      '@mui/icons-material': { folder: null, version: '5.18.0' },
    },
    root: '@site/old/_root/index.tsx',
  };
  const project = { packages: [], imports: [], before: [] };
  const options = {
    filePath: 'old/A.tsx',
    releases: [release],
    runtimes: [{ packages: ['@mui/icons-material'], root: '@theme/DemoRoot', project }],
    editor: { packages: ['react'] },
  };
  const source = `import Add from '@mui/icons-material/Add';\nimport Grid from '@mui/material/Unstable_Grid2';\nexport default () => <Grid><Add /></Grid>;\n`;

  it('has the root of that release, and cannot be edited', async () => {
    for (const isServer of [false, true]) {
      const { code } = await transform(source, '?demo', { ...options, isServer });
      expect(code).toContain(release.root);
      expect(code).not.toContain('@theme/DemoRoot');
      expect(code).toContain('isEditable: false');
    }
    const editor = { packages: ['@mui/icons-material', '@mui/material'] };
    const current = { ...options, filePath: 'docs/A.tsx', editor };
    expect((await transform(DEMO, '?demo', current)).code).not.toContain('isEditable');
  });

  it('becomes a project with the packages of that release', async () => {
    const { code } = await transform(source, '?demo-project', options);
    expect(getExport(code)).toMatchObject({
      dependencies: { '@mui/icons-material': '5.18.0', '@mui/material': '5.18.0' },
    });
  });

  it('may import what only that release has', async () => {
    const missing = source.replace('Unstable_Grid2', 'Grid2');
    await expect(transform(missing, '?demo', options)).rejects.toThrow(
      'old/A.tsx:2: the import "@mui/material/Grid2" cannot be resolved.',
    );
  });
});

describe('?demo', () => {
  it('is a module that renders, for the server', async () => {
    const { code } = await transform(DEMO, '?demo&page=docs%2Fa.mdx%3A3', { isServer: true });
    expect(code).toContain('render()');
    expect(code).toContain('"docs/a.mdx:3: the demo docs/A.tsx throws');
    expect(code).not.toContain('demo-source');
  });

  it('is a module that loads, for the browser', async () => {
    const { code } = await transform(DEMO, '?demo&page=docs%2Fa.mdx%3A3');
    expect(code).toContain('loadSource');
    expect(code).not.toContain('DemoServer');
    expect(code).not.toContain('webpackHot');
  });

  it('is told about changes, for the browser while developing', async () => {
    expect((await transform(DEMO, '?demo', { isDevelopment: true })).code).toContain(
      'import.meta.webpackHot.accept(["./A.tsx?demo-component", "./A.tsx?demo-styles"]',
    );
  });

  it.each([
    ['a stylesheet', DEMO, 'docs/A.tsx', true],
    ['neither', 'export default () => <b className="p-4" />;', 'docs/A.tsx', false],
  ])('asks for styles if the demo has %s', async (_case, source, filePath, hasStyles) => {
    const { code } = await transform(source, '?demo', { filePath });
    expect(code.includes('?demo-styles')).toBe(hasStyles);
  });

  it('wraps the demo in the root of what it imports', async () => {
    const runtimes = [{ packages: ['@mui/material'], root: '@theme/DemoRoot/Material' }];
    expect((await transform(DEMO, '?demo', { runtimes })).code).toContain(
      '"@theme/DemoRoot/Material"',
    );
  });

  it('names the demo’s own file where no page is known', async () => {
    expect((await transform(DEMO, '?demo', { isServer: true })).code).toContain(
      '"docs/A.tsx: the demo docs/A.tsx throws',
    );
  });
});

it.each(['?demo', '?demo-component', '?demo-styles', '?demo-source'])(
  '%s of a demo that cannot be shown stops the build',
  async (query) => {
    await expect(transform('export const a = 1;', query)).rejects.toThrow(
      'docs/A.tsx:1: the demo has no default export.',
    );
  },
);

describe('?demo-stills', () => {
  const runtimes = [{ packages: ['@mui/joy'], root: '@theme/DemoRoot/Joy' }];
  const STILLS = "import { inputs } from './inputs';\nexport default { ...inputs };\n";

  it('stands in the root that the files beside it ask for', async () => {
    site.write({ 'docs/inputs.tsx': "import Button from '@mui/joy/Button';\n" });
    const options = { runtimes, isServer: true };
    const { code, dependencies } = await transform(STILLS, '?demo-stills', options);
    expect(code).toContain('"@theme/DemoRoot/Joy"');
    expect(dependencies).toContain(site.resolve('docs/inputs.tsx'));
  });

  it('is no code in the browser', async () => {
    site.write({ 'docs/inputs.tsx': "import Button from '@mui/joy/Button';\n" });
    const { code } = await transform(STILLS, '?demo-stills', { runtimes });
    expect(code).toMatch(/^export default \{ id: "[^"]+" \};\n$/);
  });
});

describe('?demo-island', () => {
  const runtimes = [{ packages: ['@mui/material'], root: '@theme/DemoRoot/Material' }];
  const ISLAND = `import Button from '@mui/material/Button';
import { useStore } from '@site/src/store';
import { rows } from '../rows';

export const Tool = () => <Button>{useStore(rows)}</Button>;
export { Tool as default };
`;

  it('may import what a demo may not, and stands in the root of its libraries', async () => {
    const { code } = await transform(ISLAND, '?demo-island', {
      runtimes,
      editor: { packages: ['react'] },
    });
    expect(code).toContain('"./A.tsx"');
    expect(code).toContain('"@theme/DemoRoot/Material"');
    expect(code).not.toMatch(/demo-(source|project|preview|component)/);
  });

  it('is rendered on the server, and names its file if that fails', async () => {
    const { code } = await transform(ISLAND, '?demo-island', { isServer: true, runtimes });
    expect(code).toContain('require("./A.tsx")');
    expect(code).toContain('docs/A.tsx: the island throws while it is rendered on the server: ');
    expect(code).not.toContain('import(');
  });

  it('tells of changes while developing only', async () => {
    const { code } = await transform(ISLAND, '?demo-island', { isDevelopment: true });
    expect(code).toContain('webpackHot.accept("./A.tsx"');
    expect((await transform(ISLAND, '?demo-island')).code).not.toContain('webpackHot');
  });
});
