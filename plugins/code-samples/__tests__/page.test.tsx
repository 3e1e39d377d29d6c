/** @jest-environment jsdom */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';

jest.mock(
  '@docusaurus/Translate',
  () => ({ translate: ({ message }: { message: string }) => message }),
  { virtual: true },
);
jest.mock('@docusaurus/router', () => ({ useLocation: () => ({ pathname: '/page/' }) }), {
  virtual: true,
});
jest.mock('@theme/CodeInline', () => ({ __esModule: true, default: 'code' }), { virtual: true });
jest.mock('@theme/CodeSample', () => jest.requireActual('../theme/CodeSample'), { virtual: true });
jest.mock('@theme/CodeVariants', () => jest.requireActual('../theme/CodeVariants'), {
  virtual: true,
});

const { default: pre } = jest.requireActual<typeof import('../theme/MDXComponents/Pre')>(
  '../theme/MDXComponents/Pre',
);
const { default: code } = jest.requireActual<typeof import('../theme/MDXComponents/Code')>(
  '../theme/MDXComponents/Code',
);

const fixtures = path.join(__dirname, '../__fixtures__');

/** Runs a page through Docusaurus' own Markdown processor, in a process of its own. */
function compile(name: string): string {
  return execFileSync(
    process.execPath,
    ['--import', 'tsx', path.join(fixtures, 'compilePage.ts'), path.join(fixtures, name)],
    { encoding: 'utf8', stdio: 'pipe' },
  );
}

function load(compiled: string): ComponentType {
  const { code: script } = transformSync(compiled, {
    module: { type: 'commonjs' },
    jsc: { target: 'es2022' },
  });
  const exported: { default?: ComponentType } = {};
  const requireForPage = (name: string): unknown =>
    name === '@mdx-js/react'
      ? { useMDXComponents: () => ({ pre, code, admonition: 'aside' }) }
      : jest.requireActual(name);
  new Function('require', 'exports', script)(requireForPage, exported);
  if (!exported.default) {
    throw new Error('the compiled page has no default export');
  }
  return exported.default;
}

function renderPage(name: string): HTMLElement[] {
  const Page = load(compile(name));
  const { container } = render(<Page />);
  return [...container.querySelectorAll<HTMLElement>('.MuiCode-root')];
}

const getSource = (sample: HTMLElement | undefined): string | null | undefined =>
  sample?.querySelector('pre')?.textContent;

describe('a page', () => {
  it('has its samples highlighted, and their text is their source', () => {
    const samples = renderPage('page.mdx');
    expect(samples.map(getSource)).toEqual([
      `import Button from '@mui/material/Button';

export default function App() {
  return <Button sx={{ m: 1 }}>{'a & b'}</Button>;
}`,
      `-import { Button } from '@mui/material';
+import Button from '@mui/material/Button';
 same`,
      '// highlight-next-line\nno language',
      'npm install @mui/material',
      '{ "a": 1 }',
      '',
    ]);
    const [first, diff] = samples;
    expect(first?.querySelector('.MuiCode-title')?.textContent).toBe('src/App.tsx');
    expect(first?.querySelector('code')?.className).toBe('language-tsx');
    expect(
      [...(first?.querySelectorAll<HTMLElement>('.l-h') ?? [])].map(({ dataset }) => dataset.line),
    ).toEqual(['5', '8']);
    expect(first?.querySelector('.t-k')?.textContent).toBe('import');
    expect(diff?.closest('aside')).not.toBeNull();
    expect(diff?.querySelectorAll('.l-d, .l-i')).toHaveLength(2);
  });

  it('keeps inline code and a pre written in JSX as they are', () => {
    renderPage('page.mdx');
    expect(document.querySelector('p > code')?.outerHTML).toBe('<code>npm install</code>');
    expect(screen.getByText('written as JSX').outerHTML).toBe('<pre>written as JSX</pre>');
  });

  it('in plain Markdown has indented code as a sample, and raw HTML as it is', () => {
    const samples = renderPage('page.md');
    expect(samples.map(getSource)).toEqual(['indented {code}', 'a {\n  color: red;\n}']);
    expect(document.querySelector('pre > b')?.textContent).toBe('markup');
  });

  it('with mistakes is not built: each is named with file, line and remedy', () => {
    let message = '';
    try {
      compile('mistakes.mdx');
    } catch (error) {
      message = String((error as { stderr?: unknown }).stderr);
    }
    const file = path.relative('', path.join(fixtures, 'mistakes.mdx'));
    expect(message).toContain(
      `${file}:7: unknown language "tsxx". Nearest names: tsx, jsx, tex, text, ts. Correct the language, `,
    );
    expect(message).toContain(
      `${file}:14: highlight-start is never closed. Put highlight-end below the last highlighted line.`,
    );
  });
});
