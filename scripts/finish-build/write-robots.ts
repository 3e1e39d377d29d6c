import fs from 'node:fs/promises';
import path from 'node:path';
import type { BuildContext } from './steps';

const SITEMAP = 'sitemap.xml';

/** Addresses of the sitemaps of a build: that of the root, and one in the folder of each language. */
async function listSitemaps(buildDirectory: string): Promise<string[]> {
  const entries = await fs.readdir(buildDirectory, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${name}/`);
  const addresses = await Promise.all(
    ['', ...folders.sort()].map(async (folder) => {
      const content = await fs
        .readFile(path.join(buildDirectory, folder, SITEMAP), 'utf8')
        .catch(() => '');
      const page = /<loc>([^<]+)<\/loc>/.exec(content)?.[1];
      return page === undefined ? [] : [new URL(`/${folder}${SITEMAP}`, page).href];
    }),
  );
  return addresses.flat();
}

/**
 * Writes `robots.txt`, which names the sitemaps of all languages: nothing else leads crawlers to those
 * below a folder. One that the site brings itself (`static/robots.txt`) stays as it is.
 */
export async function writeRobots({ buildDirectory }: BuildContext): Promise<string> {
  const sitemaps = await listSitemaps(buildDirectory);
  const lines = ['User-agent: *', 'Allow: /', '', ...sitemaps.map((url) => `Sitemap: ${url}`)];
  try {
    await fs.writeFile(path.join(buildDirectory, 'robots.txt'), `${lines.join('\n')}\n`, {
      flag: 'wx',
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return 'is there already';
  }
  return `names ${sitemaps.length} sitemaps`;
}
