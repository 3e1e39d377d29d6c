import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import type { Formatting } from './node/javascript/toJavaScript';
import { CODE_STYLINGS, type CodeStyling } from '../preferences/client/preferences';

/** One way of styling a demo: the file of that name in a demo's folder. */
export interface StylingOption {
  /** File name without extension, and the value of `data-code-styling`: `system`. */
  readonly id: string;
  /** What readers see, and what their preference is called: `MUI System`. */
  readonly label: CodeStyling;
}

/** Which `@theme` module wraps a demo, chosen by what the demo imports. */
export interface RuntimeOption {
  /** A demo that imports this package, or one that starts with `<package>/`, gets the root. */
  readonly packages: readonly string[];
  /** Module of the root component, e.g. `@theme/DemoRoot/Joy`. */
  readonly root: string;
  /** What such a demo needs in a project of its own. Default: nothing. */
  readonly project?: ProjectSetup;
}

/** What a demo's code does not say and a project made of it needs. */
export interface ProjectSetup {
  /** Packages that are installed although the demo does not import them: `@emotion/react`. */
  readonly packages: readonly string[];
  /** Import lines of the project's entry. */
  readonly imports: readonly string[];
  /** JSX lines in front of the demo in the project's entry: `<CssBaseline />`. */
  readonly before: readonly string[];
}

/** A package as demos of another release get it. */
export interface ReleasePackage {
  /** Absolute folder of a copy of its own; null where it is the one that the site has installed. */
  readonly folder: string | null;
  /** What a project made of such a demo installs. */
  readonly version: string;
}

/** Demos that run another release than the one that is installed under its name. */
export interface ReleaseOption {
  /** Folders of such demos, relative to the site, with slashes: `kit_versioned_docs/version-1`. */
  readonly dirs: readonly string[];
  /** By the name that is imported. The bundler has to be told of the folders as well. */
  readonly packages: Readonly<Record<string, ReleasePackage>>;
  /** Module of the root component, in place of those of `runtimes`. Default: null, those. */
  readonly root: string | null;
}

/** Live editing of demos. */
export interface EditorOption {
  /** Packages that edited demos may import; every package that a demo imports must be among them. */
  readonly packages: readonly string[];
}

export interface PluginOptions {
  readonly id: string;
  /** Styling solutions in the order of the switch; the first one is the default. */
  readonly stylings: readonly StylingOption[];
  /** Tried in order; a demo that matches none gets the plain `@theme/DemoRoot`. */
  readonly runtimes: readonly RuntimeOption[];
  /** Styling whose files are scanned for Tailwind's utility classes; `null`: none. */
  readonly tailwindStyling: string | null;
  /** Turns source into HTML at build time; the default escapes and marks nothing. */
  readonly highlight: (code: string, language: string) => string;
  /** How JavaScript that is derived from a demo is laid out; the defaults are Prettier's. */
  readonly formatting: Formatting;
  /** Folders whose demos run another release; they cannot be edited. Default: none. */
  readonly releases: readonly ReleaseOption[];
  /** `null`, the default: demos cannot be edited. */
  readonly editor: EditorOption | null;
}

export type UserOptions = Partial<Omit<PluginOptions, 'id'>> & { readonly id?: string };

function escapeHtml(code: string): string {
  return code.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

export const DEFAULT_OPTIONS: PluginOptions = {
  id: 'default',
  stylings: [
    { id: 'system', label: 'MUI System' },
    { id: 'tailwind', label: 'Tailwind' },
    { id: 'css', label: 'CSS' },
  ],
  runtimes: [],
  tailwindStyling: 'tailwind',
  highlight: escapeHtml,
  formatting: {},
  releases: [],
  editor: null,
};

const identifier = Joi.string().pattern(/^[a-z][\w-]*$/);

const strings = Joi.array().items(Joi.string()).required();

const schema = Joi.object<PluginOptions>({
  stylings: Joi.array()
    .items(
      Joi.object({
        id: identifier.required(),
        label: Joi.string()
          .valid(...CODE_STYLINGS)
          .required(),
      }),
    )
    .min(1)
    .unique('id')
    .default(DEFAULT_OPTIONS.stylings),
  runtimes: Joi.array()
    .items(
      Joi.object({
        packages: Joi.array().items(Joi.string()).min(1).required(),
        root: Joi.string()
          .pattern(/^@theme\//)
          .required(),
        project: Joi.object({
          packages: strings,
          imports: strings,
          before: strings,
        }),
      }),
    )
    .default(DEFAULT_OPTIONS.runtimes),
  tailwindStyling: Joi.string().allow(null).default(DEFAULT_OPTIONS.tailwindStyling),
  highlight: Joi.function()
    .minArity(1)
    .default(() => DEFAULT_OPTIONS.highlight),
  formatting: Joi.object({
    printWidth: Joi.number().integer().min(1),
    tabWidth: Joi.number().integer().min(1),
    singleQuote: Joi.boolean(),
    semi: Joi.boolean(),
  }).default(DEFAULT_OPTIONS.formatting),
  releases: Joi.array()
    .items(
      Joi.object({
        dirs: Joi.array().items(Joi.string()).min(1).required(),
        packages: Joi.object()
          .pattern(
            Joi.string(),
            Joi.object({
              folder: Joi.string().allow(null).required(),
              version: Joi.string().required(),
            }),
          )
          .required(),
        root: Joi.string().allow(null).default(null),
      }),
    )
    .default(DEFAULT_OPTIONS.releases),
  editor: Joi.object({ packages: Joi.array().items(Joi.string()).min(1).unique().required() })
    .allow(null)
    .default(DEFAULT_OPTIONS.editor),
});

/**
 * Docusaurus' hook: fills in defaults.
 *
 * @throws Error naming the plugin, the option that is wrong and what it may be.
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<UserOptions | undefined, PluginOptions>): PluginOptions {
  try {
    return validate(schema, options ?? {});
  } catch (cause) {
    throw new Error(`Plugin "demos": ${(cause as Error).message}.`, { cause });
  }
}
