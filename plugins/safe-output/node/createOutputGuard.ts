import { createOutputFileSystem, type OutputFileSystem } from './createOutputFileSystem';

/** More names tell no more. */
const MAX_NAMED = 3;

interface Hook {
  tap(name: string, act: () => void): void;
}

/** What of a bundler's compiler is needed. */
interface Compiler {
  outputFileSystem: unknown;
  readonly hooks: Readonly<Record<'initialize' | 'afterEmit', Hook>>;
}

/** Says which files are missing. @throws Error if there are any */
function checkFailures({ failures }: OutputFileSystem): void {
  if (failures.length === 0) return;
  const named = failures
    .slice(0, MAX_NAMED)
    .map(({ file, reason }) => `\n  ${file}: ${reason}`)
    .join('');
  const more = failures.length > MAX_NAMED ? `\n  and ${failures.length - MAX_NAMED} more` : '';
  throw new Error(
    `plugins/safe-output: ${failures.length} of the built files could not be written:${named}${more}\n` +
      'Make room on the disk, or allow what the reason speaks of, and build again.',
  );
}

/** A plugin of the bundler: what it emits is on the disk, or the build stops and says why. */
export function createOutputGuard(output = createOutputFileSystem()) {
  return {
    apply(compiler: Compiler) {
      // Before that the bundler sets its own.
      compiler.hooks.initialize.tap('safe-output', () => {
        compiler.outputFileSystem = output.fileSystem;
      });
      compiler.hooks.afterEmit.tap('safe-output', () => checkFailures(output));
    },
  };
}
