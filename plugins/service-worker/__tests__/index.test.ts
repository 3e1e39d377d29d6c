import path from 'node:path';
import serviceWorkerPlugin from '../index';
import { DEFAULT_OPTIONS, type PluginOptions } from '../options';

type SiteContext = Parameters<typeof serviceWorkerPlugin>[0];

const createContext = (currentLocale: string, baseUrl: string, zh = {}) =>
  ({
    baseUrl,
    siteConfig: { url: 'https://docs.example.com:8080' },
    i18n: {
      currentLocale,
      defaultLocale: 'en',
      localeConfigs: { en: { baseUrl: '/docs/' }, zh: { baseUrl: '/docs/zh/', ...zh } },
    },
  }) as unknown as SiteContext;

async function getData(context: SiteContext, options: Partial<PluginOptions> = {}) {
  const setGlobalData = jest.fn();
  const plugin = serviceWorkerPlugin(context, { ...DEFAULT_OPTIONS, ...options });
  await plugin.contentLoaded?.({
    content: {} as never,
    actions: { setGlobalData, addRoute: jest.fn(), createData: jest.fn() },
  });
  return setGlobalData.mock.calls[0]?.[0];
}

it.each(['en', 'zh'])('has one worker for all languages of a host, also in %s', async (locale) => {
  const baseUrl = locale === 'en' ? '/docs/' : '/docs/zh/';
  expect(await getData(createContext(locale, baseUrl))).toEqual({
    isEnabled: true,
    host: 'docs.example.com:8080',
    scriptPath: '/docs/sw.js',
    scope: '/docs/',
  });
});

it('has one of its own for a language with a host of its own', async () => {
  const context = createContext('zh', '/', { baseUrl: '/', url: 'https://zh.example.com' });
  expect(await getData(context)).toMatchObject({
    host: 'zh.example.com',
    scriptPath: '/sw.js',
    scope: '/',
  });
});

it('takes the host and the switch from its options', async () => {
  const options = { host: 'mirror.example.com', enabled: false };
  expect(await getData(createContext('en', '/docs/'), options)).toMatchObject({
    isEnabled: false,
    host: 'mirror.example.com',
  });
});

it('has code for readers only where the site is built for them', () => {
  const { getClientModules } = serviceWorkerPlugin(createContext('en', '/docs/'), DEFAULT_OPTIONS);
  expect(getClientModules?.()).toEqual([]);
  const environment = jest.replaceProperty(process, 'env', {
    ...process.env,
    NODE_ENV: 'production',
  });
  const client = path.join(__dirname, '..', 'client');
  expect(getClientModules?.()).toEqual([
    path.join(client, 'clientModule'),
    path.join(client, 'notice.css'),
  ]);
  environment.restore();
});

it('stands once in a site', () => {
  expect(() =>
    serviceWorkerPlugin(createContext('en', '/docs/'), { ...DEFAULT_OPTIONS, id: 'second' }),
  ).toThrow(
    `Plugin "service-worker": its id is 'second', but a site has one service worker. Leave the id out, and list the plugin once.`,
  );
});
