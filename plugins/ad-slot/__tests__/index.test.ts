import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import adSlotPlugin, { validateOptions } from '../index';
import { DEFAULT_OPTIONS, type PluginOptions } from '../options';

const AD = {
  name: 'Kit',
  link: 'https://shop.example/kit/',
  image: '/kit.svg',
  description: 'A kit.',
};

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'ad-slot-'));
  fs.mkdirSync(path.join(siteDir, 'static'));
  fs.writeFileSync(path.join(siteDir, 'static', 'kit.svg'), '<svg/>');
});

afterEach(() => {
  fs.rmSync(siteDir, { recursive: true });
  process.env.NODE_ENV = 'test';
});

function createPlugin(options: Partial<PluginOptions> = {}) {
  const context = { siteDir, baseUrl: '/zh/', siteConfig: { staticDirectories: ['static'] } };
  return adSlotPlugin(context as unknown as LoadContext, { ...DEFAULT_OPTIONS, ...options });
}

async function getData(plugin: ReturnType<typeof createPlugin>, content = [AD]) {
  const setGlobalData = jest.fn();
  const createData = jest.fn();
  await plugin.contentLoaded?.({
    content,
    actions: { setGlobalData, createData, addRoute: jest.fn() },
  });
  return { globalData: setGlobalData.mock.calls[0]?.[0], slot: createData.mock.calls[0] };
}

const NETWORK = { scriptUrl: 'https://cdn.example/ads.js', feedUrl: 'https://srv.example/f.json' };

it('puts only what every page needs into every page', async () => {
  process.env.NODE_ENV = 'production';
  const { globalData, slot } = await getData(createPlugin({ ...NETWORK, inHouseAds: [AD] }));
  expect(globalData).toEqual({ selector: '.description', excludedPaths: [] });
  expect(slot).toEqual([
    'slot.json',
    { displayRatio: 0.1, ...NETWORK, inHouseAds: [{ ...AD, image: '/zh/kit.svg' }] },
  ]);
});

it.each([
  ['production', false, NETWORK],
  ['development', false, { scriptUrl: null, feedUrl: null }],
  ['development', true, NETWORK],
] as const)('in %s, with enabledInDevelopment %p, asks %j', async (mode, enabled, expected) => {
  process.env.NODE_ENV = mode;
  const { slot } = await getData(createPlugin({ ...NETWORK, enabledInDevelopment: enabled }));
  expect(slot?.[1]).toMatchObject(expected);
});

it('stops when images of in-house ads are missing, and names each', async () => {
  const plugin = createPlugin({
    inHouseAds: [AD, { ...AD, name: 'Themes', image: '/themes.svg' }],
  });
  await expect(plugin.loadContent?.()).rejects.toThrow(
    `Plugin "ad-slot": images of the option "inHouseAds" are missing.\n- "Themes": there is no file /themes.svg\nPut them into ${path.join(siteDir, 'static')}, 130 by 100 px, or correct the path.`,
  );
});

it('has the texts of in-house ads translated', () => {
  const plugin = createPlugin();
  const files = plugin.getTranslationFiles?.({ content: [AD] }) as { content: object }[];
  expect(files[0]?.content).toEqual({
    '0.name': { message: 'Kit', description: 'Name of the in-house ad 0' },
    '0.description': { message: 'A kit.', description: 'Text of the in-house ad "Kit"' },
  });
  const translated = plugin.translateContent?.({
    content: [AD],
    translationFiles: [{ path: 'in-house-ads', content: { '0.name': { message: '套件' } } }],
  });
  expect(translated).toEqual([{ ...AD, name: '套件' }]);
});

it('is listed once, since a page has one slot', () => {
  expect(() => createPlugin({ id: 'second' })).toThrow(
    `Plugin "ad-slot": its id is 'second', but a page has one slot.`,
  );
});

it('names files that exist, and exports the validation hook', () => {
  const plugin = createPlugin();
  const files = [...(plugin.getClientModules?.() ?? []), plugin.getThemePath?.() ?? ''];
  expect(files.filter((file) => !fs.existsSync(file) && !fs.existsSync(`${file}.ts`))).toEqual([]);
  expect(validateOptions).toBeInstanceOf(Function);
});
