import fs from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../../src/interface-text/languages';
import type { Counts } from '../checks/counts';
import { findHtmlProblems } from '../html/findHtmlProblems';
import { findTitleProblems, type PageHead } from '../html/findTitleProblems';
import { readHead } from '../html/readHead';
import { listPages } from './list-pages';

/** Where `npm run build` leaves the site. */
const DIRECTORY = 'build';

const REMEDY =
  'Mend the page, or the component that draws it. What is right all the same stands in scripts/html/exceptions.ts, with its reason.';

/** Judges the markup of every built page, and whether titles and descriptions tell pages apart. */
export async function auditHtml(log: (line: string) => void): Promise<Counts> {
  const counts = { passed: 0, failed: 0 };
  const heads: PageHead[] = [];
  for (const page of listPages(DIRECTORY, LANGUAGES)) {
    const html = fs.readFileSync(path.join(DIRECTORY, page, 'index.html'), 'utf8');
    heads.push({ path: page, ...readHead(html) });
    const problems = findHtmlProblems(html);
    if (problems.length > 0) log([`✗ ${page}`, ...problems, REMEDY].join('\n  '));
    counts[problems.length > 0 ? 'failed' : 'passed'] += 1;
  }
  const repeated = findTitleProblems(heads);
  repeated.forEach((problem) => log(`✗ ${problem}`));
  counts[repeated.length > 0 ? 'failed' : 'passed'] += 1;
  log(`${heads.length} pages judged`);
  return counts;
}
