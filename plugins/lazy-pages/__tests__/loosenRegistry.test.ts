import { loosenRegistry } from '../node/loosenRegistry';

const PAGES = /\.mdx?$/;

/** A line as Docusaurus writes it. */
function createLine(name: string, request: string): string {
  return `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;
}

it('leaves a page its import and its name, and no reference by which it is compiled', () => {
  const source = createLine('1a', '@site/docs/a/b.mdx');
  expect(loosenRegistry(source, PAGES)).toBe(
    '  "1a": [() => import(/* webpackChunkName: "1a" */ "@site/docs/a/b.mdx"), "@site/docs/a/b.mdx", "@site/docs/a/b.mdx"],',
  );
});

it('leaves what is no page as it is', () => {
  const component = createLine('2b', '@theme/DocItem');
  const data = createLine('3c', '@generated/docs/default/p/a.json');
  const page = createLine('4d', '@site/blog/post.md');
  const source = [component, data, page].join('\n');
  expect(loosenRegistry(source, PAGES).startsWith(`${component}\n${data}\n`)).toBe(true);
});

it('knows a page by its file, whatever its query', () => {
  const source = createLine('5e', '@site/blog/post.md?truncated=true');
  expect(loosenRegistry(source, PAGES)).not.toContain('resolveWeak');
});

it('stops when Docusaurus writes another form', () => {
  expect(() => loosenRegistry('export default {"a": [() => import("./a.mdx")]};', PAGES)).toThrow(
    'plugins/lazy-pages: registry.js has no require.resolveWeak("….mdx"). Docusaurus has changed; adapt node/loosenRegistry.ts.',
  );
});
