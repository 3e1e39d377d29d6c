import { readArguments } from '../cli/read-arguments';
import { UsageError } from '../cli/run-script';

export const USAGE =
  'Usage: npm run version:cut -- <product> <version> [--dry-run], e.g. npm run version:cut -- material-ui 6.0.0-beta.4';

/** What `npm run version:cut` was asked for. */
export interface CutOptions {
  readonly productId: string;
  /** Name of the version, which becomes part of its address: `6.0.0-beta.4`, `v5`. */
  readonly name: string;
  /** Show what would be done, and change nothing. */
  readonly isDryRun: boolean;
}

function parse(args: string[]) {
  return readArguments(
    {
      args,
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    },
    USAGE,
  );
}

/** @throws UsageError for anything but a product and a version */
export function parseCutOptions(args: string[]): CutOptions {
  const { positionals, values } = parse(args);
  const [productId, name, ...rest] = positionals;
  if (productId === undefined || name === undefined || rest.length > 0) {
    throw new UsageError(USAGE);
  }
  return { productId, name, isDryRun: values['dry-run'] };
}
