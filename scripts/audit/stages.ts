import type { Counts } from '../checks/counts';
import { UsageError } from '../cli/run-script';
import { auditFaults } from './audit-faults';
import { auditNginx } from './audit-nginx';
import { auditHtml } from './audit-html';
import { auditPages } from './audit-pages';
import { auditProjects } from './audit-projects';
import { auditSoak } from './audit-soak';

/** One part of `npm run audit`: a check that takes too long, or needs too much, for `npm test`. */
export interface AuditStage {
  readonly id: string;
  run(log: (line: string) => void): Promise<Counts>;
}

/** All stages, in their order; a new one is a line here and a file beside this one. */
export const AUDIT_STAGES: readonly AuditStage[] = [
  { id: 'projects', run: auditProjects },
  { id: 'html', run: auditHtml },
  { id: 'pages', run: auditPages },
  { id: 'nginx', run: auditNginx },
  { id: 'faults', run: auditFaults },
  { id: 'soak', run: auditSoak },
];

/**
 * The stages that `--only=a,b` names; all of them without it.
 *
 * @throws UsageError for anything else.
 */
export function selectAuditStages(
  args: readonly string[],
  stages: readonly AuditStage[] = AUDIT_STAGES,
): readonly AuditStage[] {
  const ids = stages.map(({ id }) => id);
  const usage = `Usage: npm run audit -- [--only=${ids.join(',')}]`;
  const [first, ...others] = args;
  if (first === undefined) return stages;
  const names = /^--only=(.+)$/.exec(first)?.[1]?.split(',');
  if (!names || others.length > 0) {
    throw new UsageError(`npm run audit does not know ${args.join(' ')}.\n${usage}`);
  }
  const unknown = names.filter((name) => !ids.includes(name));
  if (unknown.length > 0) {
    throw new UsageError(
      `--only names ${unknown.map((name) => `"${name}"`).join(', ')}. The stages are: ${ids.join(', ')}.\n${usage}`,
    );
  }
  return stages.filter(({ id }) => names.includes(id));
}
