import fs from 'node:fs';
import path from 'node:path';
import postcss, { type AtRule, type Rule } from 'postcss';
import type { TailwindRequest } from '../__fixtures__/compileTailwind';
import { createBuildProcess } from '@site/scripts/jest/createBuildProcess';

const compileTailwind = createBuildProcess<TailwindRequest, string>(
  require.resolve('../__fixtures__/compileTailwind.ts'),
);

/** The compiled CSS, its rules and at-rules. */
async function compile(...sources: string[]) {
  const css = await compileTailwind({ sources, base: process.cwd() });
  const root = postcss.parse(css);
  const rules: Rule[] = [];
  const layers: AtRule[] = [];
  root.walkRules((rule) => void rules.push(rule));
  root.walkAtRules('layer', (rule) => void layers.push(rule));
  return { css, root, rules, layers };
}

function getSelectors(rules: readonly Rule[], layer: string): string[] {
  return rules
    .filter(({ parent }) => parent?.type === 'atrule' && (parent as AtRule).params === layer)
    .map(({ selector }) => selector);
}

it('makes rules for the utilities a demo uses, and for no other', async () => {
  const { rules } = await compile(
    '<p className="p-4 text-center">md:flex is used here as text</p>',
  );
  const selectors = getSelectors(rules, 'utilities');
  expect(selectors).toEqual(['.p-4', '.text-center']);
  expect(rules.some(({ selector }) => selector.includes('md\\:flex'))).toBe(true);
  expect(rules.some(({ selector }) => selector.includes('p-8'))).toBe(false);
});

it('makes nothing of words that are no utilities', async () => {
  const { rules } = await compile("export default () => <b className='MuiButton-root'>Buy</b>;");
  expect(rules).toEqual([]);
});

it('leaves out the preflight, which would restyle the page around the demo', async () => {
  const { css, layers, rules } = await compile('<button className="border p-4">a</button>');
  expect(layers.map(({ params }) => params)).not.toContain('base');
  expect(css).not.toContain('box-sizing');
  const elements = rules.filter(({ selector }) =>
    /(^|[\s,>])(html|body|button|a|h1|\*)\b/.test(selector),
  );
  expect(elements.map(({ selector }) => selector)).toEqual([]);
});

it('brings the variables that the utilities need, and no other', async () => {
  const { css } = await compile('<p className="text-blue-500">a</p>');
  expect(css).toContain('--color-blue-500:');
  expect(css).toContain('color:var(--color-blue-500)');
  expect(css).not.toContain('--color-red-500');
});

it('binds the dark variant to the attribute of the page, not to the system', async () => {
  const { css, rules } = await compile('<p className="dark:text-white">a</p>');
  const [dark] = rules.filter(({ selector }) => selector.startsWith('.dark\\:text-white'));
  expect(dark?.selector).toBe('.dark\\:text-white:where([data-theme=dark],[data-theme=dark] *)');
  expect(css).not.toContain('prefers-color-scheme');
});

it('keeps to the layers of demos.css, whose order lets utilities win over their own defaults', async () => {
  const stylesheet = postcss.parse(
    fs.readFileSync(path.join(__dirname, '../client/demos.css'), 'utf8'),
  );
  const order = stylesheet.nodes.find((node): node is AtRule => node.type === 'atrule')?.params;
  expect(order).toBe('demo-reset, properties, theme, utilities');
  const { root, layers } = await compile('<p className="p-4 text-blue-500 shadow-lg">a</p>');
  expect(layers.map(({ params }) => params)).toEqual(['properties', 'theme', 'utilities']);
  const outside = root.nodes.filter((node) => !(node.type === 'atrule' && node.name === 'layer'));
  expect(outside.filter(({ type }) => type === 'rule')).toEqual([]);
});

it('gives the same CSS for the same source', async () => {
  const source = '<p className="p-4 m-2 text-blue-500 hover:underline">a</p>';
  expect((await compile(source)).css).toBe((await compile(source)).css);
});

it('keeps the variants of one source behind the plain utilities of another', async () => {
  const { rules } = await compile(
    '<p className="p-2 hover:bg-red-500 dark:p-4">a</p>',
    '<p className="p-8 bg-blue-500">b</p>',
  );
  const order = rules.map(({ selector }) => selector).join(' ');
  for (const variant of ['.hover\\:bg-red-500', '.dark\\:p-4']) {
    for (const plain of ['.p-2', '.p-8', '.bg-blue-500']) {
      expect(order.indexOf(variant)).toBeGreaterThan(order.indexOf(plain));
      expect(order).toContain(plain);
    }
  }
});
