import fs from 'node:fs';
import path from 'node:path';
import { parseMdx } from '../src/content/parseMdx';
import { projectRoot } from './checks/run-command';
import { runScript } from './cli/run-script';
import { findDuplicates, type PageFacts } from './content/findDuplicates';
import { findImageProblems } from './content/findImageProblems';
import { findLinkProblems } from './content/findLinkProblems';
import { listPageFiles, listTranslatedFiles } from './content/listPageFiles';
import { readPageFacts } from './content/readPageFacts';
import { findSpellingProblems } from './spelling/findSpellingProblems';
import { readProse } from './spelling/readProse';
import { readProjectWords } from './spelling/readWords';

runScript(async () => {
  const originals = await listPageFiles(projectRoot);
  const pages = [...originals, ...(await listTranslatedFiles(projectRoot))];
  const facts: PageFacts[] = [];
  const problems: string[] = [];
  for (const page of pages) {
    const source = fs.readFileSync(path.join(projectRoot, page), 'utf8');
    const tree = await parseMdx(source);
    problems.push(...findLinkProblems(page, tree), ...findImageProblems(page, tree));
    // A translation may well share a title with its original.
    if (originals.includes(page)) facts.push(await readPageFacts(page, source));
  }
  const texts = await readProse(projectRoot);
  problems.push(
    ...findDuplicates(facts),
    ...(await findSpellingProblems(texts, readProjectWords(projectRoot))),
  );
  process.stdout.write(problems.map((problem) => `${problem}\n`).join(''));
  process.stdout.write(
    `${pages.length} pages and the words of ${texts.length} files checked: ${problems.length || 'no'} problems\n`,
  );
  if (problems.length > 0) process.exitCode = 1;
});
