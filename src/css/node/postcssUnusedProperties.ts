import fs from 'node:fs';
import path from 'node:path';
import { isOfInfima, type SourceNode } from './isOfInfima';

/** The parts of PostCSS that are used here. */
interface DeclarationNode extends SourceNode {
  readonly prop: string;
  readonly value: string;
  remove(): unknown;
}

interface RootNode {
  walkDecls(visit: (declaration: DeclarationNode) => void): unknown;
}

const READ = /var\(\s*(--ifm-[\w-]+)/g;
const NAMED = /--ifm-[\w-]+/g;

/** In a stylesheet what it reads, elsewhere whatever is named: a script may read or set it. */
function listNames(file: string): string[] {
  const text = fs.readFileSync(file, 'utf8');
  return file.endsWith('.css')
    ? Array.from(text.matchAll(READ), ([, name = '']) => name)
    : (text.match(NAMED) ?? []);
}

function readFolders(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:css|[jt]sx?|mdx?)$/.test(name) && !name.includes('__tests__'))
      .flatMap((name) => listNames(path.join(folder, name))),
  );
}

const getReads = (value: string) => Array.from(value.matchAll(READ), ([, name = '']) => name);

/** Adds what needed properties are made of, and what that is made of. */
function addParts(needed: Set<string>, properties: readonly DeclarationNode[]): void {
  const values = new Map<string, string[]>();
  for (const { prop, value } of properties) {
    values.set(prop, [...(values.get(prop) ?? []), ...getReads(value)]);
  }
  // A set also visits what is added meanwhile.
  for (const name of needed) values.get(name)?.forEach((part) => needed.add(part));
}

/**
 * PostCSS plugin: leaves out custom properties of Infima that nobody reads. Every page waits for the
 * stylesheet, and a third of Infima's is values for parts of a site that this one does not have.
 *
 * @param folders where other readers may be: the theme's, the site's
 */
export function postcssUnusedProperties(folders: readonly string[]) {
  let outside: readonly string[] | undefined;
  return {
    postcssPlugin: 'unused-properties',
    Once(root: RootNode) {
      const declarations: DeclarationNode[] = [];
      root.walkDecls((declaration) => {
        if (isOfInfima(declaration)) declarations.push(declaration);
      });
      if (declarations.length === 0) return;
      outside ??= readFolders(folders);
      const properties = declarations.filter(({ prop }) => prop.startsWith('--ifm-'));
      const others = declarations.filter(({ prop }) => !prop.startsWith('--ifm-'));
      const needed = new Set([...outside, ...others.flatMap(({ value }) => getReads(value))]);
      addParts(needed, properties);
      for (const property of properties) if (!needed.has(property.prop)) property.remove();
    },
  };
}
