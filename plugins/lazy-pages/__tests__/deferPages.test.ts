import { deferPages } from '../node/deferPages';

const PAGES = /\.mdx?$/;
const OPEN_PAGE = '/plugin/client/openPage.ts';
const IMPORT = `import { openPage } from "${OPEN_PAGE}";\n`;

/** A line as Docusaurus writes it. */
function createLine(name: string, request: string): string {
  return `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;
}

it('gets a page by its name, without anything by which it is compiled', () => {
  const source = createLine('1a', '@site/docs/a/b.mdx');
  expect(deferPages(source, PAGES, OPEN_PAGE)).toEqual({
    code: `${IMPORT}  "1a": [() => openPage("@site/docs/a/b.mdx"), "@site/docs/a/b.mdx", "@site/docs/a/b.mdx"],`,
    pages: ['@site/docs/a/b.mdx'],
  });
});

it('leaves what is no page as it is', () => {
  const component = createLine('2b', '@theme/DocItem');
  const data = createLine('3c', '@generated/docs/default/p/a.json');
  const page = createLine('4d', '@site/blog/post.md');
  const { code, pages } = deferPages([component, data, page].join('\n'), PAGES, OPEN_PAGE);
  expect(code.startsWith(`${IMPORT}${component}\n${data}\n`)).toBe(true);
  expect(pages).toEqual(['@site/blog/post.md']);
});

it('knows a page by its file, whatever its query', () => {
  const { code, pages } = deferPages(createLine('5e', '@site/a.md?truncated=true'), PAGES, '/o');
  expect(code).not.toMatch(/import\(|resolveWeak/);
  expect(pages).toEqual(['@site/a.md?truncated=true']);
});

it('stops when Docusaurus writes another form', () => {
  expect(() => deferPages('export default {"a": [() => import("./a.mdx")]};', PAGES, '/o')).toThrow(
    'plugins/lazy-pages: registry.js has no entry of a page (….mdx) in the form that is looked for. Docusaurus has changed; adapt node/deferPages.ts.',
  );
});
