import fs from 'node:fs';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import type { ApiRecord } from './apiRecord';

/**
 * What demos of a version get for a package: either a copy of its own, installed under an alias, or,
 * where no release of it behaves differently, the copy that the current pages use.
 */
export type PinnedPackage =
  /** Name in the site's package.json: `"@mui/material-v5": "npm:@mui/material@5.18.0"`. */
  | { readonly alias: string }
  /** The release that readers of these pages are to install: `5.18.0`. */
  | { readonly release: string };

/** The file `version.json` in a version's folder: everything that Docusaurus does not know of it. */
export interface VersionRecord {
  /** By the name that demos import. */
  readonly packages: Readonly<Record<string, PinnedPackage>>;
  /** Module, relative to the folder, of what surrounds its demos. Default: null, what current ones have. */
  readonly demoRoot: string | null;
  /** Its API reference. Default: null, it has none. */
  readonly api: ApiRecord | null;
}

/** A version of a docs instance that is kept beside the current pages. */
export interface ArchivedVersion extends VersionRecord {
  /** Id of the docs instance: `material-ui`. */
  readonly instance: string;
  /** As Docusaurus lists it: `v5`. */
  readonly name: string;
  /** Unique over the site: `material-ui-v5`. */
  readonly id: string;
  /** Folder of its pages, relative to the site, with slashes. */
  readonly dir: string;
}

/** Name of the file in the folder of a version. */
export const RECORD_FILE = 'version.json';

const packageName = Joi.string().pattern(/^(?:@[\w.~-]+\/)?[\w.~-]+$/);

const schema = Joi.object<VersionRecord>({
  packages: Joi.object()
    .pattern(
      packageName,
      Joi.object({ alias: packageName, release: Joi.string() }).xor('alias', 'release'),
    )
    .required(),
  demoRoot: Joi.string().allow(null).default(null),
  api: Joi.object({
    docsHost: Joi.string().allow(null).default(null),
    // Checked by the plugin that they are meant for.
    packages: Joi.array()
      .items(Joi.object({ name: packageName.required() }).unknown())
      .min(1)
      .required(),
  })
    .allow(null)
    .default(null),
});

/** Folder of a version's pages, relative to the site: a name that Docusaurus fixes. */
export function getVersionDir(instance: string, name: string): string {
  return `${instance}_versioned_docs/version-${name}`;
}

function readRecord(siteDir: string, file: string): VersionRecord {
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  try {
    return Joi.attempt(JSON.parse(text), schema) as VersionRecord;
  } catch (cause) {
    throw new Error(
      `${file}: ${(cause as Error).message}\n  To mend: correct the file; plugins/versions/README.md says what it may hold.`,
      { cause },
    );
  }
}

function readVersions(siteDir: string, file: string): ArchivedVersion[] {
  const instance = file.replace(/_versions\.json$/, '');
  const names = JSON.parse(fs.readFileSync(path.join(siteDir, file), 'utf8')) as string[];
  return names.map((name) => {
    const dir = getVersionDir(instance, name);
    const recordFile = `${dir}/${RECORD_FILE}`;
    if (!fs.existsSync(path.join(siteDir, recordFile))) {
      throw new Error(
        `${file}: the version "${name}" has no ${recordFile}, so nobody knows which release its demos need.\n` +
          `  To mend: write it as plugins/versions/README.md says, or cut versions with \`npm run version:cut\`.`,
      );
    }
    return { instance, name, id: `${instance}-${name}`, dir, ...readRecord(siteDir, recordFile) };
  });
}

/**
 * All versions that were cut, in the order of their lists: newest first within an instance.
 *
 * @throws Error naming the file and the remedy, for a version without a record or with a wrong one
 */
export function readArchivedVersions(siteDir: string): ArchivedVersion[] {
  return fs
    .readdirSync(siteDir)
    .filter((name) => /^.+_versions\.json$/.test(name))
    .sort()
    .flatMap((file) => readVersions(siteDir, file));
}
