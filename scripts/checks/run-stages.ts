import { formatFailure } from '../cli/run-script';
import { ONE_FAILED, type Counts } from './counts';
import type { Stage } from './stages';

async function runGuarded(stage: Stage, reportFolder: string, log: (line: string) => void) {
  try {
    return await stage.run(reportFolder);
  } catch (error) {
    log(formatFailure(error));
    return ONE_FAILED;
  }
}

/**
 * Runs stages one after the other until one fails, and says how long each took.
 *
 * @returns the counts of all stages that ran
 */
export async function runStages(
  stages: readonly Stage[],
  reportFolder: string,
  log: (line: string) => void,
): Promise<Counts> {
  const total = { passed: 0, failed: 0 };
  for (const stage of stages) {
    log(`\n=== ${stage.id}`);
    const startedAt = performance.now();
    const { passed, failed } = await runGuarded(stage, reportFolder, log);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    total.passed += passed;
    total.failed += failed;
    log(`=== ${stage.id} ${failed > 0 ? 'failed' : 'passed'} in ${seconds} s`);
    if (failed > 0) {
      break;
    }
  }
  return total;
}

/** The line that ends every run; whoever reads the output of a test run looks for it. */
export function formatTotal({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}
