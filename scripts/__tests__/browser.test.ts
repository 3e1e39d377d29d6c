import fs from 'node:fs';
import path from 'node:path';
import { listBrowserCandidates, type Machine } from '../browser/candidates';
import { findBrowsers } from '../browser/find-browser';
import { buildInstallPlan, createMissingBrowserMessage } from '../browser/install-plan';
import { LAUNCH_ARGS } from '../browser/launch-args';
import { provideBrowser, type BrowserEffects } from '../browser/provide-browser';

function createMachine(overrides: Partial<Machine> = {}): Machine {
  return {
    platform: 'linux',
    homeDirectory: '/home/ada',
    env: { PATH: '/usr/local/bin:/usr/bin' },
    playwrightPath: '/home/ada/.cache/ms-playwright/chromium/chrome',
    ...overrides,
  };
}

const pathsOf = (machine: Machine) =>
  listBrowserCandidates(machine).map(({ executablePath }) => executablePath);

describe('listBrowserCandidates', () => {
  it('looks for every command in every folder of PATH, then for the one of Playwright', () => {
    const paths = pathsOf(createMachine());
    expect(paths.slice(0, 2)).toEqual([
      '/usr/local/bin/chromium-headless-shell',
      '/usr/bin/chromium-headless-shell',
    ]);
    expect(paths.slice(4, 7)).toEqual([
      '/usr/local/bin/chromium',
      '/usr/bin/chromium',
      '/usr/local/bin/chromium-browser',
    ]);
    expect(paths).toContain('/usr/bin/google-chrome-stable');
    expect(paths.at(-1)).toBe('/home/ada/.cache/ms-playwright/chromium/chrome');
  });

  it('looks nowhere else when CHROME_PATH is set', () => {
    const env = { PATH: '/usr/bin', CHROME_PATH: '/opt/chrome/chrome' };
    expect(listBrowserCandidates(createMachine({ env }))).toEqual([
      { executablePath: '/opt/chrome/chrome', source: 'CHROME_PATH' },
    ]);
  });

  it('knows the applications of macOS, of the machine and of the person', () => {
    const paths = pathsOf(
      createMachine({ platform: 'darwin', homeDirectory: '/Users/ada', env: {} }),
    );
    expect(paths).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(paths).toContain('/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium');
  });

  it('knows the program folders of Windows and its PATH', () => {
    const paths = pathsOf(
      createMachine({
        platform: 'win32',
        env: { Path: 'C:\\bin;D:\\tools', PROGRAMFILES: 'C:\\Program Files' },
        playwrightPath: null,
      }),
    );
    expect(paths[0]).toBe('C:\\bin\\chromium-headless-shell.exe');
    expect(paths).toContain('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe');
    expect(paths).not.toContain(undefined);
  });
});

describe('findBrowsers', () => {
  it('keeps the candidates that exist, in their order', () => {
    const present = ['/usr/bin/google-chrome', '/usr/bin/chromium'];
    expect(
      findBrowsers(createMachine(), (filePath) => present.includes(filePath)).map(
        ({ executablePath }) => executablePath,
      ),
    ).toEqual(['/usr/bin/chromium', '/usr/bin/google-chrome']);
  });

  it('says so when CHROME_PATH names no browser, and takes no other one', () => {
    const machine = createMachine({ env: { PATH: '/usr/bin', CHROME_PATH: '/opt/chrome' } });
    expect(() => findBrowsers(machine, (filePath) => filePath === '/usr/bin/chromium')).toThrow(
      'CHROME_PATH is "/opt/chrome", which is no executable file.',
    );
  });
});

describe('buildInstallPlan', () => {
  const conditions = { hasAptGet: true, isRoot: true, playwrightCliPath: '/p/cli.js' };

  it('tries the installer of Playwright first, then the packages of Debian', () => {
    expect(buildInstallPlan(conditions).map(({ title }) => title)).toEqual([
      'npx playwright install chromium',
      'apt-get update && apt-get install -y chromium-headless-shell fonts-liberation',
      'apt-get update && apt-get install -y chromium fonts-liberation',
    ]);
  });

  it.each([
    ['without the rights of root', { ...conditions, isRoot: false }],
    ['where there is no apt-get', { ...conditions, hasAptGet: false }],
  ])('leaves the packages of Debian alone %s', (_case, given) => {
    expect(buildInstallPlan(given)).toHaveLength(1);
  });
});

describe('provideBrowser', () => {
  const playwright = { title: 'first way', commands: [] };
  const apt = { title: 'second way', commands: [] };

  /** A machine on which `installs` brings the browsers named, and `broken` ones do not start. */
  function createEffects({
    present = [] as string[],
    installs = {} as Record<string, string>,
    broken = [] as string[],
  }): BrowserEffects & { installed: string[] } {
    const paths = [...present];
    const installed: string[] = [];
    return {
      installed,
      find: () => paths.map((executablePath) => ({ executablePath, source: 'PATH' })),
      checkStart: (executablePath) =>
        broken.includes(executablePath) ? 'libnss3.so: cannot open shared object file' : null,
      install: ({ title }) => {
        installed.push(title);
        const path = installs[title];
        if (path === undefined) {
          return 'network unreachable';
        }
        paths.push(path);
        return null;
      },
      log: () => undefined,
    };
  }

  it('installs nothing when a browser is there', () => {
    const effects = createEffects({ present: ['/usr/bin/chromium'] });
    expect(provideBrowser(effects, [playwright, apt])).toBe('/usr/bin/chromium');
    expect(effects.installed).toEqual([]);
  });

  it('passes over a browser that does not start', () => {
    const effects = createEffects({ present: ['/a/chrome', '/b/chrome'], broken: ['/a/chrome'] });
    expect(provideBrowser(effects, [playwright])).toBe('/b/chrome');
  });

  it('goes on to the next way when one fails or brings a browser that does not start', () => {
    const effects = createEffects({
      installs: { 'first way': '/cache/chrome', 'second way': '/usr/bin/chromium' },
      broken: ['/cache/chrome'],
    });
    expect(provideBrowser(effects, [playwright, apt])).toBe('/usr/bin/chromium');
    expect(effects.installed).toEqual(['first way', 'second way']);
  });

  it('stops at the first way that works', () => {
    const effects = createEffects({ installs: { 'first way': '/cache/chrome' } });
    expect(provideBrowser(effects, [playwright, apt])).toBe('/cache/chrome');
    expect(effects.installed).toEqual(['first way']);
  });

  it('names everything that was tried when nothing works', () => {
    const effects = createEffects({ present: ['/a/chrome'], broken: ['/a/chrome'] });
    expect(() => provideBrowser(effects, [playwright, apt])).toThrow(
      createMissingBrowserMessage([
        {
          title: '/a/chrome (PATH)',
          outcome: 'libnss3.so: cannot open shared object file',
        },
        { title: 'first way', outcome: 'network unreachable' },
        { title: 'second way', outcome: 'network unreachable' },
      ]),
    );
  });

  it('tells what to do in its message', () => {
    expect(createMissingBrowserMessage([{ title: 'PATH', outcome: 'found none' }])).toBe(
      [
        'No Chromium was found, and none could be installed. Tried:',
        '  - PATH: found none',
        'Install Chromium, Google Chrome or Microsoft Edge, or name one that you have:',
        '  CHROME_PATH=/path/to/chromium npm test',
        'On Debian and Ubuntu: sudo apt-get install chromium',
      ].join('\n'),
    );
  });
});

describe('LAUNCH_ARGS', () => {
  it('turns off what Playwright turns off: of two such lists a browser reads the last', () => {
    const folder = path.dirname(require.resolve('playwright-core/package.json'));
    const code = fs.readFileSync(path.join(folder, 'lib/coreBundle.js'), 'utf8');
    const [, list = ''] = /disabledFeatures = \[([^\]]*)\]/.exec(code) ?? [];
    const names = Array.from(list.matchAll(/"(\w+)"/g), ([, name]) => name);
    expect(names).toContain('PaintHolding');
    const lists = LAUNCH_ARGS.filter((arg) => arg.startsWith('--disable-features='));
    expect(lists).toHaveLength(1);
    expect(lists[0]?.split(/[=,]/)).toEqual(expect.arrayContaining(names));
  });
});
