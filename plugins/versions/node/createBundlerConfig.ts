import fs from 'node:fs';
import path from 'node:path';
import { bindImports } from './bindImports';
import type { Release } from './resolveRelease';

const SEPARATOR = '[\\\\/]';

function toPattern(absoluteFolder: string): string {
  return absoluteFolder
    .split(/[\\/]/)
    .map((part) => part.replace(/[.*+?^${}()|[\]]/g, '\\$&'))
    .join(SEPARATOR);
}

/** Files below one of the folders, those of packages nested in it left out. */
function createFolderTest(folders: readonly string[]): RegExp {
  return new RegExp(
    `^(?:${folders.map(toPattern).join('|')})${SEPARATOR}(?!(?:.*${SEPARATOR})?node_modules${SEPARATOR})`,
  );
}

function createRules(siteDir: string, release: Release) {
  const { version, aliases, pinned, shared } = release;
  const pages = release.pageDirs.map((dir) => path.join(siteDir, dir));
  const query = `?release=${version.id}`;
  const bind = (isShared: boolean) => [
    {
      loader: path.join(__dirname, 'loaderShim.cjs'),
      options: {
        transform: (source: string) => bindImports(source, shared, query, isShared),
      },
    },
  ];
  return [
    { include: createFolderTest(pages), resolve: { alias: aliases } },
    { test: /\.[jt]sx?$/, include: createFolderTest(pages), use: bind(false) },
    {
      resourceQuery: new RegExp(`^\\?release=${version.id.replaceAll('.', '\\.')}$`),
      resolve: { alias: aliases },
      use: bind(true),
    },
    ...pinned
      .filter((one) => Object.keys(one.aliases).length > 0)
      .map((one) => ({
        // Links are followed by the bundler, which then names a file by where it really lies.
        include: createFolderTest([fs.realpathSync(one.folder)]),
        resolve: { alias: one.aliases },
      })),
  ];
}

/**
 * The bundler's rules by which everything in the folder of a version imports the release that it
 * documents: the current pages and those of other versions are not touched.
 */
export function createBundlerConfig(siteDir: string, releases: readonly Release[]) {
  return { module: { rules: releases.flatMap((release) => createRules(siteDir, release)) } };
}
