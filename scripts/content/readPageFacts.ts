import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { PageFacts } from './findDuplicates';

function getLineOf(source: string, key: string): number {
  const index = source.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return Math.max(index, 0) + 1;
}

/**
 * What a page says of itself. That title and description are there, the build looks after; where one is
 * missing, it is the empty text and compared with nothing.
 */
export async function readPageFacts(page: string, fileContent: string): Promise<PageFacts> {
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: page, fileContent });
  const [root = '', product = ''] = page.split('/');
  return {
    page,
    owner: root === 'docs' ? product : root,
    title: String(frontMatter.title ?? ''),
    description: String(frontMatter.description ?? ''),
    titleLine: getLineOf(fileContent, 'title'),
    descriptionLine: getLineOf(fileContent, 'description'),
  };
}
