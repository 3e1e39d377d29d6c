import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, PluginContentLoadedActions } from '@docusaurus/types';
import demosPlugin from '..';
import { buildEarlyInputScript } from '../node/buildEarlyInputScript';
import { buildVariantStyle } from '../node/buildVariantStyle';
import { DEFAULT_OPTIONS } from '../options';

// Jest cannot load Tailwind, which is made of ES modules; nothing is compiled here.
jest.mock('../node/compileTailwind', () => ({ compileTailwind: jest.fn() }));

interface LoaderRule {
  readonly test: RegExp;
  readonly resourceQuery: RegExp;
  readonly use: ReadonlyArray<{
    readonly loader: string;
    readonly options: { readonly transform: (...args: unknown[]) => Promise<string> };
  }>;
}
interface BundlerConfig {
  readonly mergeStrategy: unknown;
  readonly module: { readonly rules: readonly [LoaderRule] };
  readonly optimization?: {
    readonly splitChunks: {
      readonly cacheGroups: Record<
        string,
        { test: RegExp; priority: number; chunks: (chunk: { name?: string | null }) => boolean }
      >;
    };
  };
}

const plugin = demosPlugin({ siteDir: '/site' } as LoadContext, DEFAULT_OPTIONS);

function getBundlerConfig(isServer: boolean): BundlerConfig {
  const { configureWebpack } = plugin as unknown as {
    configureWebpack: (config: object, isServer: boolean) => BundlerConfig;
  };
  return configureWebpack({}, isServer);
}

it('brings theme components and a stylesheet that exist', () => {
  const files = [plugin.getThemePath?.(), ...(plugin.getClientModules?.() ?? [])];
  expect(files.map((file) => fs.existsSync(file ?? ''))).toEqual([true, true]);
});

it('has in the head what must hold before the first paint: styling variants, and the record of input', () => {
  expect(plugin.injectHtmlTags?.({ content: undefined })).toEqual({
    headTags: [
      { tagName: 'style', innerHTML: buildVariantStyle(DEFAULT_OPTIONS.stylings) },
      { tagName: 'script', innerHTML: buildEarlyInputScript() },
    ],
  });
});

it('tells browsers the styling solutions, and that there is no editor where none is wanted', async () => {
  const setGlobalData = jest.fn();
  await plugin.contentLoaded?.({
    content: undefined,
    actions: { setGlobalData } as unknown as PluginContentLoadedActions,
  });
  expect(setGlobalData.mock.calls).toEqual([
    [{ stylings: DEFAULT_OPTIONS.stylings, editor: null }],
  ]);
});

describe('the rule of the bundler', () => {
  const { mergeStrategy, module } = getBundlerConfig(true);
  const [rule] = module.rules;

  it.each([
    ['/docs/A.tsx', '?demo&page=docs%2Fa.mdx%3A1', true],
    ['/docs/A.tsx', '?demo-component', true],
    ['/docs/A.tsx', '?demo-styles', true],
    ['/docs/A.tsx', '?demo-source', true],
    ['/docs/A.tsx', '', false],
    ['/docs/A.tsx', '?raw&demo', false],
    ['/docs/A.tsx', '?demonstration', false],
    ['/docs/a.css', '?demo', false],
  ])('for %s%s takes part: %p', (file, query, isMatch) => {
    expect(rule.test.test(file) && rule.resourceQuery.test(query)).toBe(isMatch);
  });

  it('stands before the rules of Docusaurus, which compile what it returns', () => {
    expect(mergeStrategy).toEqual({ 'module.rules': 'prepend' });
  });

  it('passes a demo through a loader that plain Node can read, errors included', async () => {
    const [use] = rule.use;
    expect(path.extname(use?.loader ?? '')).toBe('.cjs');
    const loader = jest.requireActual<(this: unknown, source: string) => void>(use?.loader ?? '');
    const run = (source: string) =>
      new Promise<unknown[]>((resolve) => {
        loader.call(
          {
            async:
              () =>
              (...result: unknown[]) =>
                resolve(result),
            getOptions: () => use?.options,
            resourcePath: '/site/docs/A.tsx',
            resourceQuery: '?demo-component',
            addDependency: () => {},
          },
          source,
        );
      });
    const source = 'export default () => null;';
    expect(await run(source)).toEqual([null, source]);
    const [error] = await run('export const a = 1;');
    expect(String(error)).toContain('docs/A.tsx:1: the demo has no default export.');
  });
});

describe('the chunks of browsers', () => {
  const { demoEngine, demoShared } =
    getBundlerConfig(false).optimization?.splitChunks.cacheGroups ?? {};

  it('share code between demos only, never with what every page downloads', () => {
    for (const group of [demoEngine, demoShared]) {
      expect(group?.chunks({ name: 'demo-d1' })).toBe(true);
      expect(group?.chunks({ name: 'main' })).toBe(false);
      expect(group?.chunks({ name: null })).toBe(false);
      expect(group?.chunks({})).toBe(false);
      // Docusaurus puts what its pages share into a group of this priority.
      expect(group?.priority).toBeGreaterThan(40);
    }
  });

  it.each([
    ['/node_modules/@emotion/react/dist/index.js', true],
    ['/node_modules/@mui/system/esm/Box.js', true],
    ['\\node_modules\\stylis\\index.js', true],
    ['/node_modules/@mui/material/Button/Button.js', false],
    ['/node_modules/react-dom/index.js', false],
  ])('have the style engine in one, so of %s: %p', (file, isEngine) => {
    expect(demoEngine?.test.test(file)).toBe(isEngine);
  });
});

describe('the code of the server', () => {
  const { shared, ...others } = getBundlerConfig(true).optimization?.splitChunks.cacheGroups ?? {};

  it.each([
    ['/node_modules/@mui/material/Button/Button.js', true],
    ['\\site\\src\\theming\\materialThemes.ts', true],
    ['/site/docs/joy-ui/components/button/BasicButtons.tsx', false],
  ])('has what pages share once, so of %s: %p', (file, isShared) => {
    expect(shared?.test.test(file)).toBe(isShared);
  });

  it('is shared in no other way', () => {
    expect(others).toEqual({ default: false, defaultVendors: false });
  });
});
