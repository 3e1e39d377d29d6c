import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import type { ArchiveOptions, PackageOptions, ProductOptions } from './node/types';

export interface PluginOptions {
  readonly id: string;
  /** What is documented: one folder of pages each. Default: nothing. */
  readonly products: readonly ProductOptions[];
  /**
   * Hosts whose pages this site replaces: links of descriptions that lead there lead to this site
   * where it has the page. A link without a host is taken for one to the first of them, so that it
   * leads somewhere when this site has no such page. Default: none, links stay as they are.
   */
  readonly docsHosts: readonly string[];
  /**
   * Element of MDX that shows a demo by its file, `<Demo src="../…/Name.tsx" hideToolbar />`: with it,
   * API pages show a demo in which slots and classes are inspected. Default: null, none is shown.
   */
  readonly demoElement: string | null;
}

/** What a site writes for a package: its name, and whatever differs from the defaults. */
export type UserPackageOptions = Partial<PackageOptions> & Pick<PackageOptions, 'name'>;

/** A type rather than an interface: Docusaurus takes options with an index signature only. */
export type UserOptions = {
  readonly id?: string;
  readonly products?: ReadonlyArray<
    Omit<ProductOptions, 'packages' | 'archive'> & {
      readonly packages: readonly UserPackageOptions[];
      readonly archive?: (Pick<ArchiveOptions, 'basePath'> & Partial<ArchiveOptions>) | null;
    }
  >;
  readonly docsHosts?: readonly string[];
  readonly demoElement?: string | null;
};

export const DEFAULT_OPTIONS: PluginOptions = {
  id: 'default',
  products: [],
  docsHosts: [],
  demoElement: null,
};

const text = Joi.string().required();

const packageSchema = Joi.object<PackageOptions>({
  name: text,
  entryPoints: Joi.array()
    .items(Joi.string())
    .min(1)
    .default((parent: { name: string }) => [parent.name]),
  augmentations: Joi.array().items(Joi.string()).default([]),
  components: Joi.array().items(Joi.string()).min(1).allow(null).default(null),
  // A reason is asked for, because nobody remembers it two releases later.
  ignore: Joi.object().pattern(Joi.string(), Joi.string().required()).default({}),
  hooks: Joi.boolean().default(false),
  theme: Joi.object({ importPath: text, name: text, factory: text }).allow(null).default(null),
  sourceTag: Joi.string().allow(null).default(null),
});

const basePath = Joi.string()
  .pattern(/^\/[^/].*[^/]$/)
  .required()
  .messages({
    'string.pattern.base':
      '{#label} is "{#value}", but begins with a slash and ends without one: "/material-ui"',
  });

const schema = Joi.object<PluginOptions>({
  products: Joi.array()
    .items(
      Joi.object<ProductOptions>({
        title: text,
        docsDir: text,
        basePath,
        archive: Joi.object({
          basePath,
          docsHost: Joi.string().hostname().allow(null).default(null),
        })
          .allow(null)
          .default(null),
        packages: Joi.array().items(packageSchema).min(1).required(),
      }),
    )
    .unique('docsDir')
    .default(DEFAULT_OPTIONS.products),
  docsHosts: Joi.array().items(Joi.string().hostname()).default(DEFAULT_OPTIONS.docsHosts),
  demoElement: Joi.string()
    .pattern(/^[A-Z]\w*$/)
    .allow(null)
    .default(DEFAULT_OPTIONS.demoElement)
    .messages({
      'string.pattern.base':
        '{#label} is "{#value}", but is the name of a component that pages of MDX have: "Demo"',
    }),
});

/**
 * Docusaurus' hook: fills in defaults.
 *
 * @throws Error naming the plugin, the option that is wrong and what it may be
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<UserOptions | undefined, PluginOptions>): PluginOptions {
  try {
    return validate(schema, options ?? {});
  } catch (cause) {
    throw new Error(`Plugin "api-reference": ${(cause as Error).message}.`, { cause });
  }
}
