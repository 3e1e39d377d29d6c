import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** As the modules of the package request it: its index, and the context of the drawer. */
const REQUESTS = ['./hooks/useWindowSize', '../hooks/useWindowSize'];

/**
 * A rule for `module.rules` by which `@docusaurus/theme-common` gets the site's `useWindowSize` in the
 * place of its own, for itself and for everyone who imports that hook from it.
 *
 * @param siteDir absolute path of the site
 * @throws if the package has no such hook: then Docusaurus has changed, and this has to be looked at again
 */
export function createWindowSizeRule(siteDir: string) {
  const resolve = createRequire(path.join(siteDir, 'package.json')).resolve;
  const folder = path.dirname(resolve('@docusaurus/theme-common'));
  const hook = path.join(folder, 'hooks', 'useWindowSize.js');
  if (!fs.existsSync(hook)) {
    throw new Error(
      `src/text-size: @docusaurus/theme-common has no ${path.relative(folder, hook)} any more, which ` +
        'is replaced so that windows are measured in em. Docusaurus has changed; find out what it ' +
        'measures windows with, and adapt createWindowSizeRule.ts.',
    );
  }
  const ours = path.join(__dirname, '..', 'useWindowSize.ts');
  return {
    include: (file: string) => file.startsWith(folder + path.sep),
    resolve: { alias: Object.fromEntries(REQUESTS.map((request) => [`${request}$`, ours])) },
  };
}
