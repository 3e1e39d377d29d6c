import { readArguments } from '../cli/read-arguments';

export const USAGE =
  'Usage: npm run report:pages [-- --under <product or folder>], e.g. --under joy-ui, --under docs/material-ui/components';

/** What `npm run report:pages` was asked for. */
export interface ReportOptions {
  /** Folder below the project's, with `/` and without one at the end: `docs`, `docs/joy-ui`. */
  readonly folder: string;
}

/** `toFolder('./material-ui/')` → `'docs/material-ui'`. A product's folder has the product's name. */
function toFolder(under: string): string {
  const segments = under.split(/[\\/]/).filter((segment) => segment !== '' && segment !== '.');
  return (segments[0] === 'docs' ? segments : ['docs', ...segments]).join('/');
}

/**
 * Reads the options of `npm run report:pages`.
 *
 * @throws UsageError for an unknown option or an argument without one
 */
export function parseReportOptions(args: string[]): ReportOptions {
  const options = { under: { type: 'string', default: 'docs' } } as const;
  const { values } = readArguments({ args, options }, USAGE);
  return { folder: toFolder(values.under) };
}
