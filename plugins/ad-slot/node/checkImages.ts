import fs from 'node:fs';
import path from 'node:path';
import type { InHouseAd } from '../client/types';

/**
 * Makes sure that the images of in-house ads lie in a static folder of the site.
 *
 * @param staticDirectories absolute paths
 * @throws Error that lists every ad without its image
 */
export function checkImages(
  inHouseAds: readonly InHouseAd[],
  staticDirectories: readonly string[],
): void {
  const problems = inHouseAds
    .filter(
      ({ image }) =>
        !staticDirectories.some((directory) => fs.existsSync(path.join(directory, image))),
    )
    .map(({ name, image }) => `- "${name}": there is no file ${image}`);
  if (problems.length > 0) {
    throw new Error(
      `Plugin "ad-slot": images of the option "inHouseAds" are missing.\n${problems.join('\n')}\nPut them into ${staticDirectories.join(' or ')}, 130 by 100 px, or correct the path.`,
    );
  }
}
