import { readPagePaths } from '../cli/page-paths';
import { readArguments } from '../cli/read-arguments';
import { UsageError } from '../cli/run-script';
import { DEFAULT_PAGES, looks, WIDTHS, type Look } from './plan';

const USAGE =
  'Usage: npm run screenshots -- [/path/ …] [--width 360,1280] [--look light,dark,rtl] [--height 4000] [--out screenshots] [--dir build]';

/** What `npm run screenshots` was asked for. */
export interface ScreenshotOptions {
  /** Paths of pages, each with its slashes. */
  readonly pages: readonly string[];
  /** CSS pixels. */
  readonly widths: readonly number[];
  readonly looks: readonly Look[];
  /** A picture ends here, in CSS pixels, however long its page is. */
  readonly maxHeight: number;
  /** Folder for the pictures. */
  readonly outputDirectory: string;
  /** Folder of the built site. */
  readonly directory: string;
}

function parse(args: string[]) {
  return readArguments({
    args,
    allowPositionals: true,
    options: {
      width: { type: 'string', default: WIDTHS.join() },
      look: { type: 'string', default: looks.join() },
      height: { type: 'string', default: '4000' },
      out: { type: 'string', default: 'screenshots' },
      dir: { type: 'string', default: 'build' },
    },
  },
 USAGE);
}

function readPixels(option: string, value: string): number {
  const pixels = Number(value);
  if (!Number.isInteger(pixels) || pixels < 100 || pixels > 20_000) {
    throw new UsageError(
      `${option} is "${value}". It must be a whole number of pixels from 100 to 20000.\n${USAGE}`,
    );
  }
  return pixels;
}

function readLook(value: string): Look {
  const look = looks.find((name) => name === value);
  if (look === undefined) {
    throw new UsageError(`--look is "${value}". There are: ${looks.join(', ')}.\n${USAGE}`);
  }
  return look;
}

/**
 * Reads the options of `npm run screenshots`.
 *
 * @throws UsageError for an unknown option, a path without its slashes, a bad number, another look
 */
export function parseScreenshotOptions(args: string[]): ScreenshotOptions {
  const { values, positionals } = parse(args);
  return {
    pages: readPagePaths(positionals, DEFAULT_PAGES, USAGE),
    widths: values.width.split(',').map((width) => readPixels('--width', width)),
    looks: values.look.split(',').map(readLook),
    maxHeight: readPixels('--height', values.height),
    outputDirectory: values.out,
    directory: values.dir,
  };
}
