import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { PostCssPluginWrapInLayer } from '@docusaurus/plugin-css-cascade-layers/lib/postCssPlugin';
import { postcssUnusedClasses, USED_CLASSES } from '../postcssUnusedClasses';

const INFIMA_FILE = '/site/node_modules/infima/dist/default.css';

function shrink(css: string, from = INFIMA_FILE, before: readonly postcss.AcceptedPlugin[] = []) {
  return postcss([...before, postcssUnusedClasses()]).process(css, { from }).css;
}

it.each([
  ['.padding-horiz--xs{top:0}', ''],
  ['.menu:hover,.text--italic{top:0}', '.menu:hover{top:0}'],
  ['.button--warning.button--outline{top:0}', ''],
  [
    '.button--primary:not(.button--outline){top:0}',
    '.button--primary:not(.button--outline){top:0}',
  ],
  [':where(.button--info):not(.button--outline){top:0}', ''],
  ['.pills--block .tabs{top:0}h2{top:0}', 'h2{top:0}'],
  ['.card__header:not(:last-child),.col--3{top:0}', '.col--3{top:0}'],
  ['@media print{.shadow--tl{top:0}.row{top:0}}', '@media print{.row{top:0}}'],
])('makes of %s: %s', (css, shrunk) => {
  expect(shrink(css)).toBe(shrunk);
});

it.each(['/site/src/css/article.css', '/site/node_modules/other/styles.css'])(
  'leaves %s alone',
  (file) => {
    const css = '.text--italic{top:0}';
    expect(shrink(css, file)).toBe(css);
  },
);

it('leaves out all of them in a cascade layer as well', () => {
  const layer = PostCssPluginWrapInLayer({ layers: { infima: () => true } });
  const names = ['none', 'xs', 'md', 'lg', 'xl'];
  const css = names.map((name) => `.margin--${name}{top:0}`).join('');
  expect(shrink(css, INFIMA_FILE, [layer])).toMatch(/^@layer infima ?\{\}$/);
});

it('knows no class that Infima does not have', () => {
  const folder = path.dirname(require.resolve('infima/package.json'));
  const css = fs.readFileSync(path.join(folder, 'dist/css/default/default.css'), 'utf8');
  const missing = [...USED_CLASSES].filter((name) => !css.includes(`.${name}`));
  expect(missing).toEqual([]);
});
