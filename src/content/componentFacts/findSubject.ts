import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER as parseFrontMatter } from '@docusaurus/utils';
import type { ApiPage } from '../../../plugins/api-reference/client/types';
import { toSlug } from '../../../plugins/api-reference/client/toSlug';
import { getOriginalPath } from '../getOriginalPath';

/** The component that a page is about, as far as its header tells of it. */
export type Subject = Pick<ApiPage, 'name' | 'sourceUrl'> & {
  /** The shortest line that imports it. */
  readonly importLine: string;
};

const PAGE = /^docs\/([^/]+)\/(?!api\/)/;

/**
 * The component of a page: the first that its front matter lists, by its API data. Undefined for pages
 * of archived versions, whose packages may be others, and for names without an API page.
 */
export function findSubject(
  siteDir: string,
  filePath: string,
  frontMatter: Readonly<Record<string, unknown>>,
): Subject | undefined {
  const { components } = frontMatter;
  const first: unknown = Array.isArray(components) ? components[0] : undefined;
  const original = getOriginalPath(siteDir, filePath) ?? filePath;
  const sitePath = path.relative(siteDir, original).split(path.sep).join('/');
  const [, product] = PAGE.exec(sitePath) ?? [];
  if (typeof first !== 'string' || product === undefined) return undefined;
  const dataPath = path.join(siteDir, 'docs', product, 'api', `${toSlug(first)}.json`);
  if (!fs.existsSync(dataPath)) return undefined;
  const { name, sourceUrl, imports } = JSON.parse(fs.readFileSync(dataPath, 'utf8')) as ApiPage;
  const [importLine] = imports;
  return importLine === undefined ? undefined : { name, sourceUrl, importLine };
}

/** The components of all pages below `docs`, each once: measured together, they are measured faster. */
export async function listSubjects(siteDir: string): Promise<Subject[]> {
  const docsDir = path.join(siteDir, 'docs');
  const pages = fs
    .readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx') && PAGE.test(`docs/${name.split(path.sep).join('/')}`))
    .map((name) => path.join(docsDir, name));
  const subjects = await Promise.all(
    pages.map(async (filePath) => {
      const fileContent = fs.readFileSync(filePath, 'utf8');
      const { frontMatter } = await parseFrontMatter({ filePath, fileContent });
      return findSubject(siteDir, filePath, frontMatter) ?? [];
    }),
  );
  return [...new Map(subjects.flat().map((subject) => [subject.importLine, subject])).values()];
}
