import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ComponentType } from 'react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import * as realTrees from '../../sidebars';
import { validateFrontMatter } from '../../src/content/validateFrontMatter';
import { flattenTree, isExternal } from '../../src/navigation/entries';
import type { NavigationTrees } from '../../src/navigation/types';
import { products } from '../../src/products/products';
import { createNewPage, type NewPage } from '../new-page/create-new-page';
import { createDemoTemplate } from '../new-page/demo-templates';
import { createPage } from '../new-page/page-template';
import { planPage } from '../new-page/plan-page';
import { removePlanned } from '../new-page/remove-planned';

const projectRoot = path.resolve(__dirname, '../..');

/** The trees of a site in which nothing is written yet, so that no page of the real one is in the way. */
const sidebars = `export const materialUi = [
  {
    pathname: '/material-ui/react-',
    title: 'Components',
    children: [
      {
        pathname: '/material-ui/components/inputs',
        subheader: 'inputs',
        children: [
          { pathname: '/material-ui/react-slider', planned: true },
          { planned: true, pathname: '/material-ui/react-switch' },
          {
            pathname: '/material-ui/react-radio-button',
            title: 'Radio Group',
            planned: true,
          },
          { pathname: '/material-ui/react-button' },
        ],
      },
    ],
  },
  { pathname: '/material-ui/api', children: [{ pathname: '/material-ui/api/slider' }] },
  { pathname: '/material-ui/customization/palette', planned: true },
];
export const joyUi = [{ pathname: '/joy-ui/react-slider' }];
export const baseUi = [{ pathname: '/base-ui/react-slider' }];
export const system = [{ pathname: '/system/react-stack' }];
export const experiments = [{ pathname: '/experiments/writing/headers' }];
`;

describe('planPage', () => {
  const materialUi = { pathSegment: 'material-ui' };
  const plan = (pagePath: string) => planPage(materialUi, pagePath, realTrees.materialUi);

  it('plans the page of a component', () => {
    expect(plan('react-slider')).toEqual({
      pathname: '/material-ui/react-slider',
      slug: '/react-slider',
      folder: 'components/slider',
      name: 'slider',
      title: 'Slider',
      demoName: 'BasicSlider',
      componentName: 'Slider',
      isComponentPage: true,
    });
  });

  it.each([
    'react-slider',
    '/react-slider/',
    '/material-ui/react-slider',
    'material-ui/react-slider/',
  ])('understands %s', (pagePath) => {
    expect(plan(pagePath).pathname).toBe('/material-ui/react-slider');
  });

  it.each([
    ['customization/z-index', 'customization/z-index', 'BasicZIndex'],
    [
      'customization/css-theme-variables/usage',
      'customization/css-theme-variables/usage',
      'BasicUsage',
    ],
    ['getting-started', 'getting-started/overview', 'BasicOverview'],
    ['icons', 'components/icons', 'BasicIcons'],
    [
      'react-floating-action-button',
      'components/floating-action-button',
      'BasicFloatingActionButton',
    ],
  ])('puts %s into %s', (pagePath, folder, demoName) => {
    expect(plan(pagePath)).toMatchObject({ folder, demoName });
  });

  it('names a folder after the group where the address has no section', () => {
    expect(planPage({ pathSegment: 'system' }, 'spacing', realTrees.system)).toMatchObject({
      folder: 'style-utilities/spacing',
      slug: '/spacing',
    });
  });

  it('knows no component where the API reference has none of that name', () => {
    expect(plan('react-radio-button').componentName).toBeNull();
    expect(plan('customization/palette').componentName).toBeNull();
  });

  it('names the nearest pages for an address that is in no tree', () => {
    expect(() => plan('react-slidr')).toThrow(
      /^No entry in sidebars\.ts has the address \/material-ui\/react-slidr\.\nThe nearest are: \/material-ui\/react-slider, .*\nUse one of these, or add \{ pathname: '\/material-ui\/react-slidr', planned: true \}/,
    );
  });

  it('refuses groups and generated pages', () => {
    expect(() => plan('components/inputs')).toThrow(
      /is a group in sidebars\.ts, not a page\.\nName a page of it: .*\/material-ui\/react-button,/,
    );
    expect(() => plan('api/button')).toThrow(/pages are generated from the packages/);
  });
});

describe('removePlanned', () => {
  it.each([
    ['/material-ui/react-slider', "{ pathname: '/material-ui/react-slider' },"],
    ['/material-ui/react-switch', "{ pathname: '/material-ui/react-switch' },"],
    [
      '/material-ui/react-radio-button',
      "pathname: '/material-ui/react-radio-button',\n            title: 'Radio Group',\n          },",
    ],
  ])('takes the flag of %s and nothing else', (pathname, expected) => {
    const changed = removePlanned(sidebars, pathname);
    expect(changed).toContain(expected);
    expect(changed?.match(/planned/g)).toHaveLength(3);
  });

  it.each(['/material-ui/react-button', '/material-ui/react-none'])(
    'leaves the text alone for %s, which has no flag',
    (pathname) => {
      expect(removePlanned(sidebars, pathname)).toBeNull();
    },
  );

  it('finds every planned page of the site that is no API page', () => {
    const source = fs.readFileSync(path.join(projectRoot, 'sidebars.ts'), 'utf8');
    const planned = Object.values(realTrees)
      .flatMap(flattenTree)
      .filter((entry) => entry.planned && entry.pathname.split('/')[2] !== 'api');
    const missed = planned.filter(({ pathname }) => removePlanned(source, pathname) === null);
    expect(missed).toEqual([]);
  });
});

describe('createPage', () => {
  it('gives every page of the site front matter that passes the check of the build', async () => {
    const pages = products.flatMap((product) => {
      const exportName = product.id.replace(/-(.)/g, (_match, letter: string) =>
        letter.toUpperCase(),
      ) as keyof typeof realTrees;
      const tree = realTrees[exportName];
      return flattenTree(tree)
        .filter((entry) => !entry.children && !isExternal(entry))
        .filter(({ pathname }) => pathname.split('/')[2] !== 'api')
        .map(({ pathname }) => {
          const plan = planPage(product, pathname, tree);
          const demo = createDemoTemplate(product.id, plan.demoName);
          const fileContent = createPage({ product, plan, demo, importLine: null });
          return { filePath: path.join(projectRoot, `docs/${plan.name}.mdx`), fileContent, plan };
        });
    });
    expect(pages.length).toBeGreaterThan(100);
    for (const { plan, ...page } of pages) {
      const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER(page);
      validateFrontMatter({ ...page, siteDir: projectRoot, frontMatter });
      expect(frontMatter).toMatchObject({
        title: plan.isComponentPage ? `React ${plan.title} component` : plan.title,
        slug: plan.slug,
      });
    }
  });
});

describe('npm run new:page', () => {
  let root: string;

  beforeEach(() => {
    root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'new-page-')));
    fs.symlinkSync(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'));
    fs.writeFileSync(path.join(root, 'sidebars.ts'), sidebars);
  });

  afterEach(() => {
    fs.rmSync(root, { recursive: true, force: true });
  });

  const create = (productId: string, pagePath: string): Promise<NewPage> =>
    createNewPage({
      root,
      productId,
      pagePath,
      trees: jest.requireActual<NavigationTrees>(path.join(root, 'sidebars.ts')),
    });
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

  it('writes a page, a demo and the navigation', async () => {
    const page = await create('material-ui', 'react-slider');
    expect(page).toEqual({
      files: [
        'docs/material-ui/components/slider/slider.mdx',
        'docs/material-ui/components/slider/BasicSlider.tsx',
      ],
      pathname: '/material-ui/react-slider',
      isPlannedRemoved: true,
    });
    expect(read('sidebars.ts')).toContain("{ pathname: '/material-ui/react-slider' },");
    expect(read('docs/material-ui/components/slider/slider.mdx')).toMatch(
      /^---\ntitle: React Slider component\n# .*\ndescription: How to use Slider of Material UI .*\nslug: \/react-slider\n# .*\ncomponents: \[Slider\]\n/,
    );
    expect(read('docs/material-ui/components/slider/slider.mdx')).toContain(
      "```tsx\nimport Slider from '@mui/material/Slider';\n```",
    );
  });

  it('writes the text of the page as comments only, below its headings', async () => {
    await create('joy-ui', 'react-slider');
    const [, , body = ''] = read('docs/joy-ui/components/slider/slider.mdx').split(/^---$/m);
    const prose = body
      .replace(/```tsx\n.*?```/gs, '')
      .split('\n')
      .filter((line) => line !== '' && !/^(## |\{\/\* .* \*\/\}$|<Demo src=".*" \/>$)/.test(line));
    expect(prose).toEqual([]);
    expect(body.match(/^## .*$/gm)).toEqual([
      '## Basics',
      '## Customization',
      '## Accessibility',
      '## Next',
    ]);
  });

  it.each([
    ['material-ui', 'react-slider'],
    ['material-ui', 'customization/palette'],
    ['joy-ui', 'react-slider'],
    ['base-ui', 'react-slider'],
    ['system', 'react-stack'],
    ['experiments', 'writing/headers'],
  ])(
    'writes demos for %s that render on the server without a warning',
    async (productId, pagePath) => {
      const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { files } = await create(productId, pagePath);
      const demos = files.filter((file) => file.endsWith('.tsx'));
      expect(demos).toHaveLength(productId === 'base-ui' ? 3 : 1);
      for (const demo of demos) {
        const { default: Demo } = jest.requireActual<{ default: ComponentType }>(
          path.join(root, demo),
        );
        expect(renderToString(createElement(Demo))).toMatch(/Save|A box with a border/);
        expect(demo).toContain(`${Demo.name}${productId === 'base-ui' ? '/' : '.tsx'}`);
      }
      expect(logged).not.toHaveBeenCalled();
    },
  );

  it('refuses a page that exists, wherever it lies', async () => {
    const folder = path.join(root, 'docs/material-ui/elsewhere');
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'a.mdx'), '---\nslug: /react-slider\n---\n');
    await expect(create('material-ui', 'react-slider')).rejects.toThrow(
      'The page /material-ui/react-slider exists already: docs/material-ui/elsewhere/a.mdx. Edit it there.',
    );
    expect(fs.readdirSync(path.join(root, 'docs/material-ui'))).toEqual(['elsewhere']);
  });

  it('overwrites nothing', async () => {
    const demo = path.join(root, 'docs/material-ui/components/slider/BasicSlider.tsx');
    fs.mkdirSync(path.dirname(demo), { recursive: true });
    fs.writeFileSync(demo, 'mine');
    await expect(create('material-ui', 'react-slider')).rejects.toThrow(
      'docs/material-ui/components/slider/BasicSlider.tsx exists already.',
    );
    expect(fs.readdirSync(path.dirname(demo))).toEqual(['BasicSlider.tsx']);
    expect(read('sidebars.ts')).toContain("'/material-ui/react-slider', planned: true");
  });

  it('names the products for one that there is not', async () => {
    await expect(create('material', 'react-slider')).rejects.toThrow(
      'There is no product "material". The products are: material-ui, joy-ui, base-ui, system, experiments.',
    );
  });
});
