import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { OFFLINE_TEXTS } from '../node/offlineTexts';
import { writeLanguage } from '../node/writeLanguage';
import { writeServiceWorker } from '../node/writeServiceWorker';
import { DEFAULT_OPTIONS } from '../options';
import type { WorkerSettings } from '../worker/settings';

// A worker is compiled.
jest.setTimeout(60_000);

let buildDirectory: string;

beforeEach(() => {
  buildDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'service-worker-'));
});

afterEach(() => {
  fs.rmSync(buildDirectory, { recursive: true });
});

const at = (file: string) => path.join(buildDirectory, file);
const read = (file: string) => fs.readFileSync(at(file), 'utf8');

function write(file: string, content: string): void {
  fs.mkdirSync(path.dirname(at(file)), { recursive: true });
  fs.writeFileSync(at(file), content);
}

type SiteContext = Parameters<typeof writeLanguage>[1];

/** What a build leaves of one language. */
async function leave(locale: string, enabled = true): Promise<void> {
  const folder = locale === 'en' ? '' : `${locale}/`;
  write(`${folder}assets/js/main.0a1b2c3d.js`, '');
  const context = {
    baseUrl: `/${folder}`,
    i18n: {
      currentLocale: locale,
      defaultLocale: 'en',
      localeConfigs: { [locale]: { htmlLang: locale, direction: 'ltr' } },
    },
    siteConfig: { title: 'Docs', titleDelimiter: '|' },
    siteStorage: { type: 'localStorage', namespace: '-site' },
  } as unknown as SiteContext;
  const texts = { ...OFFLINE_TEXTS, title: `Offline in ${locale}` };
  await writeLanguage(at(folder), context, { ...DEFAULT_OPTIONS, enabled }, texts);
}

/** What stands at the start of the worker. */
function readSettings(): WorkerSettings {
  const [line = ''] = read('sw.js').split('\n');
  const self: { SITE_SETTINGS?: WorkerSettings } = {};
  vm.runInNewContext(line, { self });
  if (!self.SITE_SETTINGS) throw new Error('sw.js begins without settings');
  return self.SITE_SETTINGS;
}

it('writes one worker for all languages, and clears away what they left for it', async () => {
  await leave('en');
  await leave('zh');
  const summary = await writeServiceWorker({ buildDirectory });
  expect(summary).toMatch(
    /^sw\.js [\d.]+ kB \([\d.]+ kB with brotli\), 2 offline pages precached, /,
  );
  const settings = readSettings();
  expect(settings).toMatchObject({
    baseUrl: '/',
    languages: [
      { baseUrl: '/', offlinePath: '/offline.html', titleSuffix: ' | Docs' },
      { baseUrl: '/zh/', offlinePath: '/zh/offline.html', titleSuffix: ' | Docs' },
    ],
    maxPages: 60,
    maxAssets: 800,
  });
  expect(settings.precache.map(({ url }) => url).sort()).toEqual([
    '/offline.html',
    '/zh/offline.html',
  ]);
  expect(settings.precache.every(({ revision }) => revision)).toBe(true);
  expect(read('zh/offline.html')).toContain('<h1>Offline in zh</h1>');
  expect(read('offline.html')).toContain('getItem("theme-site")');
  expect([
    fs.existsSync(at('service-worker.json')),
    fs.existsSync(at('zh/service-worker.json')),
  ]).toEqual([false, false]);
});

it('changes with each build, and only then', async () => {
  await leave('en');
  await writeServiceWorker({ buildDirectory });
  const first = read('sw.js');
  await leave('en');
  await writeServiceWorker({ buildDirectory });
  expect(read('sw.js')).toBe(first);
  await leave('en');
  fs.renameSync(at('assets/js/main.0a1b2c3d.js'), at('assets/js/main.1a1b2c3d.js'));
  // A compressed form of a file says nothing new.
  write('assets/js/main.1a1b2c3d.js.br', '');
  await writeServiceWorker({ buildDirectory });
  expect(read('sw.js')).not.toBe(first);
});

it('is one script that asks for no other', async () => {
  await leave('en');
  await writeServiceWorker({ buildDirectory });
  expect(read('sw.js')).not.toMatch(/importScripts|\bimport\(|require\(/);
  expect(() => new vm.Script(read('sw.js'))).not.toThrow();
});

it('leaves a worker as it is when there is nothing new, and a site without one alone', async () => {
  expect(await writeServiceWorker({ buildDirectory })).toBe('nothing to do');
  expect(fs.readdirSync(buildDirectory)).toEqual([]);
  write('sw.js', 'as it was');
  await writeServiceWorker({ buildDirectory });
  expect(read('sw.js')).toBe('as it was');
});

describe('switched off', () => {
  it('writes a worker that removes caches of its site, and then itself', async () => {
    await leave('en', false);
    expect(await writeServiceWorker({ buildDirectory })).toBe(
      'sw.js removes the service worker that readers may have',
    );
    expect(fs.existsSync(at('offline.html'))).toBe(false);

    const listeners: Record<
      string,
      (event: { waitUntil: (work: Promise<unknown>) => void }) => void
    > = {};
    const names = new Set([
      'docs-offline-pages-/',
      'docs-offline-shell-/',
      'docs-offline-pages-/other/',
      'of another app',
    ]);
    const unregister = jest.fn(async () => true);
    const skipWaiting = jest.fn(async () => undefined);
    const scope = {
      caches: { keys: async () => [...names], delete: async (name: string) => names.delete(name) },
      indexedDB: { deleteDatabase: jest.fn() },
      registration: { scope: 'https://docs.example/', unregister },
      skipWaiting,
      URL,
      addEventListener: (type: string, listener: (typeof listeners)[string]) => {
        listeners[type] = listener;
      },
    };
    vm.runInNewContext(read('sw.js'), { ...scope, self: scope });
    expect(Object.keys(listeners).sort()).toEqual(['activate', 'install']);
    let done: Promise<unknown> = Promise.resolve();
    const event = {
      waitUntil: (work: Promise<unknown>) => {
        done = work;
      },
    };
    listeners.install?.(event);
    expect(skipWaiting).toHaveBeenCalledTimes(1);
    listeners.activate?.(event);
    await done;
    expect([...names]).toEqual(['docs-offline-pages-/other/', 'of another app']);
    expect(unregister).toHaveBeenCalledTimes(1);
  });
});
