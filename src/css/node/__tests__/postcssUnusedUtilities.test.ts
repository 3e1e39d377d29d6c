import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { isUnusedUtility, postcssUnusedUtilities } from '../postcssUnusedUtilities';

const SITE_DIR = path.resolve(__dirname, '../../../..');
const PACKAGE_FILE = '/site/node_modules/some-package/styles.css';

function shrink(css: string, from = PACKAGE_FILE): string {
  return postcss([postcssUnusedUtilities() as postcss.Plugin]).process(css, { from }).css;
}

it.each([
  ['.padding-horiz--xs{top:0}', ''],
  ['.a:hover,.text--italic{top:0}', '.a:hover{top:0}'],
  ['.button--warning.button--outline{top:0}', ''],
  ['.pills--block .pills__item{top:0}.b{top:0}', '.b{top:0}'],
  ['.margin-top--md{top:0}', '.margin-top--md{top:0}'],
  ['.card__footer .button--block{top:0}', ''],
  ['.card__header:not(:last-child),.col--3{top:0}', '.col--3{top:0}'],
  ['@media print{.shadow--tl{top:0}.c{top:0}}', '@media print{.c{top:0}}'],
])('makes of %s: %s', (css, shrunk) => {
  expect(shrink(css)).toBe(shrunk);
});

it('leaves our own stylesheets alone', () => {
  const css = '.text--italic{top:0}';
  expect(shrink(css, '/site/src/css/article.css')).toBe(css);
});

it('leaves out no class that the theme, a page or the source has', () => {
  const folders = ['docs', 'blog', 'src', 'plugins', 'i18n'].concat(
    'node_modules/@docusaurus/theme-classic/lib/theme',
    'node_modules/@docusaurus/theme-common/lib',
  );
  const missed = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(SITE_DIR, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:[jt]sx?|mdx?)$/.test(name) && !/__tests__|node\/postcss/.test(name))
      .flatMap((name) => {
        const text = fs.readFileSync(path.join(SITE_DIR, folder, name), 'utf8');
        const words =
          text.match(/(?<![\w-])[a-z][\w-]*(?:--|__)[\w-]+|(?<=['" ])pills?[\w-]*/g) ?? [];
        return words.filter(isUnusedUtility).map((word) => `${folder}/${name}: ${word}`);
      }),
  );
  expect(missed).toEqual([]);
});
