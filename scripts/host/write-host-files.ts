import fs from 'node:fs/promises';
import path from 'node:path';
import { buildHeadersFile, buildRedirectsFile } from './build-host-files';
import { buildNginxMain, buildNginxSite, CONTAINER_PLACES, type BuiltSite } from './build-nginx';
import { CACHE_CONTROL, getCacheControl } from './policy';

/** Beside the build, as it is nothing to be served: `build` → `build-nginx`. */
export function getNginxFolder(buildDirectory: string): string {
  return `${buildDirectory}-nginx`;
}

/** @example toPathname('zh/a/index.html') // '/zh/a/' */
const toPathname = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`;

/** Folders of `assets/`, of all languages, in which every file has a hash in its path. */
async function listHashedFolders(
  buildDirectory: string,
  languages: readonly string[],
): Promise<string[]> {
  const folders: string[] = [];
  for (const language of ['', ...languages.map((name) => `${name}/`)]) {
    const assets = path.join(buildDirectory, language, 'assets');
    const entries = await fs.readdir(assets, { withFileTypes: true }).catch(() => []);
    for (const { name } of entries.filter((entry) => entry.isDirectory())) {
      const files = await fs.readdir(path.join(assets, name), {
        withFileTypes: true,
        recursive: true,
      });
      const isHashed = files
        .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
        .map((entry) => path.relative(buildDirectory, path.join(entry.parentPath, entry.name)))
        .every(
          (file) => getCacheControl(`/${file.split(path.sep).join('/')}`) === CACHE_CONTROL.hashed,
        );
      if (isHashed) folders.push(`/${language}assets/${name}/`);
    }
  }
  return folders.sort();
}

/**
 * Writes `_headers`, `_redirects` and the nginx configuration of a build.
 *
 * @param pages every HTML file with the address it leads on to, null for a page
 * @returns a few words about them
 */
export async function writeHostFiles(
  buildDirectory: string,
  siteUrl: string,
  pages: ReadonlyArray<{ readonly file: string; readonly redirect: string | null }>,
): Promise<string> {
  const redirects = new Map(
    pages.flatMap(({ file, redirect }) =>
      redirect === null ? [] : [[toPathname(file), redirect] as const],
    ),
  );
  const languages = pages.flatMap(({ file }) => /^([a-z]{2})\/404\.html$/.exec(file)?.[1] ?? []);
  const site: BuiltSite = { siteUrl, redirects, languages };
  const hashedFolders = await listHashedFolders(buildDirectory, languages);
  const nginx = getNginxFolder(buildDirectory);
  await fs.mkdir(nginx, { recursive: true });
  const files = {
    [path.join(buildDirectory, '_headers')]: buildHeadersFile(siteUrl, hashedFolders),
    [path.join(buildDirectory, '_redirects')]: buildRedirectsFile(site),
    [path.join(nginx, 'nginx.conf')]: buildNginxMain(CONTAINER_PLACES),
    [path.join(nginx, 'site.conf')]: buildNginxSite(site, CONTAINER_PLACES),
  };
  await Promise.all(Object.entries(files).map(([file, text]) => fs.writeFile(file, text)));
  return `${redirects.size} redirects`;
}
