import type { LoadContext, Plugin } from '@docusaurus/types';
import { createBundlerConfig } from './node/createBundlerConfig';
import { resolveRelease } from './node/resolveRelease';
import { readArchivedVersions } from './node/versionRecord';

/**
 * Archived versions that run the releases they document. See README.md; `node/remarkVersionLinks.ts`
 * belongs to it.
 *
 * @throws Error, which stops the build, where a version's packages are not as its record says
 */
export default function versionsPlugin({ siteDir }: LoadContext): Plugin {
  const releases = readArchivedVersions(siteDir).map((version) => resolveRelease(siteDir, version));
  return {
    name: 'versions',

    configureWebpack() {
      return createBundlerConfig(siteDir, releases);
    },
  };
}
