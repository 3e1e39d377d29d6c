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

async function runTimed(stage: Stage, reportFolder: string, log: (line: string) => void) {
  log(`\n=== ${stage.id}`);
  const startedAt = performance.now();
  const counts = await runGuarded(stage, reportFolder, log);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  log(`=== ${stage.id} ${counts.failed > 0 ? 'failed' : 'passed'} in ${seconds} s`);
  return counts;
}

/** In their order; what runs beside each other is one group. */
function groupStages(stages: readonly Stage[]): Stage[][] {
  const groups: Stage[][] = [];
  for (const stage of stages) {
    const last = groups.at(-1);
    if (last && stage.beside !== undefined && last.at(-1)?.id === stage.beside) last.push(stage);
    else groups.push([stage]);
  }
  return groups;
}

/**
 * Runs stages, one group after the other until one fails, and says how long each took.
 *
 * @returns the counts of all stages that ran
 */
export async function runStages(
  stages: readonly Stage[],
  reportFolder: string,
  log: (line: string) => void,
): Promise<Counts> {
  const total = { passed: 0, failed: 0 };
  for (const group of groupStages(stages)) {
    const outcomes = await Promise.all(group.map((stage) => runTimed(stage, reportFolder, log)));
    for (const { passed, failed } of outcomes) {
      total.passed += passed;
      total.failed += failed;
    }
    if (total.failed > 0) break;
  }
  return total;
}

/** The line that ends every run; whoever reads the output of a test run looks for it. */
export function formatTotal({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}
