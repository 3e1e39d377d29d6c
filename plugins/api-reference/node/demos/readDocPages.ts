import fs from 'node:fs';
import path from 'node:path';
import {
  createSlugger,
  DEFAULT_PARSE_FRONT_MATTER,
  Globby,
  GlobExcludeDefault,
} from '@docusaurus/utils';
import type { ProductOptions } from '../types';
import { readImportedNames, type NamedImports } from './readImportedNames';

/** A page that authors wrote, and what its demos import. */
export interface DocPage {
  readonly title: string;
  /** Address within the site, with the slash at the end. */
  readonly href: string;
  /** Ids of its headings. */
  readonly anchors: ReadonlySet<string>;
  /** Address of the product that it belongs to: `/material-ui`. */
  readonly basePath: string;
  /** Components that it covers, by its front matter. */
  readonly components: readonly string[];
  /** Its demos in their order. */
  readonly demos: readonly DocDemo[];
  /** Addresses within the site that its text links to, without hash, with the slash at the end. */
  readonly links: ReadonlySet<string>;
  /** What its code samples import. */
  readonly samples: readonly NamedImports[];
}

/** A demo of a page: a file, or a folder of styling variants. */
export interface DocDemo {
  /** Its path relative to the product's pages, with slashes. */
  readonly path: string;
  /** What all of its files import. */
  readonly modules: readonly NamedImports[];
  /** Text of the file, or of the first in the folder. */
  readonly source: string;
}

const DEMO = /<Demo\s[^>]*?\bsrc="(\.\/[^"]+)"/g;
/** `](/a/#b)` and `href="/a/"` or `to="/a/"`: the address without its hash and query. */
const LINK = /(?:\]\(|\b(?:href|to)=")(\/[^)\s"#?]*)/g;
const SAMPLE = /^(?:```+|~~~+)(?:[jt]sx?)\b[^\n]*\n(.*?)^(?:```+|~~~+)\s*$/gms;
const CODE = /^(```+|~~~+).*?^\1/gms;
const HEADING = /^#{2,6}\s+(.+?)(?:\s+\{#([\w-]+)\})?\s*$/gm;

function readAnchors(content: string): Set<string> {
  const slugger = createSlugger();
  const text = content.replace(CODE, '');
  return new Set(
    Array.from(
      text.matchAll(HEADING),
      ([, heading = '', id]) => id ?? slugger.slug(heading.replace(/[`*]|\]\([^)]*\)|\[/g, '')),
    ),
  );
}

function listDemoFiles(absolutePath: string): string[] {
  if (/\.tsx?$/.test(absolutePath)) return fs.existsSync(absolutePath) ? [absolutePath] : [];
  if (!fs.existsSync(absolutePath)) return [];
  return fs
    .readdirSync(absolutePath)
    .filter((name) => /\.tsx$/.test(name))
    .sort()
    .map((name) => path.join(absolutePath, name));
}

function readDemos(folder: string, docsDir: string, content: string): DocDemo[] {
  return Array.from(content.matchAll(DEMO), ([, src = '']) => {
    const files = listDemoFiles(path.join(folder, src)).map((file) => ({
      file,
      source: fs.readFileSync(file, 'utf8'),
    }));
    return {
      path: path.relative(docsDir, path.join(folder, src)).split(path.sep).join('/'),
      modules: files.flatMap(({ file, source }) => readImportedNames(file, source)),
      source: files[0]?.source ?? '',
    };
  });
}

function readLinks(content: string): Set<string> {
  const text = content.replace(CODE, '');
  return new Set(Array.from(text.matchAll(LINK), ([, href = '']) => href.replace(/\/*$/, '/')));
}

function readSamples(content: string): NamedImports[] {
  return Array.from(content.matchAll(SAMPLE), ([, code = '']) =>
    readImportedNames('sample.tsx', code),
  ).flat();
}

async function readDocPage(
  filePath: string,
  docsDir: string,
  basePath: string,
): Promise<DocPage | null> {
  const fileContent = fs.readFileSync(filePath, 'utf8');
  // A page that cannot be read is the docs plugin's to report, with the line.
  const parsed = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent }).catch(() => null);
  const { slug, title, components } = parsed?.frontMatter ?? {};
  if (!parsed || typeof slug !== 'string') return null;
  return {
    title: typeof title === 'string' ? title : slug,
    href: `${basePath}${slug}/`.replace(/\/+$/, '/'),
    anchors: readAnchors(parsed.content),
    basePath,
    components: Array.isArray(components) ? components.map(String) : [],
    demos: readDemos(path.dirname(filePath), docsDir, parsed.content),
    links: readLinks(parsed.content),
    samples: readSamples(parsed.content),
  };
}

/** Reads the written pages of a product; generated ones and pages without a `slug` are left out. */
export async function readDocPages(
  siteDir: string,
  { docsDir, basePath }: Pick<ProductOptions, 'docsDir' | 'basePath'>,
): Promise<DocPage[]> {
  const cwd = path.join(siteDir, docsDir);
  const files = await Globby('**/*.{md,mdx}', { cwd, ignore: [...GlobExcludeDefault, 'api/**'] });
  const pages = await Promise.all(
    files.sort().map((name) => readDocPage(path.join(cwd, name), cwd, basePath)),
  );
  return pages.filter((page) => page !== null);
}
