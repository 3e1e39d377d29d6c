import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import type { TransformAnswer, TransformRequest } from '../__fixtures__/transformDemo';
import { createBuildProcess } from './createBuildProcess';
import { createSiteFolder } from './siteFolder';

const site = createSiteFolder();
const transformDemo = createBuildProcess<TransformRequest, TransformAnswer>('transformDemo.ts');

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

  it('ends with the utilities of a demo styled with Tailwind', async () => {
    const { code } = await transform(DEMO, '?demo-styles', { filePath: 'docs/tailwind.tsx' });
    expect(getExport(code)).toEqual([
      '.a { color: red }\n',
      '.b {}\n',
      expect.stringContaining('.p-4{padding:calc(var(--spacing) * 4)}'),
    ]);
  });

  it('has no utilities where the site does not use Tailwind', async () => {
    const { code } = await transform(DEMO, '?demo-styles', {
      filePath: 'docs/tailwind.tsx',
      tailwindStyling: null,
    });
    expect(getExport(code)).toHaveLength(2);
  });
});

describe('?demo-source', () => {
  it('is the file as written and its stylesheets, highlighted', async () => {
    const { code, dependencies } = await transform(DEMO, '?demo-source');
    expect(getExport(code)).toEqual([
      { name: 'A.tsx', language: 'tsx', code: DEMO, html: `<i class="tsx">${DEMO.length}</i>` },
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
      },
      expect.objectContaining({ name: 'styles.css' }),
      expect.objectContaining({ name: 'more.css' }),
    ]);
    expect(dependencies).toEqual(
      ['docs/rows.ts', 'docs/styles.css', 'docs/more.css'].map((name) => site.resolve(name)),
    );
  });

  it('shows no utilities that Tailwind made', async () => {
    const { code } = await transform(DEMO, '?demo-source', { filePath: 'docs/tailwind.tsx' });
    expect(getExport(code)).toHaveLength(3);
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
    ['Tailwind', 'export default () => <b className="p-4" />;', 'docs/tailwind.tsx', true],
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
