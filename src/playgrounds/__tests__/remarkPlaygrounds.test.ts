import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { remarkPlaygrounds } from '../node/remarkPlaygrounds';
import { parseQuery } from '../node/request';

const siteDir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'playgrounds-')));
const API_FILE = path.join(siteDir, 'docs/kit/api/card.json');

beforeAll(() => {
  fs.mkdirSync(path.dirname(API_FILE), { recursive: true });
  const size = {
    name: 'size',
    type: "'small'",
    values: ["'small'"],
    default: null,
    deprecated: null,
  };
  fs.writeFileSync(API_FILE, JSON.stringify({ name: 'Card', props: [size], inheritedProps: [] }));
});

afterAll(() => fs.rmSync(siteDir, { recursive: true }));

interface Page {
  readonly playground?: unknown;
  /** Attributes of each `<Playground>`, which stand one below the other from line 10 on. */
  readonly elements?: ReadonlyArray<Readonly<Record<string, unknown>>>;
  readonly source?: string;
  readonly filePath?: string;
}

function run({ playground, elements = [{ component: 'Card' }], source = '', filePath }: Page) {
  const children = elements.map((attributes, index) => ({
    type: 'mdxJsxFlowElement',
    name: 'Playground',
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [],
    position: { start: { line: 10 + index, column: 1 } },
  }));
  const tree = { type: 'root', children } as unknown as Root;
  const file = {
    path: path.join(siteDir, filePath ?? 'docs/kit/components/card.mdx'),
    value: source,
    data: { frontMatter: playground === undefined ? {} : { playground } },
  } as unknown as VFile;
  remarkPlaygrounds({
    siteDir,
    getOriginalPath: (pagePath) =>
      pagePath.includes('i18n') ? path.join(siteDir, 'docs/kit/components/card.mdx') : undefined,
  })(tree, file);
  return tree.children as unknown as Array<{ value?: string; attributes?: unknown }>;
}

describe('a playground', () => {
  it('gets the module of its component with its start values', () => {
    const [module, element] = run({ playground: { Card: { size: 'small' } } });
    const [, request = ''] = /^import __playground0 from '(.+)'$/.exec(module?.value ?? '') ?? [];
    const [file, query = ''] = request.split('?');
    expect(file).toBe(API_FILE);
    expect(parseQuery(`?${query}`)).toEqual({
      part: 'playground',
      page: 'docs/kit/components/card.mdx:10',
      authored: { size: 'small' },
    });
    expect(element).toMatchObject({
      name: 'Demo',
      attributes: [
        { name: 'name', value: 'CardPlayground' },
        { name: 'variants', value: { value: '__playground0' } },
      ],
    });
  });

  it('of a translation takes the data of the original', () => {
    expect(run({ filePath: 'i18n/zh/docs/card.mdx' })[0]?.value).toContain(API_FILE);
  });

  it('is nothing on pages without one', () => {
    expect(run({ elements: [] })).toEqual([]);
  });

  it.each<[string, Page, string]>([
    [
      'an unknown component',
      { elements: [{ component: 'Cart' }] },
      'docs/kit/components/card.mdx:10: there is no API data of the component "Cart" beside this page.\n  To mend: correct the name; data that begin alike: card.',
    ],
    [
      'a path for a name',
      { elements: [{ component: '../card' }] },
      'docs/kit/components/card.mdx:10: there is no API data of the component "../card" beside this page.\n  To mend: correct the name, or give the component an API page in api-reference.config.ts.',
    ],
    [
      'another attribute',
      { elements: [{ component: 'Card', size: 'small' }] },
      'docs/kit/components/card.mdx:10: <Playground> has one attribute, component, and it is text.\n  To mend: write <Playground component="Button" />; start values stand in the front matter.',
    ],
    [
      'a second one',
      { elements: [{ component: 'Card' }, { component: 'Card' }] },
      'docs/kit/components/card.mdx:11: the playground of Card already stands in line 10.\n  To mend: show it once: its component names its parameters in the address.',
    ],
    [
      'a wrong start value',
      {
        source: '---\nslug: /size\nplayground:\n  Card:\n    size: huge\n---\n',
        playground: { Card: { size: 'huge' } },
      },
      'docs/kit/components/card.mdx:5: the start value of "size" is "huge".\n  To mend: write small, or null for no control.',
    ],
    [
      'start values that are none',
      { source: '---\nplayground: { Card: small }\n---', playground: { Card: 'small' } },
      'docs/kit/components/card.mdx:2: "playground.Card" is "small".\n  To mend: write the start values of each component: playground: { Button: { children: Save, variant: contained } }.',
    ],
    [
      'start values of all components at once',
      { source: '---\ntitle: Card\nplayground: [a]\n---', playground: ['a'] },
      'docs/kit/components/card.mdx:3: "playground" is ["a"].\n  To mend: write the start values of each component: playground: { Button: { children: Save, variant: contained } }.',
    ],
    [
      'start values without a playground',
      { source: '---\nplayground:\n  Card: {}\n---', playground: { Card: {} }, elements: [] },
      'docs/kit/components/card.mdx:3: "playground.Card" gives start values to a playground that the page does not have.\n  To mend: write <Playground component="Card" />, or remove them.',
    ],
  ])('cannot be made with %s', (_what, page, message) => {
    expect(() => run(page)).toThrow(new Error(message));
  });
});
