import type { ProductId } from '../products/products';
import { releaseNotesUrl } from '../products/releases';

/** Notes of releases before version 5, which have left the current changelog. */
const OLD_CHANGELOG_URL = 'https://github.com/mui/material-ui/blob/HEAD/CHANGELOG.old.md';

/**
 * The release of the shared repository that carried a package whose own numbers differ from the
 * repository's: the first heading of the CHANGELOG.md in that package. A test compares the two.
 */
const SHARED_RELEASES: Partial<Record<ProductId, Readonly<Record<string, string>>>> = {
  'joy-ui': { '5.0.0-beta.46': '6.0.0-alpha.13' },
  'base-ui': { '5.0.0-beta.55': '6.0.0-beta.3' },
};

/** Products that are numbered like the repository they are released from. */
const NUMBERED_LIKE_REPOSITORY: readonly ProductId[] = ['material-ui', 'system'];

function toTagUrl(version: string): string {
  return `${releaseNotesUrl}/tag/v${version}`;
}

/**
 * Release notes of one version of a product's package; the list of all releases where it is not
 * recorded which of them carried the package.
 *
 * @example
 * getReleaseNotesUrl('system', '6.0.0-beta.4');
 * // 'https://github.com/mui/material-ui/releases/tag/v6.0.0-beta.4'
 */
export function getReleaseNotesUrl(productId: ProductId, version: string): string {
  const release = NUMBERED_LIKE_REPOSITORY.includes(productId)
    ? version
    : SHARED_RELEASES[productId]?.[version];
  return release === undefined ? releaseNotesUrl : toTagUrl(release);
}

/** Notes of the release that opened a major version; those before version 1 share one page. */
export function getMajorReleaseNotesUrl(major: number, stage: 'stable' | 'beta'): string {
  if (major === 0) return OLD_CHANGELOG_URL;
  return toTagUrl(stage === 'beta' ? `${major}.0.0-beta.0` : `${major}.0.0`);
}
