import ts from 'typescript';

/** What a documentation comment says. */
export interface Doc {
  readonly description: string;
  readonly default: string | null;
  readonly deprecated: string | null;
  readonly isIgnored: boolean;
  readonly parameters: ReadonlyMap<string, string>;
  readonly returns: string | null;
}

const NO_DOC: Doc = {
  description: '',
  default: null,
  deprecated: null,
  isIgnored: false,
  parameters: new Map(),
  returns: null,
};

/** Control characters that slipped into a comment are no text, and HTML forbids them. */
function clean(text: string): string {
  // eslint-disable-next-line no-control-regex -- they are what is looked for
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '').trim();
}

function toText(tag: ts.JSDocTagInfo): string {
  return clean(ts.displayPartsToString(tag.text));
}

/** `@default` may hold code over several lines; the first tag counts. */
function findTag(tags: readonly ts.JSDocTagInfo[], ...names: string[]): string | null {
  const tag = tags.find(({ name }) => names.includes(name));
  return tag ? toText(tag) : null;
}

/** `@param {string} name - what it is` → name and text. */
function toParameter(tag: ts.JSDocTagInfo): readonly [string, string] {
  const text = toText(tag);
  const [, name = '', description = ''] = /^([\w.$]+)\s*(?:[-–:]\s+)?(.*)$/s.exec(text) ?? [];
  return [name, description.trim()];
}

/** `@returns {string} what it is` → the text without the type, which the declaration states better. */
function stripType(text: string): string {
  return text.replace(/^\{[^}]*\}\s*/, '').trim();
}

/**
 * The documentation of a symbol. Comments that were left out where a type is derived from another
 * are found at the original declaration, since the compiler keeps those.
 */
export function readDoc(symbol: ts.Symbol, checker: ts.TypeChecker): Doc {
  const tags = symbol.getJsDocTags(checker);
  const description = clean(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
  if (tags.length === 0 && description === '') return NO_DOC;
  const returns = findTag(tags, 'returns', 'return');
  return {
    description,
    default: findTag(tags, 'default', 'defaultValue'),
    deprecated: findTag(tags, 'deprecated'),
    isIgnored: tags.some(({ name }) => name === 'ignore' || name === 'internal'),
    parameters: new Map(tags.filter(({ name }) => name === 'param').map(toParameter)),
    returns: returns === null ? null : stripType(returns) || null,
  };
}
