import fs from 'node:fs/promises';
import path from 'node:path';
import type { OutsideSources } from './outside-sources';

/** What the build of the site leaves for the end of the whole build, which knows no configuration. */
export interface DeploymentNote {
  /** Address of the site without a trailing slash. */
  readonly siteUrl: string;
  readonly sources: OutsideSources;
}

/** The parts of Docusaurus' site that the note tells of. */
interface Site {
  readonly outDir: string;
  readonly siteConfig: { readonly url: string };
  readonly i18n: {
    readonly currentLocale: string;
    readonly defaultLocale: string;
  };
}

/** Read and removed at the end of the build, see `write-policy.ts`. */
const NOTE_FILE = 'deployment.json';

/** Leaves the note in the built folder of the default language; does nothing in the other ones. */
export async function noteDeployment(
  { outDir, siteConfig, i18n }: Site,
  sources: OutsideSources,
): Promise<void> {
  if (i18n.currentLocale !== i18n.defaultLocale) return;
  const note: DeploymentNote = { siteUrl: siteConfig.url, sources };
  await fs.writeFile(path.join(outDir, NOTE_FILE), JSON.stringify(note));
}

/** The note of a build; null where it was taken before, by an earlier run of the same step. */
export async function readDeploymentNote(buildDirectory: string): Promise<DeploymentNote | null> {
  try {
    return JSON.parse(
      await fs.readFile(path.join(buildDirectory, NOTE_FILE), 'utf8'),
    ) as DeploymentNote;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Removes the note: readers have no use for it. */
export async function removeDeploymentNote(buildDirectory: string): Promise<void> {
  await fs.rm(path.join(buildDirectory, NOTE_FILE), { force: true });
}
