import type { ReadRequest } from '../__fixtures__/readPageDemos';
import type { PageDemo } from '../node/readPageDemos';
import { createBuildProcess } from '@site/scripts/jest/createBuildProcess';
import { createSiteFolder } from './siteFolder';

const site = createSiteFolder();
const read = createBuildProcess<ReadRequest, PageDemo[]>(
  require.resolve('../__fixtures__/readPageDemos.ts'),
);

const BASIC = "import { rows, type Row } from './rows';\n\nexport default (): Row[] => rows;\n";
const BASIC_JS = "import { rows } from './rows';\n\nexport default () => rows;\n";

beforeEach(() => {
  site.write({
    'docs/a/Basic.tsx': BASIC,
    'docs/a/rows.ts': 'export type Row = 1;\nexport const rows: Row[] = [];\n',
    'docs/a/types.ts': 'export type Only = 1;\n',
    'docs/a/Styled/css.tsx': "import './a.css';\nimport type { Only } from './t';\n",
    'docs/a/Styled/t.ts': 'export type Only = 1;\n',
    'docs/a/Styled/a.css': '.a {}\n',
    'docs/a/Styled/system.tsx': 'export default 1;\n',
    'docs/a/a.mdx':
      '---\ntitle: A\n---\n\n<Demo src="./Basic.tsx" hideToolbar />\n\n- In a list:\n\n  <Demo src="./Styled" />\n',
    'i18n/zh/a/a.mdx': '<Demo src="./Basic.tsx" />\n',
    'docs/api/x.mdx': '<Demo src="../a/Basic.tsx" />\n',
    'src/pages/basic.tsx':
      "import demo from '@site/docs/a/Basic.tsx?demo';\nimport Page from './Page';\nexport default demo;\n",
  });
});

const readPage = (filePath: string, originalPath?: string) =>
  read({
    siteDir: site.siteDir,
    pagePath: site.resolve(filePath),
    originalPath: originalPath && site.resolve(originalPath),
  });

const basic: PageDemo = {
  name: 'Basic',
  variants: [
    {
      styling: null,
      files: [
        {
          name: 'Basic.tsx',
          language: 'tsx',
          code: BASIC,
          js: { name: 'Basic.js', language: 'jsx', code: BASIC_JS },
        },
        {
          name: 'rows.ts',
          language: 'ts',
          code: 'export type Row = 1;\nexport const rows: Row[] = [];\n',
          js: { name: 'rows.js', language: 'js', code: 'export const rows = [];\n' },
        },
      ],
    },
  ],
};

describe('the demos of a page', () => {
  it('are read with all files that they need, in both languages and every styling', async () => {
    const [first, second, ...others] = await readPage('docs/a/a.mdx');
    expect(others).toEqual([]);
    expect(first).toEqual(basic);
    expect(second).toMatchObject({
      name: 'Styled',
      variants: [
        { styling: 'MUI System', files: [{ name: 'system.tsx', code: 'export default 1;\n' }] },
        {
          styling: 'CSS',
          files: [
            { name: 'css.tsx', js: { code: "import './a.css';\n" } },
            { name: 'a.css', language: 'css', code: '.a {}\n' },
            { name: 't.ts', js: null },
          ],
        },
      ],
    });
    expect(second?.variants[1]?.files[1]).not.toHaveProperty('js');
  });

  it.each([
    ['of a translation are those of the original', 'i18n/zh/a/a.mdx', 'docs/a/a.mdx'],
    ['of a generated page may lie in another folder', 'docs/api/x.mdx', undefined],
    ['of a page that is a component are those it imports', 'src/pages/basic.tsx', undefined],
  ])('%s', async (_name, page, original) => {
    expect(await readPage(page, original)).toEqual([basic]);
  });
});
