import { buildQuery } from '../node/request';
import { transformPlayground } from '../node/transformPlayground';

const API = JSON.stringify({
  name: 'Popup',
  imports: ["import { Unstable_Popup as Popup } from '@scope/kit/Unstable_Popup';"],
  props: [],
  inheritedProps: [],
});
const REQUEST = { page: 'docs/kit/popup.mdx:12', authored: { children: 'Hi' } };
const RUNTIMES = [
  { packages: ['other'], root: '@theme/DemoRoot/Other' },
  { packages: ['@scope/kit'], root: '@theme/DemoRoot/Kit' },
];

const OPTIONS = { runtimes: RUNTIMES, releases: [], siteDir: '/site' };

function transform(part: 'playground' | 'playground-island', isServer = false): string {
  return transformPlayground(
    API,
    { resourcePath: '/site/docs/kit/api/popup.json', resourceQuery: buildQuery(part, REQUEST) },
    { ...OPTIONS, isServer },
  );
}

/** Names of the modules that are loaded with the module itself. */
function listStaticImports(code: string): string[] {
  return Array.from(
    code.matchAll(/^import .*? from ['"](.+?)['"];$/gm),
    ([, source = '']) => source,
  );
}

describe('the modules of a playground', () => {
  it('give browsers promises of code, and nothing of the library', () => {
    const code = transform('playground');
    expect(listStaticImports(code)).toEqual(['@site/src/playgrounds/hasAddressState']);
    expect(code).toContain('"./popup.json?playground-island=');
    expect(code).toContain('import(/* webpackChunkName: "demo-p');
    expect(code).toContain('"@theme/DemoRoot/Kit"');
  });

  it('give the server the HTML, and say where a component stands that throws', () => {
    const code = transform('playground', true);
    expect(listStaticImports(code)).toEqual(['@theme/DemoRoot/Kit', '@theme/DemoServer']);
    expect(code).toContain(
      'docs/kit/popup.mdx:12: the playground of Popup throws while it is rendered on the server: ',
    );
  });

  it('import the component by the name that its package exports', () => {
    const code = transform('playground-island');
    expect(code).toContain('import { Unstable_Popup as Live } from "@scope/kit/Unstable_Popup";');
    expect(code).toContain(
      '"name":"children","choices":[],"default":null,"start":"Hi","kind":"text"',
    );
  });

  it('cannot be made where the data have changed since the page was checked', () => {
    const query = buildQuery('playground-island', { ...REQUEST, authored: { sise: 'small' } });
    expect(() =>
      transformPlayground(
        API,
        { resourcePath: '/site/docs/kit/api/popup.json', resourceQuery: query },
        { ...OPTIONS, isServer: false },
      ),
    ).toThrow(
      new Error(
        'docs/kit/popup.mdx:12: the start value "sise" is no prop of Popup.\n  To mend: write one of its props: children.',
      ),
    );
  });
});
