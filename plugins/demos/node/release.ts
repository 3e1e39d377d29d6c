import type { ReleaseOption, RuntimeOption } from '../options';

/** The release that a file's demos run, or null where that is what the site has installed. */
export function findRelease(
  filePath: string,
  releases: readonly ReleaseOption[],
): ReleaseOption | null {
  return releases.find(({ dirs }) => dirs.some((dir) => filePath.startsWith(`${dir}/`))) ?? null;
}

/** What surrounds demos of a release: its own root, under the conditions of the current ones. */
export function getRuntimes<Runtime extends Pick<RuntimeOption, 'root'>>(
  runtimes: readonly Runtime[],
  release: Pick<ReleaseOption, 'root'> | null,
): readonly Runtime[] {
  const root = release?.root;
  return root ? runtimes.map((runtime) => ({ ...runtime, root })) : runtimes;
}

/**
 * A request as it has to be resolved from anywhere: one of a package that the release brings along
 * becomes a path.
 *
 * @example
 * toReleaseRequest('@mui/material/Grid', release); // '/site/node_modules/@mui/material-v5/Grid'
 */
export function toReleaseRequest(request: string, release: ReleaseOption | null): string {
  for (const [name, { folder }] of Object.entries(release?.packages ?? {})) {
    const isOfPackage = request === name || request.startsWith(`${name}/`);
    if (folder !== null && isOfPackage) return `${folder}${request.slice(name.length)}`;
  }
  return request;
}
