import { readPagePaths } from '../cli/page-paths';
import { readArguments } from '../cli/read-arguments';
import { UsageError } from '../cli/run-script';
import type { ComparedPage } from './compare-sites';

/** Pages that stand for the others: the home page, texts, and component pages of every library. */
const DEFAULT_PAGES = [
  '/',
  '/material-ui/getting-started/installation/',
  '/material-ui/react-button/',
  '/joy-ui/react-button/',
  '/base-ui/react-button/',
  '/system/react-box/',
];

const USAGE =
  'Usage: npm run bench -- [/path/ …] [--runs 5] [--no-lighthouse] [--json FILE] [--dir build] [--against NAME=URL …]';

/** What `npm run bench` was asked for. */
export interface BenchOptions {
  /** Paths of the site, each with its slashes. */
  readonly pages: readonly string[];
  /** Visits by Lighthouse to each page; fewer than 5 say little. */
  readonly runs: number;
  readonly useLighthouse: boolean;
  /** File for the figures, or null for none. */
  readonly jsonPath: string | null;
  readonly directory: string;
  /** Pages of other sites to compare the first page with; nothing else is measured then. */
  readonly against: readonly ComparedPage[];
}

function parse(args: string[]) {
  return readArguments(
    {
      args,
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: '5' },
        'no-lighthouse': { type: 'boolean', default: false },
        json: { type: 'string' },
        dir: { type: 'string', default: 'build' },
        against: { type: 'string', multiple: true, default: [] },
      },
    },
    USAGE,
  );
}

function toComparedPage(text: string): ComparedPage {
  const [, name, url] = /^([^=]+)=(https?:\/\/.+)$/.exec(text) ?? [];
  if (name === undefined || url === undefined || !URL.canParse(url)) {
    throw new UsageError(
      `--against is "${text}". It must be a name and the address of a page: --against starlight=http://127.0.0.1:5103/guides/button/\n${USAGE}`,
    );
  }
  return { name, url };
}

/**
 * Reads the options of `npm run bench`.
 *
 * @throws UsageError for an unknown option, a path without its slashes, a bad number of runs, or an
 * address that is none
 */
export function parseBenchOptions(args: string[]): BenchOptions {
  const { values, positionals } = parse(args);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new UsageError(`--runs is "${values.runs}". It must be a whole number from 1.\n${USAGE}`);
  }
  return {
    pages: readPagePaths(positionals, DEFAULT_PAGES, USAGE),
    runs,
    useLighthouse: !values['no-lighthouse'],
    jsonPath: values.json ?? null,
    directory: values.dir,
    against: values.against.map(toComparedPage),
  };
}
