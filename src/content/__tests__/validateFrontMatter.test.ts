import path from 'node:path';
import fc from 'fast-check';
import { DESCRIPTION_LENGTH, validateFrontMatter } from '../validateFrontMatter';

const TITLE = 'React Button component';
const DESCRIPTION =
  'Buttons let people act with a single tap: save a form, open a dialog or go on to the next step.';

/** Checks a page whose front matter is written as `lines`, and whose text follows it. */
function getMessage({
  frontMatter = { title: TITLE, description: DESCRIPTION },
  lines = ['slug: /react-button/'],
  text = '',
  filePath = 'docs/material-ui/button.mdx',
}: {
  frontMatter?: Record<string, unknown>;
  lines?: string[];
  text?: string;
  filePath?: string;
}): string {
  try {
    validateFrontMatter({
      filePath: path.join('/site', filePath),
      siteDir: '/site',
      fileContent: `---\n${lines.join('\n')}\n---\n${text}`,
      frontMatter,
    });
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
}

describe('a page', () => {
  it('with a title and a description of the right length is accepted', () => {
    expect(getMessage({})).toBe('no error');
  });

  it('may have a description of exactly the shortest and the longest length', () => {
    for (const length of Object.values(DESCRIPTION_LENGTH)) {
      const frontMatter = { title: TITLE, description: 'x'.repeat(length) };
      expect(getMessage({ frontMatter })).toBe('no error');
    }
    expect(DESCRIPTION_LENGTH).toEqual({ min: 70, max: 160 });
  });

  it.each([undefined, '', '  ', 3, null])('without a title is refused: %p', (title) => {
    expect(getMessage({ frontMatter: { title, description: DESCRIPTION } }))
      .toBe(`docs/material-ui/button.mdx:1: the page's front matter is incomplete:
  - it has no title. Add one: \`title: React Button component\`.`);
  });

  it.each([undefined, '', ' ', true])('without a description is refused: %p', (description) => {
    expect(getMessage({ frontMatter: { title: TITLE, description } }))
      .toBe(`docs/material-ui/button.mdx:1: the page's front matter is incomplete:
  - it has no description. Add one sentence that says what the page is for: \`description: Buttons let people …\`.`);
  });

  it.each([DESCRIPTION_LENGTH.min - 1, DESCRIPTION_LENGTH.max + 1])(
    'with a description of %d characters is refused, with its line',
    (length) => {
      const description = 'x'.repeat(length);
      expect(
        getMessage({
          frontMatter: { title: TITLE, description },
          lines: [`title: ${TITLE}`, `description: ${description}`],
        }),
      ).toBe(`docs/material-ui/button.mdx:3: the page's front matter is incomplete:
  - its description has ${length} characters. Write one sentence of 70 to 160.`);
    },
  );

  it('with nothing is told everything at once', () => {
    expect(getMessage({ frontMatter: {} }))
      .toBe(`docs/material-ui/button.mdx:1: the page's front matter is incomplete:
  - it has no title. Add one: \`title: React Button component\`.
  - it has no description. Add one sentence that says what the page is for: \`description: Buttons let people …\`.`);
  });

  it('with an empty title is refused with the line of the title', () => {
    expect(
      getMessage({
        frontMatter: { title: '', description: DESCRIPTION },
        lines: ['slug: /a/', "title: ''", `description: ${DESCRIPTION}`],
      }),
    ).toContain('docs/material-ui/button.mdx:3: ');
  });

  it('is not confused by its text, where the word stands as well', () => {
    expect(
      getMessage({
        frontMatter: { description: DESCRIPTION },
        text: '\nAdd a title:\n\n```yaml\ntitle: Button\n```\n',
      }),
    ).toContain('docs/material-ui/button.mdx:1: ');
  });

  it('written on Windows has the same lines', () => {
    expect(() =>
      validateFrontMatter({
        filePath: '/site/docs/a.mdx',
        siteDir: '/site',
        fileContent: `---\r\nslug: /a/\r\ntitle: \r\n---\r\n`,
        frontMatter: { title: null, description: DESCRIPTION },
      }),
    ).toThrow('docs/a.mdx:3: ');
  });

  it.each(['# Button\n', '# Button\n\n---\n\ntitle: Button\n\n---\n', ''])(
    'without front matter is refused at its first line: %j',
    (fileContent) => {
      const page = { filePath: '/site/docs/a.mdx', siteDir: '/site', frontMatter: {} };
      expect(() => validateFrontMatter({ ...page, fileContent })).toThrow(
        "docs/a.mdx:1: the page's front matter is incomplete:",
      );
    },
  );

  it('is accepted if and only if its description has the right length', () => {
    const { min, max } = DESCRIPTION_LENGTH;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 * max }), (length) => {
        const frontMatter = { title: TITLE, description: 'x'.repeat(length) };
        const isAccepted = getMessage({ frontMatter }) === 'no error';
        expect(isAccepted).toBe(length >= min && length <= max);
      }),
    );
  });
});

describe('a blog post', () => {
  const filePath = 'blog/2026-01-01-beta.mdx';
  const post = { title: TITLE, description: DESCRIPTION, authors: ['docs'], tags: ['demos'] };

  it('with authors and tags is accepted', () => {
    expect(getMessage({ filePath, frontMatter: post })).toBe('no error');
  });

  it.each([undefined, [], 'docs'])('without a list of authors is refused: %j', (authors) => {
    expect(getMessage({ filePath, frontMatter: { ...post, authors } }))
      .toBe(`blog/2026-01-01-beta.mdx:1: the page's front matter is incomplete:
  - it has no authors. Add names from blog/authors.yml: \`authors: [docs]\`.`);
  });

  it('without tags is refused with the line of its tags', () => {
    const lines = [`title: ${TITLE}`, 'tags: []'];
    expect(getMessage({ filePath, lines, frontMatter: { ...post, tags: [] } }))
      .toBe(`blog/2026-01-01-beta.mdx:3: the page's front matter is incomplete:
  - it has no tags. Add names from blog/tags.yml: \`tags: [demos]\`.`);
  });

  it('needs a description like every page', () => {
    expect(getMessage({ filePath, frontMatter: { ...post, description: 'Short.' } })).toContain(
      'its description has 6 characters.',
    );
  });
});

describe('what is checked', () => {
  it.each([
    'docs/material-ui/button.mdx',
    'docs/system/usage.md',
    'material-ui_versioned_docs/version-v5/button.mdx',
    'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/button.mdx',
  ])('is a documentation page: %s', (filePath) => {
    expect(getMessage({ filePath, frontMatter: {} })).toContain(`${filePath}:1: `);
  });

  it.each([
    ['a page that is no documentation', 'src/pages/privacy.mdx'],
    ['a part of pages', 'docs/material-ui/_install.mdx'],
    ['a part of pages, in a folder of parts', 'docs/material-ui/_parts/install.mdx'],
    ['a part of pages, deep in a folder of parts', 'docs/_parts/button/install.mdx'],
    ['a text of another kind', 'docs/material-ui/notes.txt'],
    ['a file outside of the site', '../other/docs/a.mdx'],
    ['a folder with a similar name', 'docs-old/button.mdx'],
  ])('is not %s: %s', (_case, filePath) => {
    expect(getMessage({ filePath, frontMatter: {} })).toBe('no error');
  });
});
