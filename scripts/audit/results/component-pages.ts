import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { toPagePath } from '../../../src/content/accessibility/toPagePath';
import { listPageFiles } from '../../content/listPageFiles';

/** Paths of the pages that are about a component, with the id of the library each belongs to. */
export async function listComponentPages(root: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const file of await listPageFiles(root)) {
    const filePath = path.join(root, file);
    const fileContent = fs.readFileSync(filePath, 'utf8');
    const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
    const page = toPagePath(file, frontMatter);
    if (page) pages.set(page.path, page.product);
  }
  return pages;
}
