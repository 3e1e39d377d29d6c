import { addUpdateText } from '../addUpdateText';

const LATE = Date.UTC(2026, 10, 22, 23, 59);

test.each([
  ['en', 'Nov 22, 2026'],
  ['zh', '2026年11月22日'],
  ['pt', '22 de nov. de 2026'],
])('the day in words, in %s, the same wherever the site is built', (locale, lastUpdatedText) => {
  const language = { locale, calendar: 'gregory' };
  expect(addUpdateText({ lastUpdatedAt: LATE }, language)).toEqual({ lastUpdatedText });
});

test.each([undefined, null])('nothing of a page whose date is %s', (lastUpdatedAt) => {
  expect(addUpdateText({ lastUpdatedAt }, { locale: 'en', calendar: 'gregory' })).toEqual({});
});
