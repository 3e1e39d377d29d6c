import fs from 'node:fs';
import path from 'node:path';
import { runScript, UsageError } from './cli/run-script';
import { buildSteps, runBuildSteps } from './finish-build/steps';

/**
 * Does what is left to do after `docusaurus build` wrote the site.
 *
 * @throws UsageError when there is no built site
 */
export async function finishBuild(directory: string): Promise<void> {
  const buildDirectory = path.resolve(directory);
  if (!fs.existsSync(path.join(buildDirectory, 'index.html'))) {
    throw new UsageError(
      `There is no built site in "${directory}" (no index.html). This script ends a build; run the whole of it: npm run build`,
    );
  }
  await runBuildSteps(buildSteps, { buildDirectory }, (line) => process.stdout.write(`${line}\n`));
}

if (require.main === module) {
  runScript(() => finishBuild(process.argv[2] ?? 'build'));
}
