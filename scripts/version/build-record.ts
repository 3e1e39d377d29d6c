import type { UserOptions } from '../../plugins/api-reference/options';
import type { Pin } from './pin-packages';
import { ROOT_FOLDER } from './copy-root';

type ApiProduct = NonNullable<UserOptions['products']>[number];
type ApiPackage = ApiProduct['packages'][number];

/** `@mui/material/styles` → `@mui/material-v5/styles`. */
function toAlias(importPath: string, pins: readonly Pin[]): string {
  const pin = pins.find(({ name }) => importPath === name || importPath.startsWith(`${name}/`));
  return pin ? `${pin.alias}${importPath.slice(pin.name.length)}` : importPath;
}

/** Options of an API reference, about the aliases: a later release exports something else. */
function freezePackage(options: ApiPackage, pins: readonly Pin[]): ApiPackage {
  const { entryPoints, augmentations, theme } = options;
  const rename = (importPath: string) => toAlias(importPath, pins);
  return {
    ...options,
    name: rename(options.name),
    ...(entryPoints && { entryPoints: entryPoints.map(rename) }),
    ...(augmentations && { augmentations: augmentations.map(rename) }),
    ...(theme && { theme: { ...theme, importPath: rename(theme.importPath) } }),
  };
}

/**
 * Content of a version's `version.json`; see plugins/versions.
 *
 * @param hasRoot whether the version has a demo root of its own
 * @param product the current product of the API reference, if it is documented there
 */
export function buildRecord(pins: readonly Pin[], hasRoot: boolean, product?: ApiProduct): object {
  return {
    packages: Object.fromEntries(pins.map(({ name, alias }) => [name, { alias }])),
    ...(hasRoot && { demoRoot: `${ROOT_FOLDER}/index.tsx` }),
    ...(product && {
      api: { packages: product.packages.map((each) => freezePackage(each, pins)) },
    }),
  };
}

/** Content of the `tsconfig.json` in a version's folder: imports lead where the bundler leads them. */
export function buildTsconfig(
  pins: ReadonlyArray<Pick<Pin, 'name' | 'alias'>>,
  sitePaths: Readonly<Record<string, readonly string[]>>,
): object {
  const paths = pins.flatMap(({ name, alias }) => [
    [name, [`./node_modules/${alias}`]] as const,
    [`${name}/*`, [`./node_modules/${alias}/*`]] as const,
  ]);
  return {
    extends: '../../tsconfig.json',
    compilerOptions: {
      baseUrl: '../..',
      paths: { ...sitePaths, ...Object.fromEntries(paths) },
    },
    include: ['**/*.ts', '**/*.tsx', '../../plugins/*/*.d.ts'],
    exclude: [],
  };
}
