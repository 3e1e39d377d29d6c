import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeServiceWorker } from '../../plugins/service-worker/node/writeServiceWorker';
import { serveBuild, type RunningServer } from '../../scripts/server/serve-build';
import { createDemo, DEMO, PAGE as PAGE_FILE, TestSite } from '../bad-input/testSite';
import { openPlainPage, type PlainPage } from '../support/plainBrowser';
import { test as base } from '../support/test';

/** A page with a demo that has a field, and pages of the same and of another product. */
export const PAGE = '/material-ui/react-button/';
export const NEAR_PAGE = '/material-ui/getting-started/installation/';
export const FAR_PAGE = '/joy-ui/react-button/';

/** Builds of the same site: the text of `PAGE` says which. `off` is one without a worker. */
const RELEASES = {
  first: { text: 'The first release.', environment: {} },
  second: { text: 'The second release.', environment: {} },
  off: { text: 'The release without.', environment: { SERVICE_WORKER: 'off' } },
} as const;

export type Release = keyof typeof RELEASES;

export const getText = (release: Release) => RELEASES[release].text;

/** A host to which builds are published one after the other. */
export interface Host {
  /** The production host: pages register the worker. */
  readonly url: string;
  /** The same files on another host. */
  readonly otherUrl: string;
  /** Folder of the files that are served. */
  readonly folder: string;
  /** The HTML of a page in a release, as a browser may have it in its cache. */
  readHtml(release: Release, pathname: string): string;
  /** Puts a build into the place of the one before, of which nothing stays unless it is asked for. */
  publish(release: Release, options?: { readonly keepsFiles: boolean }): void;
}

async function build(site: TestSite, url: string, release: Release, target: string): Promise<void> {
  const { text, environment } = RELEASES[release];
  site.write(DEMO, createDemo(`return <label>Name <input aria-description="${text}" /></label>;`));
  site.replace(PAGE_FILE, 'Text.', text);
  const { exitCode, output } = await site.build({ SITE_URL: url, ...environment });
  site.replace(PAGE_FILE, text, 'Text.');
  if (exitCode !== 0) throw new Error(`The ${release} release was not built:\n${output}`);
  fs.renameSync(path.join(site.folder, 'build'), target);
  await writeServiceWorker({ buildDirectory: target });
}

async function closeAll(servers: readonly RunningServer[]): Promise<void> {
  await Promise.all(servers.map((server) => server.close()));
}

/** The `test` of a file whose pages come from a host with more than one release. */
export const test = base.extend<{ plainPage: PlainPage }, { host: Host }>({
  plainPage: async ({ baseURL }, use) => {
    if (baseURL === undefined) throw new Error('There is no host.');
    const page = await openPlainPage(baseURL);
    await use(page);
    await page.close();
  },
  host: [
    // eslint-disable-next-line no-empty-pattern -- Playwright asks for a pattern as first parameter
    async ({}, use) => {
      const root = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-host-'));
      const folder = path.join(root, 'www');
      const at = (release: Release) => path.join(root, release);
      fs.mkdirSync(folder);
      // The host has to have its address before there is a build for it.
      fs.writeFileSync(path.join(folder, 'index.html'), '');
      const servers = [
        await serveBuild({ directory: folder }),
        await serveBuild({ directory: folder }),
      ];
      const [url, otherUrl] = servers.map((server) => server.url) as [string, string];
      const site = new TestSite();
      for (const release of Object.keys(RELEASES) as Release[]) {
        await build(site, url, release, at(release));
      }
      await use({
        url,
        otherUrl,
        folder,
        readHtml: (release, pathname) =>
          fs.readFileSync(path.join(at(release), pathname, 'index.html'), 'utf8'),
        publish(release, { keepsFiles } = { keepsFiles: false }) {
          if (!keepsFiles) fs.rmSync(folder, { recursive: true });
          fs.cpSync(at(release), folder, { recursive: true });
          // Browsers ask for it at times, whatever the page says; a 404 would fail the test.
          fs.writeFileSync(path.join(folder, 'favicon.ico'), '');
        },
      });
      await closeAll(servers);
      site.remove();
      fs.rmSync(root, { recursive: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ host }, use) => {
    host.publish('first');
    await use(host.url);
  },
});
