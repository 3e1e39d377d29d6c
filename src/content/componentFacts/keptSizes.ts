import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { MEASURE_VERSION, type ImportSize } from './measureImports';

type Sizes = Readonly<Record<string, ImportSize>>;

/** Sizes that earlier builds measured, for the packages that are installed. */
export interface KeptSizes {
  readonly read: () => Sizes;
  readonly write: (sizes: Sizes) => void;
}

/**
 * Keeps sizes in the cache of `node_modules`, as long as the lock file is the same: a component's size
 * changes with the packages it uses, not only with its own.
 */
export function createKeptSizes(siteDir: string): KeptSizes {
  const filePath = path.join(siteDir, 'node_modules', '.cache', 'component-sizes.json');
  const getKey = () =>
    createHash('sha256')
      .update(String(MEASURE_VERSION))
      .update(fs.readFileSync(path.join(siteDir, 'package-lock.json')))
      .digest('hex');
  return {
    read() {
      try {
        const kept = JSON.parse(fs.readFileSync(filePath, 'utf8')) as { key: string; sizes: Sizes };
        return kept.key === getKey() ? kept.sizes : {};
      } catch {
        // None yet, or damaged: they are measured.
        return {};
      }
    },
    write(sizes) {
      fs.mkdirSync(path.dirname(filePath), { recursive: true });
      // By way of another name: a build that is interrupted leaves no half of a file.
      const temporary = `${filePath}.${process.pid}`;
      fs.writeFileSync(temporary, JSON.stringify({ key: getKey(), sizes }));
      fs.renameSync(temporary, filePath);
    },
  };
}
