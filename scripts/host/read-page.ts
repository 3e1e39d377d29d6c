import { createHash } from 'node:crypto';
import { Tokenizer, TokenizerMode, type Token, type TokenHandler } from 'parse5';

/** What a policy has to know of a page, and what no policy without `unsafe-inline` would allow. */
export interface PageFacts {
  /** Hashes of the inline scripts that the HTML runs, as a policy names them. */
  readonly scriptHashes: readonly string[];
  /** Those among them which the site adds in the browser too, after another page was opened first. */
  readonly movingHashes: readonly string[];
  /** Origins of scripts and stylesheets that are not the page's own. */
  readonly outsideOrigins: readonly string[];
  /** Code in attributes, as `onclick` or `href="javascript:…"`: a policy with hashes stops it. */
  readonly attributeCode: readonly string[];
  /** Where an address leads that does nothing else; null for a page. */
  readonly redirect: string | null;
  /** Where a `meta` element of a policy belongs: after the one with the character set. */
  readonly policyOffset: number | null;
  /** True for a page that brings its own, as the frame of edited demos does. */
  readonly hasPolicy: boolean;
}

type Attributes = Readonly<Record<string, string>>;

/** Types of script elements that browsers run; all others are data, which no policy concerns. */
const RUN_TYPES = /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/;

/** `'sha256-…'` of the text of an inline script, whose line ends are one character to browsers. */
export function hashScript(text: string): string {
  const seen = text.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(seen).digest('base64')}'`;
}

function getOutsideOrigin(address: string | undefined): string[] {
  return address !== undefined && /^(?:https?:)?\/\//.test(address)
    ? [new URL(address, 'https://any.invalid').origin]
    : [];
}

const findAttributeCode = (tag: string, attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([name, value]) => /^on[a-z]+$/.test(name) || /^\s*javascript:/i.test(value))
    .map(([name]) => `<${tag} ${name}>`);

/** Reads a page by its tokens, as browsers find its scripts; a tree of it is not needed. */
export function readPage(html: string): PageFacts {
  const hashes = new Set<string>();
  const movingHashes = new Set<string>();
  const outsideOrigins = new Set<string>();
  const attributeCode: string[] = [];
  let redirect: string | null = null;
  let policyOffset: number | null = null;
  let hasPolicy = false;
  /** Where the text of an inline script begins that is to be hashed. */
  let script: { readonly start: number; readonly isMoving: boolean } | null = null;

  const onMeta = (attributes: Attributes, end: number) => {
    const equivalent = attributes['http-equiv']?.toLowerCase();
    if ('charset' in attributes) policyOffset ??= end;
    if (equivalent === 'content-security-policy') hasPolicy = true;
    if (equivalent === 'refresh')
      redirect = /url=(.+)$/i.exec(attributes.content ?? '')?.[1] ?? null;
  };
  const onScript = (attributes: Attributes, end: number) => {
    const isRun = RUN_TYPES.test((attributes.type ?? '').toLowerCase());
    if ('src' in attributes)
      getOutsideOrigin(attributes.src).forEach((it) => outsideOrigins.add(it));
    else if (isRun) script = { start: end, isMoving: 'data-rh' in attributes };
  };
  const onStartTag = ({ tagName, attrs, location }: Token.TagToken) => {
    if (!location) return;
    const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
    attributeCode.push(...findAttributeCode(tagName, attributes));
    if (tagName === 'meta') onMeta(attributes, location.endOffset);
    if (tagName === 'link' && attributes.rel === 'stylesheet') {
      getOutsideOrigin(attributes.href).forEach((origin) => outsideOrigins.add(origin));
    }
    if (tagName === 'script') {
      onScript(attributes, location.endOffset);
      tokenizer.state = TokenizerMode.SCRIPT_DATA;
    } else if (tagName === 'style') tokenizer.state = TokenizerMode.RAWTEXT;
    else if (tagName === 'title' || tagName === 'textarea') tokenizer.state = TokenizerMode.RCDATA;
  };
  const onEndTag = ({ tagName, location }: Token.TagToken) => {
    if (tagName !== 'script' || script === null || !location) return;
    const hash = hashScript(html.slice(script.start, location.startOffset));
    hashes.add(hash);
    if (script.isMoving) movingHashes.add(hash);
    script = null;
  };
  const ignore = () => undefined;
  const handler: TokenHandler = {
    onStartTag,
    onEndTag,
    onComment: ignore,
    onDoctype: ignore,
    onEof: ignore,
    onCharacter: ignore,
    onNullCharacter: ignore,
    onWhitespaceCharacter: ignore,
    onParseError: null,
  };
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: true }, handler);
  tokenizer.write(html, true);
  return {
    scriptHashes: [...hashes],
    movingHashes: [...movingHashes],
    outsideOrigins: [...outsideOrigins],
    attributeCode,
    redirect,
    policyOffset,
    hasPolicy,
  };
}
