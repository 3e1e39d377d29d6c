import { listPages } from '../scripts/audit/list-pages';
import { findHtmlProblems } from '../scripts/html/findHtmlProblems';
import { findTitleProblems } from '../scripts/html/findTitleProblems';
import { readHead } from '../scripts/html/readHead';
import { LANGUAGES } from '../src/interface-text/languages';
import { readBuilt } from './support/builtFiles';
import { expect, test } from './support/test';

/** One page of every kind; `npm run audit -- --only=html` judges all of them. */
const SAMPLE = [
  '/',
  '/blog/',
  '/blog/demos-that-wait/',
  '/versions/',
  '/base-ui/all-components/',
  '/base-ui/api/use-button/',
  '/joy-ui/react-button/',
  '/material-ui/getting-started/installation/',
  '/material-ui/getting-started/templates/checkout/',
  '/material-ui/v5/react-text-field/',
  '/experiments/writing/markdown/',
  '/zh/system/react-box/',
];

test('the markup of pages keeps to the specification', () => {
  const problems = SAMPLE.flatMap((path) =>
    findHtmlProblems(readBuilt(`${path}index.html`)).map((problem) => `${path}: ${problem}`),
  );
  expect(problems).toEqual([]);
  expect(findHtmlProblems(readBuilt('/404.html'))).toEqual([]);
});

test('no two pages share their title or description', () => {
  const heads = listPages('build', LANGUAGES).map((path) => ({
    path,
    ...readHead(readBuilt(`${path}index.html`)),
  }));
  expect(heads.length).toBeGreaterThan(SAMPLE.length);
  expect(findTitleProblems(heads)).toEqual([]);
});
