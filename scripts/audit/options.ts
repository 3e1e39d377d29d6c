import { readArguments } from '../cli/read-arguments';
import { UsageError } from '../cli/run-script';

/** What `npm run audit` was asked for. */
export interface AuditOptions {
  /** Ids of the stages to run, in the order of all; every stage without `--only`. */
  readonly only: readonly string[];
  /** Whether a page is to be examined, by its path: all without `--pages`. */
  readonly isWanted: (path: string) => boolean;
  /** Whether results of component pages are kept in the repository. */
  readonly writesResults: boolean;
}

function getUsage(stageIds: readonly string[]): string {
  return `Usage: npm run audit -- [--only=${stageIds.join(',')}] [--pages=/joy-ui/*,/versions/] [--write-results]`;
}

function readOnly(value: string, stageIds: readonly string[], usage: string): readonly string[] {
  const names = value.split(',');
  const unknown = names.filter((name) => !stageIds.includes(name));
  if (unknown.length > 0) {
    throw new UsageError(
      `--only names ${unknown.map((name) => `"${name}"`).join(', ')}. The stages are: ${stageIds.join(', ')}.\n${usage}`,
    );
  }
  return stageIds.filter((id) => names.includes(id));
}

/** `/joy-ui/*` → whether a path begins with `/joy-ui/`; `*` stands for anything, slashes included. */
function createFilter(value: string, usage: string): (path: string) => boolean {
  const patterns = value.split(',');
  const strange = patterns.find((pattern) => !/^\/(?:.*[/*])?$/.test(pattern));
  if (strange !== undefined) {
    throw new UsageError(
      `--pages names "${strange}". It must begin with a slash and end with a slash or a star: /material-ui/react-*\n${usage}`,
    );
  }
  const escape = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  const tests = patterns.map((pattern) => new RegExp(`^${escape(pattern).replaceAll('*', '.*')}$`));
  return (path) => tests.some((test) => test.test(path));
}

/**
 * Reads the arguments of `npm run audit`.
 *
 * @param stageIds names that `--only` may have
 * @throws UsageError for anything else
 */
export function readAuditOptions(
  args: readonly string[],
  stageIds: readonly string[],
): AuditOptions {
  const usage = getUsage(stageIds);
  const options = {
    only: { type: 'string' },
    pages: { type: 'string' },
    'write-results': { type: 'boolean', default: false },
  } as const;
  const { values } = readArguments({ args: [...args], options }, usage);
  const { only, pages, 'write-results': writesResults } = values;
  return {
    only: only === undefined ? stageIds : readOnly(only, stageIds, usage),
    isWanted: pages === undefined ? () => true : createFilter(pages, usage),
    writesResults,
  };
}
