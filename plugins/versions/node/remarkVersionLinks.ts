import path from 'node:path';

interface MarkdownNode {
  readonly type: string;
  url?: string;
  readonly children?: readonly MarkdownNode[];
  readonly attributes?: ReadonlyArray<{ readonly name?: string; value?: unknown }>;
}

export interface RemarkVersionLinksOptions {
  readonly siteDir: string;
  /** Id of the docs instance, which is its address too: `material-ui`. */
  readonly instance: string;
}

/** Attributes of JSX elements that hold an address. */
const LINK_ATTRIBUTES = ['href', 'to'];

const VERSION_FOLDER =
  /^(?:i18n\/[^/]+\/docusaurus-plugin-content-docs-)?([^/]+?)(?:_versioned_docs)?\/version-([^/]+)\//;

/**
 * Name of the version that a file belongs to; null for a file of the current pages.
 *
 * @param filePath relative to the site, with slashes
 */
export function getVersionName(filePath: string, instance: string): string | null {
  const [, owner, name] = VERSION_FOLDER.exec(filePath) ?? [];
  return owner === instance && name !== undefined ? name : null;
}

/**
 * Address inside the version, for one of the same instance: authors write links as they do on
 * current pages, and a version is a copy of those.
 *
 * @example
 * toVersionUrl('/material-ui/react-button/#basics', 'material-ui', 'v5');
 * // '/material-ui/v5/react-button/#basics'
 */
export function toVersionUrl(url: string, instance: string, version: string): string {
  const base = `/${instance}/`;
  const isOfVersion = url === `${base}${version}` || url.startsWith(`${base}${version}/`);
  return url.startsWith(base) && !isOfVersion ? `${base}${version}/${url.slice(base.length)}` : url;
}

function changeLinks(node: MarkdownNode, change: (url: string) => string): void {
  if ((node.type === 'link' || node.type === 'definition') && node.url !== undefined) {
    node.url = change(node.url);
  }
  // The attributes of a directive are of another kind, and hold no address.
  const attributes = node.type.startsWith('mdxJsx') ? (node.attributes ?? []) : [];
  for (const attribute of attributes) {
    const isLink = attribute.name !== undefined && LINK_ATTRIBUTES.includes(attribute.name);
    if (isLink && typeof attribute.value === 'string') attribute.value = change(attribute.value);
  }
  for (const child of node.children ?? []) changeLinks(child, change);
}

/** Remark plugin: links of an archived page to its own library lead into the same version. */
export function remarkVersionLinks({ siteDir, instance }: RemarkVersionLinksOptions) {
  return (tree: MarkdownNode, file: { readonly path: string }) => {
    const filePath = path.relative(siteDir, file.path).split(path.sep).join('/');
    const version = getVersionName(filePath, instance);
    if (version !== null) changeLinks(tree, (url) => toVersionUrl(url, instance, version));
  };
}
