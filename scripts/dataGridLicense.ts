import { createHash } from 'node:crypto';

/** Environment variable with the license key of MUI X Pro; without it the grid has a watermark. */
export const LICENSE_VARIABLE = 'MUI_X_LICENSE_KEY';

/**
 * What the bundler puts in place of `process.env.MUI_X_LICENSE_KEY`. Only a module that reads the
 * variable gets the key: the demo of the Pro features. Serves the specification's "Business
 * constants": a license key is embedded, and is not reproduced in the sources.
 *
 * @param env the environment of the build; an unset variable becomes an empty key
 */
export function createLicenseDefinition(
  env: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return { [`process.env.${LICENSE_VARIABLE}`]: JSON.stringify(env[LICENSE_VARIABLE] ?? '') };
}

/** The part of the bundler's configuration that names the version of its persistent cache. */
interface CachedConfig {
  readonly experiments?: unknown;
}

/**
 * Version of the persistent cache for a definition: modules that were built with another key must
 * not come out of it. Null where nothing is kept between builds.
 */
export function getCacheVersion(
  { experiments }: CachedConfig,
  definition: Readonly<Record<string, string>>,
): string | null {
  const { cache } = (experiments ?? {}) as { cache?: { version?: string } | boolean };
  if (typeof cache !== 'object') return null;
  const digest = createHash('md5').update(JSON.stringify(definition)).digest('hex').slice(0, 8);
  return `${cache.version ?? ''}-${digest}`;
}
