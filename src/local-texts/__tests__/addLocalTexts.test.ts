import type { AccessibilityResult } from '../../components/AccessibilityResults/accessibilityResult';
import type { ComponentFacts } from '../../components/ComponentLinks/componentFacts';
import { addLocalTexts } from '../addLocalTexts';

const LATE = Date.UTC(2026, 10, 22, 23, 59);
const componentFacts = { name: 'Button', gzipBytes: 31_449 } as ComponentFacts;
const accessibility = { date: '2026-11-22' } as AccessibilityResult;

test.each([
  ['en', 'Nov 22, 2026', '31.4', 'November 22, 2026'],
  ['zh', '2026年11月22日', '31.4', '2026年11月22日'],
  ['pt', '22 de nov. de 2026', '31,4', '22 de novembro de 2026'],
])(
  'dates and numbers in %s, the same wherever the site is built',
  (locale, lastUpdatedText, sizeText, auditText) => {
    const page = { lastUpdatedAt: LATE, frontMatter: { componentFacts, accessibility } };
    const texts = addLocalTexts(page, { locale, calendar: 'gregory' });
    expect(texts).toEqual({ lastUpdatedText, sizeText, auditText });
  },
);

test.each([undefined, null])('nothing of a page whose date is %s', (lastUpdatedAt) => {
  const page = { lastUpdatedAt, frontMatter: {} };
  expect(addLocalTexts(page, { locale: 'en', calendar: 'gregory' })).toEqual({});
});
