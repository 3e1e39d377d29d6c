import { readArguments } from '../cli/read-arguments';
import { UsageError } from '../cli/run-script';

const USAGE =
  'Usage: npm run scale -- 500 [2000 …] [--no-build] [--no-start] [--keep] [--write] [--json FILE], or --content FOLDER instead of numbers';

/** What `npm run scale` was asked for. */
export interface ScaleOptions {
  /** Numbers of pages, one site each, from small to large; empty with `content`. */
  readonly sizes: readonly number[];
  /** Folder of pages to build a site of, instead of generated ones; or null. */
  readonly content: string | null;
  /** Whether builds are measured, and what a reader downloads of them. */
  readonly measuresBuild: boolean;
  /** Whether the development server is measured. */
  readonly measuresStart: boolean;
  /** Whether the generated sites stay, and their folders are named. */
  readonly keepsSites: boolean;
  /** Whether the figures are written into SCALE.md. */
  readonly writes: boolean;
  /** File for the figures, or null for none. */
  readonly jsonPath: string | null;
}

function parse(args: string[]) {
  return readArguments(
    {
      args,
      allowPositionals: true,
      options: {
        content: { type: 'string' },
        'no-build': { type: 'boolean', default: false },
        'no-start': { type: 'boolean', default: false },
        keep: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
        json: { type: 'string' },
      },
    },
    USAGE,
  );
}

function toSize(text: string): number {
  const size = Number(text);
  if (!Number.isInteger(size) || size < 2 || size > 20_000) {
    throw new UsageError(`"${text}" is no number of pages. It must be from 2 to 20000.\n${USAGE}`);
  }
  return size;
}

/**
 * Reads the options of `npm run scale`.
 *
 * @throws UsageError for an unknown option, a size that is none, or neither sizes nor content
 */
export function parseScaleOptions(args: string[]): ScaleOptions {
  const { values, positionals } = parse(args);
  if ((values.content === undefined) === (positionals.length === 0)) {
    throw new UsageError(
      `Say either how many pages are to be generated or where pages are.\n${USAGE}`,
    );
  }
  return {
    sizes: positionals.map(toSize).sort((a, b) => a - b),
    content: values.content ?? null,
    measuresBuild: !values['no-build'],
    measuresStart: !values['no-start'],
    keepsSites: values.keep,
    writes: values.write,
    jsonPath: values.json ?? null,
  };
}
