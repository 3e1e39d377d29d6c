/**
 * An error whose message says all that the person at the terminal needs: where, what we got, what
 * is allowed, how to mend it. It is printed without a stack.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What a failed script prints: the message of a {@link UsageError}, the stack of anything else. */
export function formatFailure(error: unknown): string {
  if (error instanceof UsageError) {
    return error.message;
  }
  // Parsers of Markdown throw errors whose stack is empty.
  return error instanceof Error ? error.stack || error.message : String(error);
}

/** Runs a script's `main` and turns whatever it throws into a message and exit code 1. */
export function runScript(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    process.stderr.write(`${formatFailure(error)}\n`);
    process.exitCode = 1;
  });
}
