import fc from 'fast-check';
import { decompressFromBase64 } from 'lz-string';
import { parseHash } from '../../preferences/client';
import { pickCodeVariant } from '../client/codeVariants';
import { buildDemoHash } from '../client/demoHash';
import { buildProjectFiles, type ProjectInput } from '../client/project/buildProjectFiles';
import { buildSandboxForm } from '../client/project/sandboxForms';
import type { DemoSourceFile } from '../client/types';

const FILES: readonly DemoSourceFile[] = [
  {
    name: 'BasicButtons.tsx',
    language: 'tsx',
    code: 'ts code',
    html: '',
    js: { name: 'BasicButtons.js', language: 'jsx', code: 'js code', html: '' },
  },
  {
    name: 'data/rows.ts',
    language: 'ts',
    code: 'ts rows',
    html: '',
    js: { name: 'data/rows.js', language: 'js', code: 'js rows', html: '' },
  },
  { name: 'types.ts', language: 'ts', code: 'types', html: '', js: null },
  { name: 'styles.css', language: 'css', code: '.a {}', html: '' },
];

const INPUT: ProjectInput = {
  name: 'BasicButtons',
  files: FILES,
  codeVariant: 'TS',
  project: {
    dependencies: { '@mui/joy': '5.0.0-beta.46', react: '18.3.1' },
    typeDependencies: { typescript: '5.9.3' },
    imports: ["import CssBaseline from '@mui/joy/CssBaseline';"],
    before: ['<CssBaseline />'],
    tailwindVersion: null,
  },
};

interface Manifest {
  readonly name: string;
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const readManifest = (files: Readonly<Record<string, string>>) =>
  JSON.parse(files['package.json'] ?? '') as Manifest;

describe('pickCodeVariant', () => {
  it('keeps TypeScript as it is written, and replaces it by JavaScript where there is some', () => {
    expect(pickCodeVariant(FILES, 'TS')).toBe(FILES);
    expect(pickCodeVariant(FILES, 'JS').map(({ name, code }) => [name, code])).toEqual([
      ['BasicButtons.js', 'js code'],
      ['data/rows.js', 'js rows'],
      ['styles.css', '.a {}'],
    ]);
  });
});

describe('buildDemoHash', () => {
  it('leads to what it was made of', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z][A-Za-z0-9]*$/),
        fc.constantFrom('JS' as const, 'TS' as const),
        fc.constantFrom([null, undefined], ['system', 'MUI System'], ['tailwind', 'Tailwind']),
        (demoName, codeVariant, [styling = null, codeStyling]) => {
          expect(parseHash(buildDemoHash(demoName, codeVariant, styling))).toEqual({
            demoName,
            codeVariant,
            ...(codeStyling && { codeStyling }),
          });
        },
      ),
    );
  });
});

describe('a project in TypeScript', () => {
  const files = buildProjectFiles(INPUT);

  it('has the files as written, and what a TypeScript project needs', () => {
    expect(Object.keys(files).sort()).toEqual([
      'index.html',
      'package.json',
      'src/BasicButtons.tsx',
      'src/data/rows.ts',
      'src/index.tsx',
      'src/styles.css',
      'src/types.ts',
      'tsconfig.json',
      'vite.config.ts',
    ]);
    expect(files['src/BasicButtons.tsx']).toBe('ts code');
    expect(readManifest(files)).toMatchObject({
      name: 'basic-buttons',
      dependencies: INPUT.project.dependencies,
      devDependencies: { typescript: '5.9.3', vite: expect.any(String) },
      scripts: { build: 'tsc --noEmit && vite build' },
    });
  });

  it('shows the demo within what its runtime adds', () => {
    expect(files['src/index.tsx']).toBe(`import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import CssBaseline from '@mui/joy/CssBaseline';
import Demo from './BasicButtons';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CssBaseline />
    <Demo />
  </StrictMode>,
);
`);
    expect(files['index.html']).toContain('src="/src/index.tsx"');
  });
});

describe('a project in JavaScript', () => {
  const files = buildProjectFiles({ ...INPUT, codeVariant: 'JS' });

  it('has no trace of TypeScript, and its JSX where Vite reads it', () => {
    expect(Object.keys(files).sort()).toEqual([
      'index.html',
      'package.json',
      'src/BasicButtons.jsx',
      'src/data/rows.js',
      'src/index.jsx',
      'src/styles.css',
      'vite.config.js',
    ]);
    expect(files['src/index.jsx']).toContain("getElementById('root')).render(");
    expect(JSON.stringify(readManifest(files))).not.toMatch(/typescript|tsc|@types/);
  });
});

it('a demo styled with Tailwind gets it, in one version with its plugin', () => {
  const project = { ...INPUT.project, tailwindVersion: '4.3.3' };
  const files = buildProjectFiles({ ...INPUT, project });
  expect(readManifest(files).devDependencies).toMatchObject({
    tailwindcss: '4.3.3',
    '@tailwindcss/vite': '4.3.3',
  });
  expect(files['vite.config.ts']).toContain('plugins: [react(), tailwindcss()]');
  expect(files['src/index.tsx']).toContain("import './index.css';");
  expect(files['src/index.css']).toContain("@import 'tailwindcss/utilities.css' layer(utilities);");
});

describe('the forms that open it', () => {
  const files = buildProjectFiles(INPUT);

  it('of StackBlitz has a field for each file', () => {
    const { action, fields } = buildSandboxForm('StackBlitz', INPUT);
    expect(action).toBe('https://stackblitz.com/run?file=src%2FBasicButtons.tsx');
    expect(fields['project[template]']).toBe('node');
    for (const [path, content] of Object.entries(files)) {
      expect(fields[`project[files][${path}]`]).toBe(content);
    }
  });

  it('of CodeSandbox has all files in one field, fit for an address', () => {
    const { action, fields } = buildSandboxForm('CodeSandbox', INPUT);
    expect(action).toBe('https://codesandbox.io/api/v1/sandboxes/define?environment=server');
    expect(fields.query).toBe('file=/src/BasicButtons.tsx');
    const parameters = fields.parameters ?? '';
    expect(parameters).toMatch(/^[\w-]+$/);
    const json = decompressFromBase64(parameters.replaceAll('-', '+').replaceAll('_', '/'));
    expect(JSON.parse(json)).toEqual({
      files: Object.fromEntries(
        Object.entries(files).map(([path, content]) => [path, { content }]),
      ),
    });
  });
});
