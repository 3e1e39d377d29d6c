import type { ApiRecord } from './apiRecord';
import type { Release } from './resolveRelease';
import type { ArchivedVersion } from './versionRecord';

/** What a plugin of live demos has to know of demos that run another release. */
export function toDemoRelease({ version, pageDirs, aliases, releases }: Release) {
  return {
    dirs: pageDirs,
    packages: Object.fromEntries(
      Object.entries(releases).map(([name, release]) => [
        name,
        { folder: aliases[name] ?? null, version: release },
      ]),
    ),
    root: version.demoRoot === null ? null : `@site/${version.dir}/${version.demoRoot}`,
  };
}

/** A product of an API reference: the one that the version's record has frozen. */
export interface ApiProduct {
  readonly title: string;
  readonly docsDir: string;
  readonly basePath: string;
  readonly archive: { readonly basePath: string; readonly docsHost: string | null };
  readonly packages: ApiRecord['packages'];
}

/**
 * The API references of versions.
 *
 * @param titles names of the products by docs instance: `{ 'material-ui': 'Material UI' }`
 */
export function toApiProducts(
  versions: readonly ArchivedVersion[],
  titles: Readonly<Record<string, string>>,
): ApiProduct[] {
  return versions.flatMap(({ instance, name, dir, api }) =>
    api === null
      ? []
      : [
          {
            title: `${titles[instance] ?? instance} ${getVersionLabel(name)}`,
            docsDir: dir,
            basePath: `/${instance}/${name}`,
            archive: { basePath: `/${instance}`, docsHost: api.docsHost },
            packages: api.packages,
          },
        ],
  );
}

/** What menus call a version: `5.18.0` → `v5.18.0`, and `v5` as it is. */
export function getVersionLabel(name: string): string {
  return /^\d/.test(name) ? `v${name}` : name;
}
