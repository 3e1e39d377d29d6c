import type { CompileRequest } from '../__fixtures__/compilePage';
import { createBuildProcess } from '@site/scripts/jest/createBuildProcess';
import { renderPage } from './renderPage';
import { createSiteFolder } from './siteFolder';

const site = createSiteFolder();
const compilePage = createBuildProcess<CompileRequest, string>(
  require.resolve('../__fixtures__/compilePage.ts'),
);

beforeEach(() => {
  site.write({
    'docs/button/BasicButtons.tsx': '',
    'docs/button/Sizes.tsx': '',
    'docs/button/Styled/css.tsx': '',
    'docs/button/Styled/system.tsx': '',
  });
});

function compile(content: string, filePath = 'docs/button/button.mdx'): Promise<string> {
  return compilePage({
    options: { siteDir: site.siteDir, stylings: ['system', 'tailwind', 'css'] },
    filePath: site.resolve(filePath),
    content,
  });
}

async function render(content: string, filePath?: string) {
  return renderPage(await compile(content, filePath));
}

async function getMessage(content: string): Promise<string> {
  try {
    await compile(content);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
}

function toImport(file: string, line: number): string {
  return `./${file}?demo&page=${encodeURIComponent(`docs/button/button.mdx:${line}`)}`;
}

describe('a demo', () => {
  it('is imported, and gets its name and module in place of src', async () => {
    const { requests, demos, html } = await render(
      'Before.\n\n<Demo src="./BasicButtons.tsx" />\n\nAfter.',
    );
    const basic = toImport('BasicButtons.tsx', 3);
    expect(requests).toEqual([basic]);
    expect(demos).toEqual([{ name: 'BasicButtons', variants: [[null, basic]] }]);
    expect(html).toBe('<p>Before.</p>\n\n<p>After.</p>');
  });

  it('keeps the attributes that are its own', async () => {
    const { demos } = await render(
      '<Demo hideToolbar src="./Sizes.tsx" background="none" />\n\n<Demo src="./BasicButtons.tsx" hideToolbar={false} />',
    );
    expect(demos).toMatchObject([
      { name: 'Sizes', hideToolbar: true, background: 'none' },
      { name: 'BasicButtons', hideToolbar: false },
    ]);
    expect(demos[0]).not.toHaveProperty('src');
  });

  it('has one module for each styling, in the order of the switch', async () => {
    const { requests, demos } = await render('<Demo src="./Styled" />');
    const [system, css] = [toImport('Styled/system.tsx', 1), toImport('Styled/css.tsx', 1)];
    expect(requests).toEqual([system, css]);
    expect(demos).toEqual([
      {
        name: 'Styled',
        variants: [
          ['system', system],
          ['css', css],
        ],
        following: [css],
      },
    ]);
  });

  it('that is the first knows all other modules of the page, and no other does', async () => {
    const { demos } = await render(
      '<Demo src="./BasicButtons.tsx" />\n\n<Demo src="./Styled" />\n\n<Demo src="./Sizes.tsx" />',
    );
    expect(demos.map((demo) => Object(demo).following)).toEqual([
      [toImport('Styled/system.tsx', 3), toImport('Styled/css.tsx', 3), toImport('Sizes.tsx', 5)],
      undefined,
      undefined,
    ]);
  });

  it('is told from the others of its page', async () => {
    const { demos } = await render(
      '<Demo src="./Styled" />\n\n<Demo src="./BasicButtons.tsx" />\n\n<Demo src="./Sizes.tsx" />',
    );
    expect(demos).toMatchObject([
      { name: 'Styled' },
      { variants: [[null, toImport('BasicButtons.tsx', 3)]] },
      { variants: [[null, toImport('Sizes.tsx', 5)]] },
    ]);
  });

  it.each([
    ['a list', '- One:\n\n  <Demo src="./Sizes.tsx" />', 3],
    ['an element', '<section>\n  <div>\n    <Demo src="./Sizes.tsx" />\n  </div>\n</section>', 3],
    ['an admonition', ':::note\n\n<Demo src="./Sizes.tsx" />\n\n:::', 3],
    ['a sentence', 'Text with <Demo src="./Sizes.tsx" /> in it.', 1],
    ['a quotation', '> <div>\n>   <Demo src="./Sizes.tsx" />\n> </div>', 2],
    ['a table', '| A |\n| - |\n| <Demo src="./Sizes.tsx" /> |', 3],
  ])('is found in %s', async (_case, content, line) => {
    const sizes = toImport('Sizes.tsx', line);
    const { requests, demos } = await render(content);
    expect(requests).toEqual([sizes]);
    expect(demos).toEqual([{ name: 'Sizes', variants: [[null, sizes]] }]);
  });

  it('stands beside imports and exports of its page', async () => {
    const { requests, html } = await render(
      "import { createElement } from 'react';\n\nexport const size = 3;\n\n<Demo src=\"./Sizes.tsx\" />\n\n{createElement('b', {}, size)}",
    );
    expect(requests).toEqual([toImport('Sizes.tsx', 5)]);
    expect(html).toContain('<b>3</b>');
  });

  it('knows its line when front matter stands above it', async () => {
    const { requests } = await render(
      '---\ntitle: Button\nslug: /react-button/\n---\n\n# Button\n\n<Demo src="./Sizes.tsx" />',
    );
    expect(requests).toEqual([toImport('Sizes.tsx', 8)]);
  });

  it('is relative to the file that shows it, also where that is a part of a page', async () => {
    site.write({ 'docs/parts/Part.tsx': '' });
    const { requests } = await render('<Demo src="./Part.tsx" />', 'docs/parts/_part.mdx');
    expect(requests).toEqual(['./Part.tsx?demo&page=docs%2Fparts%2F_part.mdx%3A1']);
  });

  it('is not what code samples show', async () => {
    const { requests, html } = await render('```mdx\n<Demo src="./Nowhere.tsx" />\n```');
    expect(requests).toEqual([]);
    expect(html).toContain('&lt;Demo src=&quot;./Nowhere.tsx&quot; /&gt;');
  });
});

describe('a page without demos', () => {
  it('stays as it is', async () => {
    expect(await render('*Text*')).toEqual({
      html: '<p><em>Text</em></p>',
      requests: [],
      demos: [],
    });
  });
});

describe('the build stops, with file, line and remedy, for', () => {
  it('a demo without src', async () => {
    expect(await getMessage('Text.\n\n<Demo />')).toBe(`docs/button/button.mdx:3: <Demo> has no src.
  To mend: write <Demo src="./BasicButtons.tsx" />.`);
  });

  it.each([
    ['src', '<Demo src />'],
    ['background', '<Demo src="./Sizes.tsx" background />'],
  ])('a %s without value', async (name, element) => {
    expect(await getMessage(element)).toBe(`docs/button/button.mdx:1: <Demo ${name}> has no value.
  To mend: write it as text: ${name}="…".`);
  });

  it.each([
    ['src', '<Demo src={`./${name}.tsx`} />'],
    ['background', '<Demo src="./Sizes.tsx" background={surface} />'],
  ])('a computed %s', async (name, element) => {
    expect(await getMessage(`export const surface = 'none';\n\n${element}`))
      .toBe(`docs/button/button.mdx:3: <Demo ${name}={…}> is computed, but it is read while the page is built.
  To mend: write it as text: ${name}="…".`);
  });

  it.each([
    ['title', '<Demo src="./Sizes.tsx" title="Sizes" />'],
    ['name', '<Demo src="./Sizes.tsx" name="Sizes" />'],
    ['{…}', '<Demo src="./Sizes.tsx" {...attributes} />'],
  ])('the attribute %s', async (name, element) => {
    expect(await getMessage(element))
      .toBe(`docs/button/button.mdx:1: <Demo> does not know the attribute ${name}.
  To mend: use only src, background, hideToolbar.`);
  });

  it('one demo twice', async () => {
    expect(await getMessage('<Demo src="./Sizes.tsx" />\n\n- <Demo src="./Sizes.tsx" />'))
      .toBe(`docs/button/button.mdx:3: the demo Sizes already stands in line 1.
  To mend: show each demo once; its name is its anchor on the page.`);
  });

  it('two demos of one name', async () => {
    site.write({ 'docs/button/more/Sizes.tsx': '' });
    expect(
      await getMessage('<Demo src="./more/Sizes.tsx" />\n\n<Demo src="./Sizes.tsx" />'),
    ).toContain('docs/button/button.mdx:3: the demo Sizes already stands in line 1.');
  });

  it('a wrong path, counted with the front matter', async () => {
    expect(await getMessage('---\ntitle: Button\n---\n\n<Demo src="./Size.tsx" />'))
      .toBe(`docs/button/button.mdx:5: <Demo src="./Size.tsx"> points to nothing.
  To mend: create the file or correct src. It has: ./BasicButtons.tsx, ./Sizes.tsx, ./Styled.`);
  });

  it.each([
    ['a computation', '{true && <Demo src="./Sizes.tsx" />}', 3],
    ['a computation of several lines', '{[\n  1,\n  <Demo key="a" src="./Sizes.tsx" />,\n]}', 5],
    ['a sentence', 'Text {<Demo src="./Sizes.tsx" />}.', 3],
    ['an attribute', '<b title={<Demo src="./Sizes.tsx" />} />', 3],
    ['an attribute in a list', '- a\n- <b {...{a: <Demo src="./Sizes.tsx" />}} />', 4],
    ['an export', 'export const a = <Demo src="./Sizes.tsx" />;', 3],
  ])('a demo in JavaScript, which no import can be made for: %s', async (_case, content, line) => {
    expect(await getMessage(`# Title\n\n${content}`))
      .toBe(`docs/button/button.mdx:${line}: <Demo> stands inside of JavaScript, where its files cannot be found.
  To mend: write <Demo> as an element of its own, outside of braces and exports.`);
  });
});
