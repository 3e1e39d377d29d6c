import { getOriginalPath } from '../getOriginalPath';

const TRANSLATIONS = '/site/i18n/pt/docusaurus-plugin-content-docs-joy-ui';

it.each([
  [
    `${TRANSLATIONS}/current/components/button/button.mdx`,
    '/site/docs/joy-ui/components/button/button.mdx',
  ],
  [`${TRANSLATIONS}/version-5.x/a/a.mdx`, '/site/joy-ui_versioned_docs/version-5.x/a/a.mdx'],
  ['/site/docs/joy-ui/components/button/button.mdx', undefined],
  ['/site/src/pages/index.mdx', undefined],
  ['/elsewhere/i18n/pt/docusaurus-plugin-content-docs-joy-ui/current/a.mdx', undefined],
])('%s translates %s', (pagePath, original) => {
  expect(getOriginalPath('/site', pagePath)).toBe(original);
});
