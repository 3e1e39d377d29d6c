import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { postcssEmQueries } from '../postcssEmQueries';

const process = (css: string) =>
  postcss([postcssEmQueries() as postcss.Plugin]).process(css, { from: undefined });

it.each([
  ['(min-width: 997px)', '(min-width: 62.3125em)'],
  ['(max-width: 996px)', '(max-width: 62.25em)'],
  [
    'screen and (min-width:600px) and (max-width:899.5px)',
    'screen and (min-width:37.5em) and (max-width:56.21875em)',
  ],
  ['(16px <= width < .5px)', '(1em <= width < 0.03125em)'],
  ['(min-height: 400px), print', '(min-height: 25em), print'],
])('writes %s as %s', (pixels, ems) => {
  expect(process(`@media ${pixels}{a{width:10px}}`).css).toBe(`@media ${ems}{a{width:10px}}`);
});

it.each([
  '@media (max-width: 47.5em){a{width:1px}}',
  '@media (min-resolution: 2dppx){a{width:1px}}',
  '@media print{a{width:1px}}',
  '@container (min-width: 300px){a{width:1px}}',
])('leaves %s as it is', (css) => {
  expect(process(css).css).toBe(css);
});

it('leaves no query of Infima in px', () => {
  const folder = path.dirname(require.resolve('infima/package.json'));
  const css = fs.readFileSync(path.join(folder, 'dist/css/default/default.css'), 'utf8');
  const queries: string[] = [];
  process(css).root.walkAtRules('media', ({ params }) => void queries.push(params));
  expect(queries).toContain('(max-width: 62.25em)');
  expect(queries.filter((params) => params.includes('px'))).toEqual([]);
});
