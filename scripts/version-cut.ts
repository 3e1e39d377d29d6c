import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { format } from 'prettier';
import formatting from '../.prettierrc.json';
import { apiReferenceOptions } from '../api-reference.config';
import { runScript, UsageError } from './cli/run-script';
import { cutVersion, planCut, type PlannedCut } from './version/cut-version';
import { parseCutOptions } from './version/options';

const root = path.resolve(__dirname, '..');
const run = promisify(execFile);

async function runDocusaurus(productId: string, name: string): Promise<void> {
  const cli = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  try {
    await run(process.execPath, [cli, `docs:version:${productId}`, name], { cwd: root });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new UsageError(
      `docusaurus docs:version:${productId} ${name} failed, and nothing was changed:\n${stdout}${stderr}`,
    );
  }
}

function describe({ created, changed, pins }: PlannedCut): string[] {
  return [
    ...created.map((file) => `  creates ${file}`),
    ...changed.map((file) => `  changes ${file}`),
    ...pins.map(({ alias, name, version }) => `  pins    "${alias}": "npm:${name}@${version}"`),
  ];
}

runScript(async () => {
  const { productId, name, isDryRun } = parseCutOptions(process.argv.slice(2));
  const cut = await planCut(root, productId, name);
  const title = `Version ${name} of ${cut.product.name}`;
  if (isDryRun) {
    process.stdout.write(
      `${title} would be cut; this was a dry run.\n${describe(cut).join('\n')}\n`,
    );
    return;
  }
  process.stdout.write('Docusaurus copies the pages; this takes about half a minute …\n');
  const apiProducts = apiReferenceOptions.products ?? [];
  const formatJson = (text: string) => format(text, { ...formatting, parser: 'json' });
  await cutVersion(cut, { root, apiProducts, runDocusaurus, formatJson });
  const lines = [
    `${title} is cut.`,
    ...describe(cut),
    'Next: run `npm install` for the pinned packages, then `npm run types` and `npm run build`, and commit.',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
});
