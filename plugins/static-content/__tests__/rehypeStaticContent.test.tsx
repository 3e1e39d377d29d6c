/** @jest-environment jsdom */
import { transformSync } from '@swc/core';
import { render } from '@testing-library/react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { createBuildProcess } from '@site/scripts/jest/createBuildProcess';
import type { CompileRequest } from '../__fixtures__/compilePage';
import { SERVER_CONSTANT } from '../node/pageSyntax';
import { toStaticLink } from '../client/toStaticLink';

const compilePage = createBuildProcess<CompileRequest, string>(
  require.resolve('../__fixtures__/compilePage.ts'),
);
const site = { baseUrl: '/zh/', trailingSlash: true };

/** Says what Docusaurus' `Link` says of an address, so that it makes no difference who prints a link. */
function Link({ href = '', children, ...props }: ComponentProps<'a'>) {
  const link = toStaticLink(href, site);
  const outside = link?.isExternal && { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a href={link?.href ?? href} {...outside} {...props}>
      {children}
    </a>
  );
}

interface PageModule {
  readonly default?: ComponentType;
  readonly staticLinks?: readonly string[];
}

function load(compiled: string, isOnServer: boolean): PageModule {
  const { code } = transformSync(compiled, {
    module: { type: 'commonjs' },
    jsc: { target: 'es2022' },
  });
  const exported: PageModule = {};
  const components = {
    a: Link,
    admonition: 'aside',
    Card: ({ children }: { children: ReactNode }) => <span>{children}</span>,
  };
  const requireForPage = (name: string): unknown =>
    name === '@mdx-js/react' ? { useMDXComponents: () => components } : jest.requireActual(name);
  new Function('require', 'exports', SERVER_CONSTANT, code)(requireForPage, exported, isOnServer);
  return exported;
}

async function build(content: string, isStatic = true) {
  const compiled = await compilePage({ content, site: isStatic ? site : null });
  const { default: Page } = load(compiled, false);
  if (!Page) throw new Error('the compiled page has no default export');
  return { compiled, html: render(<Page />).container.innerHTML };
}

/** The page as a reader sees it: white space between blocks is not drawn. */
function normalize(html: string): string {
  document.body.innerHTML = html;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const blank: ChildNode[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isInside = node.parentElement?.closest('p, h2, td, th, pre, li > a, li > code');
    if (!node.nodeValue?.trim() && !isInside) blank.push(node as Text);
  }
  blank.forEach((node) => node.remove());
  // Only scripts look at it.
  document.querySelectorAll('[data-kept]').forEach((e) => e.removeAttribute('data-kept'));
  for (const element of document.querySelectorAll<HTMLElement>('[style]')) {
    // React and HTML spell a declaration in two ways.
    element.setAttribute('style', element.style.cssText);
  }
  return document.body.innerHTML;
}

const PARTS = {
  prose:
    'Use `Box` with **care** & <kbd>Ctrl</kbd>: 1 < 2, "quoted", it\'s *fine*.\nA second line.',
  plain: 'Only words.',
  links:
    'See [Button](/material-ui/react-button#sizes), [here](#top "Top") or [React](https://react.dev).',
  relative: 'See [Button](./button).',
  list: '- one\n- `two`\n  - nested [link](/joy-ui/)\n\n1. first\n2. **second**',
  start: '3. third\n4. `fourth`',
  tasks: '- [x] `done`\n- [ ] open',
  table: '| A | B |\n| :-- | --: |\n| `a` | **b** |\n| [c](/base-ui/) | d \\| e |',
  quote: '> Said `somebody`.\n>\n> Twice.',
  component: '<Card>\n\nWords with `code`.\n\n</Card>',
  inline: 'A <Card>card</Card> and `code`.',
  mixed: '- `one`\n- a <Card>card</Card>\n- **three**',
  expression: 'One and one is {1 + 1}, says `eval`.',
  admonition: ':::note\n\nMind the `gap`, see [there](/system/).\n\n:::',
  heading: '## A `title`',
  code: 'Text `before`.\n\n```ts\nconst a = 1;\n```',
  image: 'An ![image](https://example.com/a.png) and `code`.',
  entities: 'A &nbsp; space, `a && b`, &lt;div&gt; and `<div>`.',
};

it('numbers what is static, and samples, whose HTML others put into the page', async () => {
  const { html } = await build('A `b`.\n\nWords.\n\n- `c`\n\n> D *e*');
  const numbers = [...html.matchAll(/<(\w+) data-kept="(\d+)">/g)].map(([, ...tag]) => tag.join());
  expect(numbers).toEqual(['p,1', 'p,2', 'ul,3', 'blockquote,4']);
});

it.each(Object.entries(PARTS))('%s is drawn as without it', async (_name, content) => {
  const [plain, changed] = [await build(content, false), await build(content)];
  expect(normalize(changed.html)).toBe(normalize(plain.html));
});

it.each([
  ['prose', 1],
  ['plain', 1],
  ['links', 1],
  ['relative', 0],
  ['list', 2],
  // The list has an attribute; its entries have none.
  ['start', 1],
  ['tasks', 0],
  ['table', 2],
  ['quote', 1],
  ['component', 1],
  ['inline', 0],
  ['mixed', 2],
  ['expression', 0],
  ['admonition', 1],
  ['image', 0],
] as const)('%s has %i static parts', async (name, count) => {
  const { compiled } = await build(PARTS[name]);
  expect(compiled.match(/dangerouslySetInnerHTML/g) ?? []).toHaveLength(count);
});

it('names the links on this site, on the server only', async () => {
  const content = `${PARTS.links}\n\n${PARTS.table}\n\n${PARTS.prose}\n\n${PARTS.links}`;
  const compiled = await compilePage({ content, site });
  expect(load(compiled, true).staticLinks).toEqual([
    '/zh/material-ui/react-button/#sizes',
    '#top',
    '/zh/base-ui/',
  ]);
  expect(load(compiled, false).staticLinks).toBeUndefined();
});
