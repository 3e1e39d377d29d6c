import type { DemoAnalysis, DemoFile } from './analyzeDemo';
import { DemoError } from './demoError';

function getPackageName(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * Checks that the live editor can run a demo as it stands: what it imports must be importable there.
 *
 * @param allowed the option `editor.packages`.
 * @throws {DemoError} for a package that is not among them.
 */
export function checkPackages(
  file: DemoFile,
  { packages }: DemoAnalysis,
  allowed: readonly string[],
): void {
  const unknown = packages.find((request) => !allowed.includes(getPackageName(request)));
  if (unknown === undefined) return;
  throw new DemoError(
    { filePath: file.filePath },
    `the demo imports "${unknown}", which the live editor does not offer. It offers: ${allowed.join(', ')}.`,
    `add "${getPackageName(unknown)}" to the option "editor.packages" of the plugin "demos" in docusaurus.config.ts, or do without it.`,
  );
}
