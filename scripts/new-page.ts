import path from 'node:path';
import * as trees from '../sidebars';
import { runScript, UsageError } from './cli/run-script';
import { createNewPage } from './new-page/create-new-page';

const USAGE =
  'Usage: npm run new:page -- <product> <page>, e.g. npm run new:page -- material-ui react-slider';

runScript(async () => {
  const [productId, pagePath, ...rest] = process.argv.slice(2);
  if (productId === undefined || pagePath === undefined || rest.length > 0) {
    throw new UsageError(USAGE);
  }
  const root = path.resolve(__dirname, '..');
  const page = await createNewPage({ root, productId, pagePath, trees });
  const lines = [
    ...page.files.map((file) => `Created ${file}`),
    page.isPlannedRemoved
      ? `Removed "planned: true" from ${page.pathname} in sidebars.ts`
      : `sidebars.ts is unchanged: its entry ${page.pathname} was not planned`,
    `See it with "npm start" at ${page.pathname}/; the comments in the page say what belongs where.`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
});
