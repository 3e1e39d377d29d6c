import type { Counts } from '../checks/counts';
import { auditFaults } from './audit-faults';
import { auditNginx } from './audit-nginx';
import { auditHtml } from './audit-html';
import { auditPages } from './audit-pages';
import { auditProjects } from './audit-projects';
import { auditSoak } from './audit-soak';
import type { AuditOptions } from './options';

/** One part of `npm run audit`: a check that takes too long, or needs too much, for `npm test`. */
export interface AuditStage {
  readonly id: string;
  run(log: (line: string) => void, options: AuditOptions): Promise<Counts>;
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
