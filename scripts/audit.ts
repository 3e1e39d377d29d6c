import { readAuditOptions } from './audit/options';
import { AUDIT_STAGES } from './audit/stages';
import { formatTotal } from './checks/run-stages';
import { runScript } from './cli/run-script';

function log(line: string): void {
  process.stdout.write(`${line}\n`);
}

runScript(async () => {
  const total = { passed: 0, failed: 0 };
  const options = readAuditOptions(
    process.argv.slice(2),
    AUDIT_STAGES.map(({ id }) => id),
  );
  for (const { id, run } of AUDIT_STAGES.filter(({ id }) => options.only.includes(id))) {
    log(`\n=== ${id}`);
    // Every stage runs, whatever came before: they look at different things.
    const { passed, failed } = await run(log, options);
    total.passed += passed;
    total.failed += failed;
  }
  log(`\n${formatTotal(total)}`);
  if (total.failed > 0) process.exitCode = 1;
});
