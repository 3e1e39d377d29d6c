import fs from 'node:fs';
import path from 'node:path';
import type { RuntimeOption } from '../../options';
import { getBucket, isBucketed } from '../../frame/buckets';
import { PLAIN_ROOT } from '../buildDemoModule';
import type { PackageEntries } from './listPackageEntries';

/** Name of the registry among the sources; the frame's code imports it as `@demo-frame/registry`. */
export const REGISTRY_FILE = 'registry.js';

function toRequest(name: string, entry: string): string {
  return entry === '' ? name : `${name}/${entry}`;
}

/** The ES form of a module where the package has one: it is smaller than the other. */
function toModuleRequest({ name, folder, moduleFolder }: PackageEntries, entry: string): string {
  const file = path.posix.join(moduleFolder, `${entry}.js`);
  return moduleFolder !== '' && fs.existsSync(path.join(folder, file))
    ? `${name}/${file}`
    : `${name}/${entry}`;
}

/** One file with many small modules, such as all icons that begin with the same two letters. */
function buildBucketSource(entries: PackageEntries, names: readonly string[]): string {
  const imports = names.map(
    (name, index) => `import m${index} from ${JSON.stringify(toModuleRequest(entries, name))};`,
  );
  const members = names.map((name, index) => `${JSON.stringify(name)}: m${index}`);
  return `${imports.join('\n')}\nexport default {\n${members.join(',\n')}\n};\n`;
}

function groupByBucket(entries: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const entry of entries) {
    if (entry === '') continue;
    const bucket = getBucket(entry);
    groups.set(bucket, [...(groups.get(bucket) ?? []), entry]);
  }
  return groups;
}

function toLoader(request: string): string {
  return `() => import(${JSON.stringify(request)})`;
}

/**
 * Writes, as text, the modules that tell the frame what can be imported and how to fetch it: file
 * name → source. A package of very many modules is not listed one by one: its modules lie in
 * buckets, found by name.
 */
export function buildFrameSources(
  packages: readonly PackageEntries[],
  runtimes: readonly RuntimeOption[],
): ReadonlyMap<string, string> {
  const sources = new Map<string, string>();
  const lines = packages.map((entries, index) => {
    const { name, version } = entries;
    if (!isBucketed(entries.entries.length)) {
      const loaders = entries.entries.map(
        (entry) => `${JSON.stringify(entry)}: ${toLoader(toRequest(name, entry))}`,
      );
      return `${JSON.stringify(name)}: { version: ${JSON.stringify(version)}, entries: {\n${loaders.join(',\n')}\n}, buckets: null }`;
    }
    const loaders = Array.from(groupByBucket(entries.entries), ([bucket, names]) => {
      const file = `bucket-${index}-${bucket}.js`;
      sources.set(file, buildBucketSource(entries, names));
      return `${JSON.stringify(bucket)}: ${toLoader(`./${file}`)}`;
    });
    return `${JSON.stringify(name)}: { version: ${JSON.stringify(version)}, entries: {}, buckets: {\n${loaders.join(',\n')}\n} }`;
  });
  const roots = runtimes.map(
    ({ packages: wanted, root }) =>
      `{ packages: ${JSON.stringify(wanted)}, load: ${toLoader(root)} }`,
  );
  sources.set(
    REGISTRY_FILE,
    [
      `export const packages = {\n${lines.join(',\n')}\n};`,
      `export const roots = [${roots.join(', ')}];`,
      `export const loadPlainRoot = ${toLoader(PLAIN_ROOT)};`,
      '',
    ].join('\n'),
  );
  return sources;
}
