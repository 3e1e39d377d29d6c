import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { postcssLogicalProperties } from '../postcssLogicalProperties';

const PACKAGE_FILE = '/site/node_modules/some-package/styles.css';

function rewrite(declarations: string, from = PACKAGE_FILE): string {
  const plugin = postcssLogicalProperties() as postcss.Plugin;
  const { css } = postcss([plugin]).process(`a{${declarations}}`, { from });
  return css.slice(2, -1);
}

it.each([
  ['left: 0', 'inset-inline-start: 0'],
  ['right: 1px', 'inset-inline-end: 1px'],
  ['margin-left: auto', 'margin-inline-start: auto'],
  ['padding-right: 2px !important', 'padding-inline-end: 2px !important'],
  ['border-left: 0', 'border-inline-start: 0'],
  ['border-right-width: 1px', 'border-inline-end-width: 1px'],
  ['border-bottom-left-radius: 0', 'border-end-start-radius: 0'],
  ['border-top-right-radius: 4px', 'border-start-end-radius: 4px'],
  ['text-align: left', 'text-align: start'],
  ['float: right', 'float: inline-end'],
])('writes %s as %s', (physical, logical) => {
  expect(rewrite(physical)).toBe(logical);
});

it('takes a shorthand apart where left and right differ', () => {
  expect(rewrite('padding: 0 0.5rem 1px calc(1px + 2rem) !important')).toBe(
    'padding-block: 0 1px !important;padding-inline: calc(1px + 2rem) 0.5rem !important',
  );
});

it.each([
  'margin: 0 1px 2px 1px',
  'padding: 0 1px',
  'text-align: center',
  'float: none',
  'margin-top: 1px',
  '--left: 1px',
  'transition: left 1s',
])('leaves %s as it is', (declaration) => {
  expect(rewrite(declaration)).toBe(declaration);
});

it('leaves stylesheets of the site alone, whose tests demand logical properties', () => {
  expect(rewrite('left: 0', '/site/src/css/base.css')).toBe('left: 0');
});

it('leaves nothing that names a side in the stylesheet of Infima', () => {
  const folder = path.dirname(require.resolve('infima/package.json'));
  const file = path.join(folder, 'dist/css/default/default.css');
  const { root } = postcss([postcssLogicalProperties() as postcss.Plugin]).process(
    fs.readFileSync(file, 'utf8'),
    { from: file },
  );
  const physical: string[] = [];
  root.walkDecls(/^(left|right|.*-(left|right)(-.*)?|text-align|float)$/, ({ prop, value }) => {
    if (!prop.startsWith('--') && /left|right/.test(prop + value))
      physical.push(`${prop}: ${value}`);
  });
  expect(physical).toEqual([]);
});
