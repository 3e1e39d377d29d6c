import path from 'node:path';

/** What the search for a browser needs to know of the machine. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly homeDirectory: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where Playwright would keep a Chromium of its own; the file need not exist. */
  readonly playwrightPath: string | null;
}

/** A place where a browser may be, and how to name that place to a person. */
export interface BrowserCandidate {
  readonly executablePath: string;
  readonly source: string;
}

const COMMANDS = [
  // Without the windows that nobody sees in a test; with them every test takes half as long again.
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'msedge',
  'microsoft-edge',
];

const MAC_APPLICATIONS = [
  'Chromium.app/Contents/MacOS/Chromium',
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const WINDOWS_PROGRAMS = [
  'Chromium\\Application\\chrome.exe',
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

const WINDOWS_FOLDERS = ['LOCALAPPDATA', 'PROGRAMFILES', 'PROGRAMFILES(X86)'];

function listCommandCandidates({ platform, env }: Machine): BrowserCandidate[] {
  const { delimiter, join } = platform === 'win32' ? path.win32 : path.posix;
  const folders = (env['PATH'] ?? env['Path'] ?? '').split(delimiter).filter(Boolean);
  const suffix = platform === 'win32' ? '.exe' : '';
  return COMMANDS.flatMap((command) =>
    folders.map((folder) => ({
      executablePath: join(folder, `${command}${suffix}`),
      source: 'PATH',
    })),
  );
}

function listApplicationCandidates({ platform, env, homeDirectory }: Machine): BrowserCandidate[] {
  if (platform === 'darwin') {
    return ['/Applications', path.posix.join(homeDirectory, 'Applications')].flatMap((folder) =>
      MAC_APPLICATIONS.map((application) => ({
        executablePath: path.posix.join(folder, application),
        source: 'installed applications',
      })),
    );
  }
  if (platform === 'win32') {
    return WINDOWS_FOLDERS.flatMap((name) => env[name] ?? []).flatMap((folder) =>
      WINDOWS_PROGRAMS.map((program) => ({
        executablePath: path.win32.join(folder, program),
        source: 'installed programs',
      })),
    );
  }
  return [];
}

/**
 * Every place where a Chromium may be, best first: `CHROME_PATH`, the commands on `PATH`, where
 * applications are installed, Playwright's own. `CHROME_PATH` stands alone when it is set: who
 * names a browser does not want another one.
 */
export function listBrowserCandidates(machine: Machine): BrowserCandidate[] {
  const explicit = machine.env['CHROME_PATH'];
  if (explicit) {
    return [{ executablePath: explicit, source: 'CHROME_PATH' }];
  }
  const { playwrightPath } = machine;
  return [
    ...listCommandCandidates(machine),
    ...listApplicationCandidates(machine),
    ...(playwrightPath ? [{ executablePath: playwrightPath, source: 'Playwright' }] : []),
  ];
}
