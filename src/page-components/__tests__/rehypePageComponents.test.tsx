/** @jest-environment node */
import { transformSync } from '@swc/core';
import { Children, isValidElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createBuildProcess } from '@site/scripts/jest/createBuildProcess';
import type { CompileRequest } from '../__fixtures__/compilePage';

const compilePage = createBuildProcess<CompileRequest, string>(
  require.resolve('../__fixtures__/compilePage.ts'),
);

/** A title with more than words in it is a child of this type, which the theme looks for. */
function readTitles(children: ReactNode): ReactNode {
  return Children.map(children, (child) =>
    isValidElement<{ readonly children: ReactNode }>(child) && child.type === 'mdxAdmonitionTitle'
      ? child.props.children
      : child,
  );
}

/** The module of a page, its HTML, and what it imports; every component prints where it is from. */
async function build(content: string, request: Omit<CompileRequest, 'content'> = {}) {
  const compiled = await compilePage({ content, ...request });
  const { code } = transformSync(compiled, {
    module: { type: 'commonjs' },
    jsc: { target: 'es2022' },
  });
  const imported: string[] = [];
  const requireForPage = (name: string): unknown => {
    if (name === '@mdx-js/react') return { useMDXComponents: () => ({}) };
    if (!name.startsWith('@')) return jest.requireActual(name);
    imported.push(name);
    const Part = ({ children, ...props }: { readonly children?: ReactNode }) => (
      <div data-from={name} {...props}>
        {readTitles(children)}
      </div>
    );
    return { __esModule: true, default: Part };
  };
  const page: Record<string, unknown> & { default?: ComponentType } = {};
  new Function('require', 'exports', code)(requireForPage, page);
  const Page = page.default as ComponentType;
  return { page, imported, html: renderToStaticMarkup(<Page />) };
}

it('imports what a page uses, and nothing else', async () => {
  expect((await build('Words, a [link](/a), and\n\n- a list')).imported).toEqual([]);
  const { imported, html } = await build('<Demo src="./A.tsx" />\n\n<Demo src="./B.tsx" />');
  expect(imported).toEqual(['@theme/Demo']);
  expect(html).toBe(
    '<div data-from="@theme/Demo" src="./A.tsx"></div>\n<div data-from="@theme/Demo" src="./B.tsx"></div>',
  );
});

it('finds them wherever they stand', async () => {
  const { imported } = await build(
    '> - <Demo src="./A.tsx" />\n\n:::note\n\n<TemplateSource />\n\n:::',
  );
  expect([...imported].sort()).toEqual([
    '@site/src/templates/TemplateSource',
    '@theme/Admonition',
    '@theme/Demo',
  ]);
});

it('keeps an import of the page’s own', async () => {
  const { imported, html } = await build("import Demo from '@other/Demo'\n\n<Demo />");
  expect(imported).toEqual(['@other/Demo']);
  expect(html).toBe('<div data-from="@other/Demo"></div>');
});

it('shows admonitions and details with the components of the theme', async () => {
  const admonition = await build(':::tip[Read *this*]\n\nFirst.\n\n:::');
  expect(admonition.html).toContain('<div data-from="@theme/Admonition" type="tip">');
  expect(admonition.html).toContain('<em>this</em>');
  const titled = await build(':::warning[Old]\n\nGone.\n\n:::');
  expect(titled.html).toBe(
    '<div data-from="@theme/Admonition" title="Old" type="warning"><p>Gone.</p></div>',
  );
  const details = await build('<details>\n<summary>More</summary>\n\nText\n\n</details>');
  expect(details.html).toContain('<div data-from="@theme/MDXComponents/Details">');
});

describe('what a page brings along for its frame', () => {
  it.each([
    [{}, []],
    [{ title: 'Colors' }, []],
    [{ components: ['Button'] }, ['ComponentLinks']],
    [{ waiAria: 'https://www.w3.org/' }, ['ComponentLinks']],
    [{ githubLabel: 'component: button' }, ['ComponentLinks']],
  ])('with %j is %j', async (frontMatter, names) => {
    const { page } = await build('Text', { frontMatter });
    expect(Object.keys(page).filter((name) => /^[A-Z]/.test(name))).toEqual(names);
  });

  it('is a banner in an archive', async () => {
    const { page } = await build('Text', {
      filePath: '/site/joy-ui_versioned_docs/version-v1/a.mdx',
    });
    expect(page).toHaveProperty('ArchiveBanner');
  });

  it.each([{ unlisted: true }, { draft: true }])('is a banner with %j', async (frontMatter) => {
    const { imported } = await build('Text', { frontMatter });
    expect(imported).toEqual(['@site/src/page-components/bringVisibilityBanner']);
  });
});
