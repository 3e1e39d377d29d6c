import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ONE_FAILED } from './checks/counts';
import { formatTotal, runStages } from './checks/run-stages';
import { selectStageIds } from './checks/select-stages';
import { stages } from './checks/stages';
import { formatFailure } from './cli/run-script';

function log(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function runSelected(args: string[]) {
  const ids = selectStageIds(args);
  const reportFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-test-'));
  try {
    const selected = stages.filter(({ id }) => ids.includes(id));
    return await runStages(selected, reportFolder, log);
  } finally {
    fs.rmSync(reportFolder, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const total = await runSelected(process.argv.slice(2)).catch((error: unknown) => {
    log(formatFailure(error));
    return ONE_FAILED;
  });
  log(`\n${formatTotal(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

void main();
