import { selectAuditStages } from './audit/stages';
import { formatTotal } from './checks/run-stages';
import { runScript } from './cli/run-script';

function log(line: string): void {
  process.stdout.write(`${line}\n`);
}

runScript(async () => {
  const total = { passed: 0, failed: 0 };
  for (const { id, run } of selectAuditStages(process.argv.slice(2))) {
    log(`\n=== ${id}`);
    // Every stage runs, whatever came before: they look at different things.
    const { passed, failed } = await run(log);
    total.passed += passed;
    total.failed += failed;
  }
  log(`\n${formatTotal(total)}`);
  if (total.failed > 0) process.exitCode = 1;
});
