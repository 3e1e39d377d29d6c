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
  /** One entry for each demo: the modules of its file or folder. */
  readonly demos: ReadonlyArray<readonly NamedImports[]>;
}

const DEMO = /<Demo\s[^>]*?\bsrc="(\.\/[^"]+)"/g;
const HEADING = /^#{2,6}\s+(.+?)(?:\s+\{#([\w-]+)\})?\s*$/gm;

function readAnchors(content: string): Set<string> {
  const slugger = createSlugger();
  const text = content.replace(/^(```+|~~~+).*?^\1/gms, '');
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
    .map((name) => path.join(absolutePath, name));
}

function readDemos(folder: string, content: string): NamedImports[][] {
  return Array.from(content.matchAll(DEMO), ([, src = '']) =>
    listDemoFiles(path.join(folder, src)).flatMap((file) =>
      readImportedNames(file, fs.readFileSync(file, 'utf8')),
    ),
  );
}

async function readDocPage(filePath: string, basePath: string): Promise<DocPage | null> {
  const fileContent = fs.readFileSync(filePath, 'utf8');
  // A page that cannot be read is the docs plugin's to report, with the line.
  const parsed = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent }).catch(() => null);
  const { slug, title } = parsed?.frontMatter ?? {};
  if (!parsed || typeof slug !== 'string') return null;
  return {
    title: typeof title === 'string' ? title : slug,
    href: `${basePath}${slug}/`.replace(/\/+$/, '/'),
    anchors: readAnchors(parsed.content),
    demos: readDemos(path.dirname(filePath), parsed.content),
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
    files.sort().map((name) => readDocPage(path.join(cwd, name), basePath)),
  );
  return pages.filter((page) => page !== null);
}
