import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A site in the system's folder for temporary files, new for every test. */
export interface SiteFolder {
  readonly siteDir: string;
  /** Writes files, given by their path relative to the site. */
  write(files: Record<string, string>): void;
  /** Absolute path of a file of the site. */
  resolve(filePath: string): string;
}

/** Registers the hooks that create and remove the folder; its path is known inside of tests only. */
export function createSiteFolder(): SiteFolder {
  let siteDir: string;
  beforeEach(() => {
    siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'demos-'));
  });
  afterEach(() => {
    fs.rmSync(siteDir, { recursive: true });
  });
  return {
    get siteDir() {
      return siteDir;
    },
    write(files) {
      for (const [filePath, content] of Object.entries(files)) {
        const absolutePath = path.join(siteDir, filePath);
        fs.mkdirSync(path.dirname(absolutePath), { recursive: true });
        fs.writeFileSync(absolutePath, content);
      }
    },
    resolve: (filePath) => path.join(siteDir, filePath),
  };
}
