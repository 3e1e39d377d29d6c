import { getProductVersions, hasVersionChoice } from '../versions';

const v5 = { name: 'v5', href: '/material-ui/v5/getting-started/' };
const allVersions = { kind: 'all-versions', text: 'View all versions', href: '/versions/' };
const v4 = { kind: 'external', text: 'v4', href: 'https://v4.mui.com/' };

describe('getProductVersions', () => {
  it('of Material UI and MUI System go back to the old hosts and end with the page about all', () => {
    const installed = { kind: 'installed', text: 'v6.0.0-beta.4', current: true };
    expect(getProductVersions('material-ui', '6.0.0-beta.4')).toEqual([installed, v4, allVersions]);
    expect(getProductVersions('system', '6.0.0-beta.4')).toEqual([
      installed,
      { kind: 'external', text: 'v4', href: 'https://v4.mui.com/system/basics/' },
      allVersions,
    ]);
  });

  it.each([
    ['joy-ui' as const, '5.0.0-beta.46'],
    ['base-ui' as const, '5.0.0-beta.55'],
  ])('of %s are the installed one only, which is no choice', (productId, installedVersion) => {
    const versions = getProductVersions(productId, installedVersion);
    expect(versions).toEqual([{ kind: 'installed', text: `v${installedVersion}`, current: true }]);
    expect(hasVersionChoice(versions)).toBe(false);
  });

  it('show the version that is passed in, whatever it is', () => {
    expect(getProductVersions('base-ui', '7.1.0')[0]?.text).toBe('v7.1.0');
  });

  it('list what is archived here before what is hosted elsewhere', () => {
    const versions = getProductVersions('material-ui', '6.0.0-beta.4', { archivedVersions: [v5] });
    expect(versions).toEqual([
      { kind: 'installed', text: 'v6.0.0-beta.4', current: true },
      { kind: 'archived', text: 'v5', href: '/material-ui/v5/getting-started/' },
      v4,
      allVersions,
    ]);
    expect(hasVersionChoice(versions)).toBe(true);
  });

  it('open a choice for a product as soon as it has an archive', () => {
    const archivedVersions = [{ name: 'v4', href: '/joy-ui/v4/getting-started/' }];
    expect(
      getProductVersions('joy-ui', '5.0.0-beta.46', { archivedVersions }).map(({ kind }) => kind),
    ).toEqual(['installed', 'archived', 'all-versions']);
  });

  it('prefer the archive over the old host of the same version', () => {
    const archivedVersions = [v5, { name: 'v4', href: '/material-ui/v4/getting-started/' }];
    const versions = getProductVersions('material-ui', '6.0.0-beta.4', { archivedVersions });
    expect(versions.filter(({ text }) => text === 'v4')).toEqual([
      { kind: 'archived', text: 'v4', href: '/material-ui/v4/getting-started/' },
    ]);
  });

  it('make the viewed version the current one, and link the installed one instead', () => {
    const versions = getProductVersions('material-ui', '6.0.0-beta.4', {
      archivedVersions: [v5],
      viewed: { name: 'v5', installedHref: '/material-ui/getting-started/' },
    });
    expect(versions.slice(0, 2)).toEqual([
      { kind: 'installed', text: 'v6.0.0-beta.4', href: '/material-ui/getting-started/' },
      { kind: 'archived', text: 'v5', current: true },
    ]);
    expect(versions.filter(({ current }) => current)).toHaveLength(1);
  });

  it('do not exist for internal pages', () => {
    expect(getProductVersions('experiments', '0.1.0')).toEqual([]);
  });

  it('stop at something that is no version, with the file that has it', () => {
    expect(() => getProductVersions('joy-ui', 'v5')).toThrow(
      new Error(
        'getProductVersions("joy-ui"): the installed version is "v5"; expected a semantic version such as "6.0.0-beta.4". ' +
          'Pass the "version" of node_modules/@mui/joy/package.json.',
      ),
    );
  });

  it('stop at a viewed version that is not archived, with the ones that are', () => {
    expect(() =>
      getProductVersions('material-ui', '6.0.0-beta.4', {
        archivedVersions: [v5],
        viewed: { name: '5', installedHref: '/material-ui/' },
      }),
    ).toThrow(
      new Error(
        'getProductVersions("material-ui"): the viewed version "5" is not archived. ' +
          'Archived: v5. Pass one of these, or leave out `viewed`.',
      ),
    );
  });
});
