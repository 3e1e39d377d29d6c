import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './run-script';

/**
 * Reads the arguments of a script as Node's `parseArgs` does.
 *
 * @param usage how the script is called, which ends the message of every error
 * @throws UsageError for an option that there is not, one without its value, or a stray argument
 */
export function readArguments<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`);
  }
}
