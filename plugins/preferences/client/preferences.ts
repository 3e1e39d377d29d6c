/** Language a code sample is shown in (contract, "Preferences"). */
export type CodeVariant = 'JS' | 'TS';

/** Styling solution a demo is shown in (contract, "Preferences"). */
export type CodeStyling = 'MUI System' | 'Tailwind' | 'CSS';

/** The reader's two choices. Each key is also the name of the cookie that keeps it. */
export interface Preferences {
  readonly codeVariant: CodeVariant;
  readonly codeStyling: CodeStyling;
}

/** What a URL hash says; a key is there only when the hash says something about it. */
export type HashPreferences = Partial<Preferences> & { readonly demoName?: string };

export const CODE_VARIANT_COOKIE = 'codeVariant';
export const CODE_STYLING_COOKIE = 'codeStyling';

export const DEFAULT_PREFERENCES: Preferences = { codeVariant: 'TS', codeStyling: 'MUI System' };

/** Every valid choice, in the order a switch offers them. */
export const CODE_VARIANTS: readonly CodeVariant[] = ['JS', 'TS'];
export const CODE_STYLINGS: readonly CodeStyling[] = ['MUI System', 'Tailwind', 'CSS'];

// The keys of each table are exactly what the pattern beside it can match. The inline script is
// built from the same four, so a rule changed here changes there too.
export const VARIANT_PATTERN = /\.(?:js|tsx)$/;
export const VARIANT_BY_SUFFIX: Readonly<Record<string, CodeVariant>> = {
  '.js': 'JS',
  '.tsx': 'TS',
};
export const STYLING_PATTERN = /tailwind-|css-|system-/;
export const STYLING_BY_PREFIX: Readonly<Record<string, CodeStyling>> = {
  'tailwind-': 'Tailwind',
  'css-': 'CSS',
  'system-': 'MUI System',
};

/**
 * A heading's anchor is a slug, so in lower case; a demo's name is its component's, so it starts
 * with a capital. That tells `#css-variables` (a heading) from `#css-BasicButtons` (a demo). The
 * styling is believed in both, because readers' links rely on "containing" and nothing is stored.
 */
const DEMO_NAME_PATTERN = /^\p{Lu}[\p{L}\p{N}_]*$/u;

function decodeHash(hash: string): string {
  const text = hash.startsWith('#') ? hash.slice(1) : hash;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Reads the demo's name and the preferences out of a URL hash, given with or without its `#` and
 * as encoded in the address bar. Among several styling prefixes the first counts.
 * Serves the contract's "Preferences".
 *
 * @example
 * parseHash('#tailwind-BasicButtons.tsx')
 * // { demoName: 'BasicButtons', codeVariant: 'TS', codeStyling: 'Tailwind' }
 * parseHash('#css-variables') // { codeStyling: 'CSS' }
 */
export function parseHash(hash: string): HashPreferences {
  const text = decodeHash(hash);
  const suffix = VARIANT_PATTERN.exec(text)?.[0] ?? '';
  const prefix = STYLING_PATTERN.exec(text);
  const nameStart = prefix ? prefix.index + prefix[0].length : 0;
  const name = text.slice(nameStart, text.length - suffix.length);
  const codeVariant = VARIANT_BY_SUFFIX[suffix];
  const codeStyling = prefix ? STYLING_BY_PREFIX[prefix[0]] : undefined;
  return {
    ...(DEMO_NAME_PATTERN.test(name) && { demoName: name }),
    ...(codeVariant && { codeVariant }),
    ...(codeStyling && { codeStyling }),
  };
}

/**
 * The hash as it has to be after a choice, so that a reload does not undo it: only what the hash of
 * a demo says about the choice is replaced. Anchors of headings stay as they are.
 *
 * @example
 * applyToHash('#tailwind-BasicButtons.tsx', { codeVariant: 'JS' }) // '#tailwind-BasicButtons.js'
 */
export function applyToHash(
  hash: string,
  { codeVariant, codeStyling }: Partial<Preferences>,
): string {
  const { demoName, ...said } = parseHash(hash);
  if (demoName === undefined) return hash;
  const findKey = (table: Readonly<Record<string, string>>, value: string | undefined) =>
    Object.keys(table).find((key) => table[key] === value) ?? '';
  const styling = said.codeStyling && (codeStyling ?? said.codeStyling);
  const variant = said.codeVariant && (codeVariant ?? said.codeVariant);
  return `#${findKey(STYLING_BY_PREFIX, styling)}${demoName}${findKey(VARIANT_BY_SUFFIX, variant)}`;
}

/**
 * Keeps what is a valid choice among values from outside (cookies, messages of other tabs);
 * anything unknown counts as not said.
 */
export function pickPreferences(
  values: Readonly<Partial<Record<keyof Preferences, unknown>>>,
): Partial<Preferences> {
  const codeVariant = CODE_VARIANTS.find((variant) => variant === values.codeVariant);
  const codeStyling = CODE_STYLINGS.find((styling) => styling === values.codeStyling);
  return { ...(codeVariant && { codeVariant }), ...(codeStyling && { codeStyling }) };
}

/**
 * The preferences in force, each on its own: the hash, then the cookie, then the default
 * (specification, "States and transitions": Preferences).
 *
 * @param sources.hash The URL's hash, with or without `#`; empty for none.
 * @param sources.cookies Decoded cookie values; unknown ones count as none.
 */
export function resolvePreferences({
  hash,
  cookies,
}: {
  readonly hash: string;
  readonly cookies: Readonly<Partial<Record<keyof Preferences, string>>>;
}): Preferences {
  const { codeVariant, codeStyling } = parseHash(hash);
  return {
    ...DEFAULT_PREFERENCES,
    ...pickPreferences(cookies),
    ...(codeVariant && { codeVariant }),
    ...(codeStyling && { codeStyling }),
  };
}
