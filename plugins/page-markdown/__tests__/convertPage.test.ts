import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { ConvertCase } from '../__fixtures__/convert';
import type { ConvertedPage } from '../node/convertPage';
import type { PageDemo } from '../node/types';

const PROGRAM = path.join(__dirname, '..', '__fixtures__', 'convert.ts');

const demo = (name: string, ...variants: PageDemo['variants']): PageDemo => ({ name, variants });

const tsx = (name: string, code: string, js?: string | null) => ({
  name: `${name}.tsx`,
  language: 'tsx',
  code,
  js: js == null ? js : { name: `${name}.js`, language: 'jsx', code: js },
});

const SWITCH = '<button data-code-choice="js">JS</button>';
const FENCE = '```';

/** What stands in the page, the demos of its file, and what becomes of it; in JavaScript if it differs. */
const CASES: ReadonlyArray<{
  readonly name: string;
  readonly html: string;
  readonly demos?: readonly PageDemo[];
  readonly markdown: string;
  readonly javaScript?: string;
}> = [
  {
    name: 'text, lists and links, which lead on from anywhere',
    html: '<p>A <b>bold</b> <a href=/zh/a/>page</a>, <a href=#b>part</a>, <a href="https://x.test/">site</a>.</p><ul><li>One<li>Two</ul><img src=/i.png alt=Picture>',
    markdown:
      'A **bold** [page](https://docs.test/zh/a/), [part](https://docs.test/zh/page/#b), [site](https://x.test/).\n\n- One\n- Two\n\n![Picture](https://docs.test/i.png)\n',
  },
  {
    name: 'headings without their links, and nothing that is a tool or decoration',
    html: '<h2 id=a>Part<a class=hash-link href=#a>​</a></h2><div class=Ad-root data-pagefind-ignore=all>Ad</div><button>Press</button><svg><title>Art</title></svg><span aria-hidden=true>Deco</span><div class=api-toolbar><label>Filter</label></div><style>a{}</style><script>b</script><div inert>Still</div>',
    markdown: '## Part\n',
  },
  {
    name: 'samples with their title, exactly, whatever they hold',
    html: `<div class=MuiCode-root><div class=MuiCode-title>src/"a".md</div><pre><code class=language-md><span class=t-k>a</span>  \n\n${FENCE}js\nb\n${FENCE}\n\n</code></pre><button>Copy</button></div>`,
    markdown: '````md title="src/\'a\'.md"\na  \n\n```js\nb\n```\n\n````\n',
  },
  {
    name: 'tabs as parts one below the other, each with its name',
    html: '<div class="theme-tabs-container"><ul role=tablist><li role=tab>npm</li><li role=tab>Yarn</li></ul><div><div role=tabpanel><p>One</p></div><div role=tabpanel hidden><p>Two</p></div></div></div>',
    markdown: '**npm**\n\nOne\n\n**Yarn**\n\nTwo\n',
  },
  {
    name: 'notes as quotations with their heading',
    html: '<div class="theme-admonition theme-admonition-info"><div><span><svg></svg></span>info</div><div><p>Text</p><p>More</p></div></div>',
    markdown: '> **Info**\n>\n> Text\n>\n> More\n',
  },
  {
    name: 'tables with cells on one line and their caption before them',
    html: '<table><caption>Props</caption><thead><tr><th>Name<th>Text</thead><tbody><tr><th><code>a</code><span>inherited</span></th><td><p>One</p><p>a | b</p><ul><li>x</li><li>y</li></ul></td></tr></table>',
    markdown: 'Props\n\n| Name | Text |\n| - | - |\n| `a` inherited | One a \\| b x, y |\n',
  },
  {
    name: 'words apart that only a stylesheet keeps apart, and no others',
    html: '<p><span>Label</span>Text <a href=/a/>A</a><a href=/b/>B</a> <code>@x</code>@1 <em>so</em>!</p>',
    markdown: 'Label Text [A](https://docs.test/a/) [B](https://docs.test/b/) `@x`@1 _so_!\n',
  },
  {
    name: 'a sample of two languages in the one that is asked for',
    html: `<div class=codeVariants>${SWITCH}<div data-code=ts><div class=MuiCode-root><pre><code class=language-ts>let a: 1;\n</code></pre></div></div><div data-code=js><div class=MuiCode-root><pre><code class=language-js>let a;\n</code></pre></div></div></div>`,
    markdown: '```ts\nlet a: 1;\n```\n',
    javaScript: '```js\nlet a;\n```\n',
  },
  {
    name: 'a demo as the source of all its files and variants',
    html: `<div class=demo id=Box aria-label="演示 Box"><div data-demo-root><p>Live</p></div>${SWITCH}<div class=MuiCode-root><pre><code>Preview</code></pre></div></div>`,
    demos: [
      demo(
        'Box',
        {
          styling: 'MUI System',
          files: [tsx('system', 'a: 1;\n', 'a;\n'), tsx('t', 'type\n', null)],
        },
        { styling: 'CSS', files: [{ name: 's.css', language: 'css', code: 'b {}\n' }] },
      ),
    ],
    markdown:
      '**演示 Box**\n\n```tsx title="system.tsx" demo="Box" styling="MUI System"\na: 1;\n```\n\n```tsx title="t.tsx" demo="Box" styling="MUI System"\ntype\n```\n\n```css title="s.css" demo="Box" styling="CSS"\nb {}\n```\n',
    javaScript:
      '**演示 Box**\n\n```jsx title="system.js" demo="Box" styling="MUI System"\na;\n```\n\n```css title="s.css" demo="Box" styling="CSS"\nb {}\n```\n',
  },
  {
    name: 'a demo without a file, such as a playground, as its preview',
    html: '<div class=demo id=Play aria-label="Demo Play"><div class=MuiCode-root><pre><code class=language-jsx>&lt;A /&gt;</code></pre></div></div>',
    markdown: '**Demo Play**\n\n```jsx\n<A />\n```\n',
  },
];

const SOURCE = {
  permalink: '/zh/page/',
  sourcePath: '/site/page.mdx',
  library: null,
  version: null,
};

const toPage = (content: string) =>
  `<!doctype html><html><head><title>Title | Docs</title><meta name=description content="What &quot;it&quot; is"></head><body><nav>Menu</nav><div id=__docusaurus_skipToContent_fallback><aside>Side</aside><main><nav>Crumbs</nav><article><div class="theme-doc-markdown markdown"><h1>H</h1>${content}</div><footer>Edit</footer></article></main></div><footer>Site</footer></body></html>`;

function convert(cases: readonly ConvertCase[]): Array<ConvertedPage | null> {
  const output = execFileSync(process.execPath, ['--import', 'tsx', PROGRAM], {
    input: JSON.stringify(cases),
  });
  return JSON.parse(output.toString()) as Array<ConvertedPage | null>;
}

const bodyOf = (text: string) => text.slice(text.indexOf('\n---\n') + '\n---\n'.length);

describe('a page in Markdown', () => {
  let pages: Array<ConvertedPage | null>;
  beforeAll(() => {
    pages = convert(
      CASES.map(({ html, demos = [] }) => ({ html: toPage(html), source: SOURCE, demos })),
    );
  });

  it.each(CASES.map((entry, index) => ({ ...entry, index })))(
    'has $name',
    ({ markdown, javaScript, index }) => {
      const page = pages[index];
      expect(bodyOf(page?.markdown ?? '')).toBe(`\n# H\n\n${markdown}`);
      expect(page?.javaScript && bodyOf(page.javaScript)).toBe(
        javaScript === undefined ? null : `\n# H\n\n${javaScript}`,
      );
    },
  );
});

describe('what a page says of itself', () => {
  let pages: Array<ConvertedPage | null>;
  beforeAll(() => {
    pages = convert([
      {
        html: toPage('<p>Text</p>'),
        source: {
          ...SOURCE,
          library: { name: 'Lib', package: '@x/lib' },
          version: 'v1.2.3',
        },
        demos: [],
      },
      {
        html: '<head><title>Home | Docs</title></head><body><div id="__docusaurus_skipToContent_fallback"><main><h1>Home</h1></main></div><footer>Site</footer></body>',
        source: { ...SOURCE, permalink: '/zh/', sourcePath: null },
        demos: [],
      },
      {
        html: '<head><title>App - Lib | Docs</title><meta property=og:title content="App | Docs"><meta name=description content="An app"></head><body><div id=__docusaurus_skipToContent_fallback><div data-demo-root><main><h1>Live</h1></main></div></div></body>',
        source: SOURCE,
        demos: [demo('App', { styling: null, files: [tsx('App', 'app\n')] })],
      },
      { html: '<meta http-equiv=refresh content="0; url=/">', source: SOURCE, demos: [] },
    ]);
  });

  it('stands before its text, with what it documents', () => {
    expect(pages[0]?.markdown).toBe(`---
title: "Title"
description: "What \\"it\\" is"
url: "https://docs.test/zh/page/"
product: "Lib"
package: "@x/lib"
version: "v1.2.3"
---

# H

Text
`);
    expect(pages[0]?.markdownUrl).toBe('https://docs.test/zh/page.md');
  });

  it('is left out where it is not known', () => {
    expect(pages[1]?.markdown).toBe(
      '---\ntitle: "Home"\nurl: "https://docs.test/zh/"\n---\n\n# Home\n',
    );
    expect(pages[1]?.markdownUrl).toBe('https://docs.test/zh/index.md');
  });

  it('is its heading where all that it shows is a live demo', () => {
    expect(bodyOf(pages[2]?.markdown ?? '')).toBe(
      '\n# App\n\nAn app\n\n**App**\n\n```tsx title="App.tsx" demo="App"\napp\n```\n',
    );
  });

  it('is nothing for a file that only redirects', () => {
    expect(pages[3]).toBeNull();
  });
});
