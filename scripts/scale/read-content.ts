import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { NavigationEntry } from '../../src/navigation/types';
import { UsageError } from '../cli/run-script';
import type { PlannedPage } from './planned-page';
import { fitDescription } from './prose';

const PRODUCT = '/material-ui';

/** Below the product: pages right there may have old addresses of their own, which would collide. */
const FOLDER = '/content';

/** The layout prints the title; a heading that repeats it would be a second one. */
function withoutTitle(content: string): string {
  return content.replace(/^\s*# .*\n/, '');
}

async function readPage(folder: string, file: string): Promise<PlannedPage> {
  const filePath = path.join(folder, file);
  const fileContent = fs.readFileSync(filePath, 'utf8');
  const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  const slug = `${FOLDER}/${file.replace(/(?:\/index)?\.mdx?$/, '')}`;
  const title = String(frontMatter.title ?? slug);
  const description = fitDescription(String(frontMatter.description ?? ''));
  return {
    pathname: `${PRODUCT}${slug}`,
    title,
    file,
    content: `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(description)}
slug: ${slug}
---

${withoutTitle(content)}`,
    demos: [],
  };
}

/**
 * Reads pages written for another documentation tool: Markdown files in folders, each folder a
 * section. Their paths are those of their files, below `/material-ui/content/`, where their links to each
 * other have to lead.
 *
 * @throws UsageError where there are none
 */
export async function readContent(folder: string): Promise<PlannedPage[]> {
  const files = fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => file.split(path.sep).join('/'))
        .filter((file) => /^[^/]+\/.*\.mdx?$/.test(file))
        .sort()
    : [];
  if (files.length === 0) {
    throw new UsageError(
      `--content: there are no pages in "${folder}". It must hold a folder for each section, with .md files in it.`,
    );
  }
  return Promise.all(files.map((file) => readPage(folder, file)));
}

/** A section that opens and closes for each folder. */
export function createContentTree(pages: readonly PlannedPage[]): NavigationEntry[] {
  const sections = [...new Set(pages.map(({ file }) => file.split('/')[0] ?? ''))];
  return sections.map((section) => ({
    pathname: `${PRODUCT}${FOLDER}/${section}`,
    children: pages
      .filter(({ file }) => file.startsWith(`${section}/`))
      .map(({ pathname, title }) => ({ pathname, title })),
  }));
}
