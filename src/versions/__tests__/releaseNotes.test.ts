import fs from 'node:fs';
import path from 'node:path';
import { products } from '../../products/products';
import { getMajorReleaseNotesUrl, getReleaseNotesUrl } from '../releaseNotes';

const PACKAGES_DIR = path.resolve(__dirname, '../../../node_modules');

function readPackageFile(packageName: string, fileName: string): string {
  return fs.readFileSync(path.join(PACKAGES_DIR, packageName, fileName), 'utf8');
}

/** `## v6.0.0-alpha.13` or `## 6.0.0-beta.4`: the newest release that the package knows of. */
function readNewestRelease(packageName: string): string | undefined {
  return /^## v?(\S+)$/m.exec(readPackageFile(packageName, 'CHANGELOG.md'))?.[1];
}

describe('getReleaseNotesUrl', () => {
  const documented = products.flatMap(({ id, packageName }) =>
    packageName === null ? [] : [{ id, packageName }],
  );

  it.each(documented)('leads from $id to the release that carried $packageName', (product) => {
    const { version } = JSON.parse(readPackageFile(product.packageName, 'package.json'));
    expect(getReleaseNotesUrl(product.id, version)).toBe(
      `https://github.com/mui/material-ui/releases/tag/v${readNewestRelease(product.packageName)}`,
    );
  });

  it('leads to the list of releases when the release is not recorded', () => {
    expect(getReleaseNotesUrl('joy-ui', '5.0.0-beta.1')).toBe(
      'https://github.com/mui/material-ui/releases',
    );
  });
});

describe('getMajorReleaseNotesUrl', () => {
  it('names the first stable release, or the first beta of a version that has none', () => {
    expect(getMajorReleaseNotesUrl(5, 'stable')).toMatch(/\/tag\/v5\.0\.0$/);
    expect(getMajorReleaseNotesUrl(6, 'beta')).toMatch(/\/tag\/v6\.0\.0-beta\.0$/);
  });

  it('falls back to the old changelog before version 1', () => {
    expect(getMajorReleaseNotesUrl(0, 'stable')).toMatch(/CHANGELOG\.old\.md$/);
  });
});
