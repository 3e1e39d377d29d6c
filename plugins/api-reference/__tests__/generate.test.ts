import fs from 'node:fs';
import path from 'node:path';
import type { ApiPage } from '../client/types';
import { generate } from '../node/generate';
import { resolvePackage } from '../node/resolvePackage';
import { createSite, KIT_OPTIONS, writeFile } from './createSite';

jest.mock('@docusaurus/logger', () => ({
  __esModule: true,
  default: { info: jest.fn(), success: jest.fn() },
}));

const OPTIONS = {
  docsHosts: ['docs.kit.example'],
  demoElement: 'Demo',
  products: [
    {
      title: 'Kit',
      docsDir: 'docs/kit',
      basePath: '/kit',
      archive: null,
      packages: [KIT_OPTIONS],
    },
  ],
};

let siteDir: string;

function read(name: string): string {
  return fs.readFileSync(path.join(siteDir, 'docs/kit/api', name), 'utf8');
}

function readPage(slug: string): ApiPage {
  return JSON.parse(read(`${slug}.json`)) as ApiPage;
}

beforeAll(async () => {
  siteDir = createSite();
  writeFile(
    siteDir,
    'docs/kit/components/card/card.mdx',
    '---\ntitle: Kit Card component\nslug: /react-card\n---\n\n## Sizes\n\n<Demo src="./Sizes.tsx" />\n\n<Demo src="./Looks" />\n',
  );
  writeFile(
    siteDir,
    'docs/kit/components/card/Sizes.tsx',
    'import { Card, Picker as Chooser } from \'fixture-kit\';\nexport default () => <Card title="" />;\n',
  );
  writeFile(
    siteDir,
    'docs/kit/components/card/Looks/css.tsx',
    "import { Card } from 'fixture-kit/Card';\nimport type { useCount } from 'fixture-kit';\nexport const slots = { action: 'b' };\n",
  );
  writeFile(
    siteDir,
    'docs/kit/guide/guide.mdx',
    '---\ntitle: Guide\nslug: /guide\n---\n\n## The `titles` {#titles}\n',
  );
  writeFile(
    siteDir,
    'docs/kit/guide/links.mdx',
    [
      '---\ntitle: Links\nslug: /links\ncomponents: [Panel]\n---\n',
      'See the [props](/kit/api/card/#Card-prop-size) and <Link to="/kit/api/use-count">this</Link>.\n',
      '```tsx title="App.tsx"\nimport { Picker } from \'fixture-kit\';\n```\n',
      '```md\n[not a link](/kit/api/oldie/)\n```\n',
    ].join('\n'),
  );
  await generate(siteDir, OPTIONS);
}, 60_000);

afterAll(() => fs.rmSync(siteDir, { recursive: true }));

describe('generate', () => {
  it('writes a page and its data for every export, and a list of them', () => {
    const names = fs.readdirSync(path.join(siteDir, 'docs/kit/api'));
    expect(names).toHaveLength(22);
    expect(names).toEqual(expect.arrayContaining(['card.mdx', 'card.json', 'use-count.mdx']));
    expect(read('index.mdx')).toContain(
      'description: "Every API page of Kit: 8 components and 2 hooks, generated from the type declarations of the documented release."',
    );
    expect(JSON.parse(read('index.json'))).toContainEqual({
      kind: 'component',
      name: 'Oldie',
      href: '/kit/api/oldie/',
      isUnstable: false,
      isDeprecated: true,
    });
  });

  it('gives a page its front matter, its contents and its samples', () => {
    const page = read('card.mdx');
    expect(page).toMatch(/^---\ntitle: "Card API"\ndescription: "Kit Card: props with types/);
    expect(page).toContain('slug: "/api/card"\ncustom_edit_url: null\n');
    expect(page).toContain('{"value":"size","id":"Card-prop-size","level":3}');
    // Folded away, so not in the table of contents.
    expect(page).not.toContain('Card-prop-caption');
    expect(page).toContain("```js\nimport { Card } from 'fixture-kit/Card';\n// or\n");
    expect(page).toContain("    MuiCard: {\n      defaultProps: { color: 'loud' },");
    expect(read('panel.mdx')).not.toContain('## Theme');
  });

  it('says which pages show a component, by the imports of their demos', () => {
    const demos = (slug: string) => readPage(slug).demos;
    expect(demos('card')).toEqual([
      { title: 'Kit Card component', href: '/kit/react-card/', demoCount: 2 },
    ]);
    expect(demos('picker').map(({ demoCount }) => demoCount)).toEqual([1]);
    expect(demos('use-count')).toEqual([]);
    expect(read('card.mdx')).toContain('- [Kit Card component](/kit/react-card/)');
  });

  it('says which other pages link to it, cover it, or import it in a sample', () => {
    const links = { title: 'Links', href: '/kit/links/' };
    expect(readPage('card').mentions).toEqual([links]);
    expect(readPage('use-count').mentions).toEqual([links]);
    expect(readPage('panel').mentions).toEqual([links]);
    expect(readPage('picker').mentions).toEqual([links]);
    expect(readPage('oldie').mentions).toEqual([]);
    expect(read('card.mdx')).toContain('## What links here\n\nPages that link');
    expect(read('card.mdx')).toContain('"id":"what-links-here","level":2}');
    expect(read('card.mdx')).toContain('besides those with demos:\n\n- [Links](/kit/links/)');
    expect(read('oldie.mdx')).not.toContain('What links here');
  });

  it('shows a demo in which classes can be inspected: the one that mentions most of them', async () => {
    // Both import it; the second one has the slot `action`.
    expect(readPage('card').liveDemo).toBe('components/card/Looks');
    expect(read('card.mdx')).toContain(
      '<ApiTables page={page}>\n\n<Demo src="../components/card/Looks" hideToolbar />\n\n</ApiTables>',
    );
    // Without a class there is nothing to inspect, without an element for demos no way to show one.
    expect(readPage('picker').liveDemo).toBeNull();
    expect(read('picker.mdx')).toContain('<ApiTables page={page} />');
    await generate(siteDir, { ...OPTIONS, demoElement: null });
    expect(read('card.mdx')).toContain('<ApiTables page={page} />');
    await generate(siteDir, OPTIONS);
  });

  it('leads links to pages of this site, and others to where they led', () => {
    const { props, classes, inherits } = readPage('card');
    expect(props.find(({ name }) => name === 'title')?.description).toBe(
      'The title. Read [the guide](/kit/guide/#titles).',
    );
    expect(classes.find(({ key }) => key === 'tall')?.deprecated).toBe(
      'Use [.KitCard-root](/kit/api/card/#Card-classes-root) instead.',
    );
    expect(inherits[0]?.href).toBe('/kit/api/panel/');
  });

  it('shows inherited props as the page of their component does, with a link there', () => {
    const [elevation] = readPage('panel').props.filter(({ name }) => name === 'elevation');
    expect(elevation).toMatchObject({ type: 'number', default: '1' });
    expect(readPage('card').inheritedProps).toEqual([
      { ...elevation, from: 'Panel', href: '/kit/api/panel/#Panel-prop-elevation' },
    ]);
    expect(readPage('panel').inheritedProps).toEqual([]);
    // Not in the table of contents: there stands what the component adds.
    expect(read('card.mdx')).not.toContain('Card-prop-elevation');
  });

  it('touches nothing that is right, and removes what is no longer exported', async () => {
    writeFile(siteDir, 'docs/kit/api/gone.mdx', 'old');
    writeFile(siteDir, 'docs/kit/api/card.json', '{}');
    expect(await generate(siteDir, OPTIONS)).toEqual({ pageCount: 10, written: 1, removed: 1 });
    expect(await generate(siteDir, OPTIONS)).toEqual({ pageCount: 10, written: 0, removed: 0 });
  });

  it('does nothing where nothing is documented', async () => {
    expect(await generate(siteDir, { products: [], docsHosts: [], demoElement: null })).toEqual({
      pageCount: 0,
      written: 0,
      removed: 0,
    });
    expect(readPage('card').name).toBe('Card');
  });

  it('takes a damaged cache for none', async () => {
    const folder = path.join(siteDir, 'node_modules/.cache/api-reference');
    for (const name of fs.readdirSync(folder)) fs.writeFileSync(path.join(folder, name), '{"');
    expect(await generate(siteDir, OPTIONS)).toMatchObject({ pageCount: 10, written: 0 });
  }, 60_000);
});

describe('resolvePackage', () => {
  function resolve(dependencies: Record<string, string>, name = 'fixture-kit'): () => unknown {
    writeFile(siteDir, 'package.json', JSON.stringify({ dependencies }));
    return () => resolvePackage(siteDir, { ...KIT_OPTIONS, name });
  }

  it('takes the version that is pinned, an alias included', () => {
    expect(resolve({ 'fixture-kit': '1.2.3' })()).toMatchObject({ version: '1.2.3' });
    expect(resolve({ 'fixture-kit': 'npm:@scope/kit@1.2.3' })()).toMatchObject({
      version: '1.2.3',
    });
  });

  it.each([
    [
      {},
      'fixture-kit',
      'API reference, fixture-kit: package.json does not list it.\n  To mend: add the release to be documented: npm install --save-exact fixture-kit',
    ],
    [
      { missing: '1.0.0' },
      'missing',
      'API reference, missing: it is not installed.\n  To mend: run `npm ci`.',
    ],
    [
      { 'fixture-kit': '^1.2.0' },
      'fixture-kit',
      'API reference, fixture-kit: package.json pins "^1.2.0", but 1.2.3 is installed.\n  To mend: run `npm ci`, or pin one exact version: "fixture-kit": "1.2.3".',
    ],
  ])('stops the build: %j', (dependencies, name, message) => {
    expect(resolve(dependencies, name)).toThrow(message);
  });
});

describe('an older release, installed under an alias', () => {
  let oldSite: string;
  const OLD = {
    ...KIT_OPTIONS,
    name: 'kit-old',
    entryPoints: ['kit-old'],
    theme: { importPath: 'kit-old', name: 'Components', factory: 'createTheme' },
  };
  const products = (components: readonly string[]) => [
    ...OPTIONS.products,
    {
      title: 'Kit v1',
      docsDir: 'kit_versioned_docs/version-v1',
      basePath: '/kit/v1',
      archive: { basePath: '/kit', docsHost: 'v1.kit.example' },
      packages: [{ ...OLD, components }],
    },
  ];

  beforeAll(() => {
    oldSite = createSite({ 'fixture-kit': '1.2.3', 'kit-old': 'npm:fixture-kit@1.2.3' });
    const modules = path.join(oldSite, 'node_modules');
    fs.cpSync(path.join(modules, 'fixture-kit'), path.join(modules, 'kit-old'), {
      recursive: true,
    });
    for (const docsDir of ['docs/kit', 'kit_versioned_docs/version-v1']) {
      const demo =
        'import { Card } from \'fixture-kit\';\nexport default () => <Card title="" />;\n';
      writeFile(oldSite, `${docsDir}/card/Sizes.tsx`, demo);
      writeFile(
        oldSite,
        `${docsDir}/card/card.mdx`,
        '---\ntitle: Card\nslug: /react-card\n---\n\n<Demo src="./Sizes.tsx" />\n',
      );
    }
  });

  afterAll(() => fs.rmSync(oldSite, { recursive: true }));

  const readOld = (file: string) =>
    fs.readFileSync(path.join(oldSite, 'kit_versioned_docs/version-v1/api', file), 'utf8');

  it('has pages of what is chosen, under the name it was published with', async () => {
    await generate(oldSite, { ...OPTIONS, products: products(['Card']) });
    const names = fs.readdirSync(path.join(oldSite, 'kit_versioned_docs/version-v1/api'));
    expect(names.sort()).toEqual(['card.json', 'card.mdx', 'index.json', 'index.mdx']);
    const page = JSON.parse(readOld('card.json')) as ApiPage;
    expect(page).toMatchObject({ packageName: 'fixture-kit', version: '1.2.3' });
    expect(page.classes.length).toBeGreaterThan(0);
    expect(readOld('card.mdx') + readOld('card.json')).not.toContain('kit-old');
  });

  it('keeps to its own demos and links, and the current pages to theirs', async () => {
    const page = JSON.parse(readOld('card.json')) as ApiPage;
    expect(page.demos.map(({ href }) => href)).toEqual(['/kit/v1/react-card/']);
    const current = JSON.parse(
      fs.readFileSync(path.join(oldSite, 'docs/kit/api/card.json'), 'utf8'),
    ) as ApiPage;
    expect(current.demos.map(({ href }) => href)).toEqual(['/kit/react-card/']);
    expect(page.classes.find(({ key }) => key === 'tall')?.deprecated).toBe(
      'Use [.KitCard-root](/kit/v1/api/card/#Card-classes-root) instead.',
    );
    expect(page.props.find(({ name }) => name === 'title')?.description).toContain(
      '(https://v1.kit.example/kit/guide/',
    );
  });

  it('cannot choose what it does not export', async () => {
    await expect(
      generate(oldSite, { ...OPTIONS, products: products(['Card', 'Cart']) }),
    ).rejects.toThrow('the option "components" names Cart, which 1.2.3 does not export.');
  });
});
