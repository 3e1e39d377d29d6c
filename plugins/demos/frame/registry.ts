import leven from 'leven';
import type { ComponentType, ReactNode } from 'react';
import { getBucket } from './buckets';

/** One importable package as the generated registry lists it. */
export interface FramePackage {
  readonly version: string;
  /** Path below the package's name → its module; the empty path is the package itself. */
  readonly entries: Readonly<Record<string, () => Promise<unknown>>>;
  /** Where there are too many modules to list: those of a bucket, by name. */
  readonly buckets: Readonly<
    Record<string, () => Promise<{ readonly default: Readonly<Record<string, unknown>> }>>
  > | null;
}
export type FramePackages = Readonly<Record<string, FramePackage>>;

export type LoadRoot = () => Promise<{
  readonly default: ComponentType<{ children: ReactNode }>;
}>;
export type FrameRoots = ReadonlyArray<{
  readonly packages: readonly string[];
  readonly load: LoadRoot;
}>;

/** How an import is fetched, or why it cannot be. */
export type Resolution =
  | { readonly status: 'found'; readonly load: () => Promise<unknown> }
  | { readonly status: 'missing'; readonly message: string };

const MAX_SUGGESTIONS = 5;

function splitRequest(request: string): readonly [name: string, entry: string] {
  const parts = request.split('/');
  const nameLength = request.startsWith('@') ? 2 : 1;
  return [parts.slice(0, nameLength).join('/'), parts.slice(nameLength).join('/')];
}

function listNearest(wanted: string, names: readonly string[]): string[] {
  return names
    .filter((name) => name !== '')
    .map((name) => [leven(wanted.toLowerCase(), name.toLowerCase()), name] as const)
    .sort(([one], [other]) => one - other)
    .slice(0, MAX_SUGGESTIONS)
    .map(([, name]) => name);
}

function explainMissingEntry(
  request: string,
  { version }: FramePackage,
  names: readonly string[],
): string {
  const [name, entry] = splitRequest(request);
  const nearest = listNearest(entry, names).map((near) => `"${name}/${near}"`);
  const remedy = nearest.length === 0 ? '' : ` Names like it: ${nearest.join(', ')}.`;
  return `"${request}" does not exist in ${name} ${version}.${remedy}`;
}

async function loadFromBucket(
  request: string,
  entry: string,
  found: FramePackage,
  load: NonNullable<FramePackage['buckets']>[string],
): Promise<unknown> {
  const { default: modules } = await load();
  if (!Object.hasOwn(modules, entry)) {
    throw new Error(explainMissingEntry(request, found, Object.keys(modules)));
  }
  return { __esModule: true, default: modules[entry] };
}

/**
 * Finds what a demo imports among the packages of the site. A name in a bucket that does not exist
 * is found out only by loading, which then rejects with the same words.
 */
export function resolveRequest(request: string, packages: FramePackages): Resolution {
  const [name, entry] = splitRequest(request);
  const found = Object.hasOwn(packages, name) ? packages[name] : undefined;
  if (!found) {
    return {
      status: 'missing',
      message: `"${request}" is not available here. Demos can import from: ${Object.keys(packages).join(', ')}.`,
    };
  }
  if (found.buckets) {
    if (entry === '') {
      return {
        status: 'missing',
        message: `${name} is too large to be loaded as a whole. Import each module by its own path: import Name from "${name}/Name".`,
      };
    }
    const bucket = getBucket(entry);
    const load = Object.hasOwn(found.buckets, bucket) ? found.buckets[bucket] : undefined;
    if (load) {
      return { status: 'found', load: () => loadFromBucket(request, entry, found, load) };
    }
    return { status: 'missing', message: explainMissingEntry(request, found, []) };
  }
  const load = Object.hasOwn(found.entries, entry) ? found.entries[entry] : undefined;
  return load
    ? { status: 'found', load }
    : {
        status: 'missing',
        message: explainMissingEntry(request, found, Object.keys(found.entries)),
      };
}

/** What wraps a demo: chosen by what it imports, by the rule of its page (node/buildDemoModule.ts). */
export function findRoot(
  requests: readonly string[],
  roots: FrameRoots,
  loadPlainRoot: LoadRoot,
): LoadRoot {
  const matches = (wanted: string) =>
    requests.some((request) => request === wanted || request.startsWith(`${wanted}/`));
  return roots.find(({ packages }) => packages.some(matches))?.load ?? loadPlainRoot;
}
