import { UsageError } from './run-script';

/**
 * Reads the value of `--port`.
 *
 * @throws UsageError when it is no whole number from 0 to 65535.
 */
export function parsePort(value: string): number {
  const port = Number(value);
  if (value.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65535) {
    throw new UsageError(
      `--port is "${value}". It must be a whole number from 0 (any free port) to 65535, e.g. --port 4173`,
    );
  }
  return port;
}
