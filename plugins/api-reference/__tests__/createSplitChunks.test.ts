import { API_PAGE_CODE } from '../node/createSplitChunks';

describe('the chunk of API pages', () => {
  it.each([
    ['/site/plugins/api-reference/client/PropTable.tsx', true],
    ['/site/plugins/api-reference/client/inspector/targets.ts', true],
    ['C:\\site\\plugins\\api-reference\\theme\\ApiTables\\index.tsx', true],
    ['/site/src/theme/ApiCopyButton/index.tsx', true],
    // Parts of every page.
    ['/site/plugins/api-reference/client/useApiLinks.ts', false],
    ['/site/plugins/api-reference/client/toSlug.ts', false],
    ['/site/src/theme/Heading/index.tsx', false],
    ['/site/docs/kit/api/card.mdx', false],
  ])('%s: %s', (file, isPart) => {
    expect(API_PAGE_CODE.test(file)).toBe(isPart);
  });
});
