import { parsePort } from './cli/parse-port';
import { readArguments } from './cli/read-arguments';
import { runScript } from './cli/run-script';
import { serveBuild, type ServeOptions } from './server/serve-build';

const DEFAULT_PORT = '4173';

const USAGE = `Usage: npm run serve -- [--port ${DEFAULT_PORT}] [--host 127.0.0.1] [--dir build]`;

/**
 * Reads the options of `npm run serve`: `--port`, `--host`, `--dir`.
 *
 * @throws UsageError for an option that there is not, or a bad port.
 */
export function parseServeOptions(args: string[]): Required<ServeOptions> {
  const options = {
    port: { type: 'string', default: DEFAULT_PORT },
    host: { type: 'string', default: '127.0.0.1' },
    dir: { type: 'string', default: 'build' },
  } as const;
  const { values } = readArguments({ args, options }, USAGE);
  return { port: parsePort(values.port), host: values.host, directory: values.dir };
}

if (require.main === module) {
  runScript(async () => {
    const { url } = await serveBuild(parseServeOptions(process.argv.slice(2)));
    process.stdout.write(`Serving the built site at ${url}/\n`);
  });
}
