import fs from 'node:fs';
import path from 'node:path';

/** The built site that the tests' server serves. */
const BUILD = 'build';

/** Text of a file of the build, by its path in the site: `/llms.txt`. */
export function readBuilt(pathname: string): string {
  return fs.readFileSync(path.join(BUILD, decodeURIComponent(pathname)), 'utf8');
}

/** Whether the build answers a path, be it that of a file or of a page. */
export function isBuilt(pathname: string): boolean {
  const filePath = path.join(BUILD, decodeURIComponent(pathname));
  const stats = fs.statSync(filePath, { throwIfNoEntry: false });
  return stats?.isDirectory()
    ? fs.existsSync(path.join(filePath, 'index.html'))
    : stats !== undefined;
}

/** Paths of all files of the build whose names end like this. */
export function listBuilt(ending: string): string[] {
  return fs
    .readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `/${name.split(path.sep).join('/')}`);
}

/** Addresses of the pages in the sitemaps of all languages. */
export function readSitemaps(): URL[] {
  return listBuilt('sitemap.xml').flatMap((file) =>
    Array.from(readBuilt(file).matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url)),
  );
}
