import fs from 'node:fs';
import path from 'node:path';
import { getOriginalPath } from '../src/content/getOriginalPath';
import { parseMdx } from '../src/content/parseMdx';
import { projectRoot } from './checks/run-command';
import { runScript } from './cli/run-script';
import { listPageFiles, listTranslatedFiles } from './content/listPageFiles';
import { checkModules } from './samples/checkModules';
import { collectSamples } from './samples/collectSamples';
import { readDemoImports } from './samples/readDemoImports';
import { planModules, type SampleModule } from './samples/planModules';

runScript(async () => {
  const root = projectRoot.split(path.sep).join('/');
  const modules: SampleModule[] = [];
  for (const page of [...(await listPageFiles(root)), ...(await listTranslatedFiles(root))]) {
    const filePath = path.join(root, page);
    const tree = await parseMdx(fs.readFileSync(filePath, 'utf8'));
    const original = getOriginalPath(root, filePath) ?? filePath;
    const demoImports = readDemoImports(path.dirname(original), tree);
    modules.push(...planModules(root, collectSamples(page, tree), demoImports));
  }
  const problems = checkModules(root, modules);
  process.stdout.write(problems.map((problem) => `${problem}\n`).join(''));
  const fragments = modules.filter(({ sample }) => sample.isFragment).length;
  process.stdout.write(
    `${modules.length} code samples of pages checked, ${fragments} of them fragments: ${problems.length || 'no'} problems\n`,
  );
  if (problems.length > 0) process.exitCode = 1;
});
