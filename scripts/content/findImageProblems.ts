import { getLine, listNodes, type MarkdownNode } from '../../src/content/parseMdx';

/** File names and words that say that there is a picture, not what it shows. */
const EMPTY_WORDS =
  /^(image|picture|photo|screenshot|figure|logo|icon|untitled|\S+\.(png|jpe?g|svg|gif|webp|avif))$/i;

function checkMarkdownImage({ alt, url = '' }: MarkdownNode): string[] {
  const problems: string[] = [];
  if (!alt?.trim()) {
    problems.push('has no text. Say what it shows: ![A button with an icon](./button.svg)');
  } else if (EMPTY_WORDS.test(alt.trim())) {
    problems.push(`is called "${alt}", which says nothing of it. Say what it shows.`);
  }
  if (/^(https?:)?\/\//.test(url)) {
    problems.push(
      'comes from another site. Put the file beside the page, so that its size is known.',
    );
  }
  return problems;
}

/** A Markdown image gets its size from its file while the site is built; an element has to say it. */
function checkImageElement({ attributes = [] }: MarkdownNode): string[] {
  const names = attributes.flatMap(({ name }) => name ?? []);
  const isSpread = attributes.some(({ name }) => name === undefined);
  if (isSpread) return [];
  const missing = ['alt', 'width', 'height'].filter((name) => !names.includes(name));
  return missing.length === 0
    ? []
    : [
        `has no ${missing.join(' and no ')}. Write it as Markdown, or give it alt, width and height, so that nothing moves when it arrives.`,
      ];
}

/**
 * Finds images that say nothing to who cannot see them, and those that move the text below them.
 *
 * @returns one message per mistake: `docs/…/button.mdx:12: the image … has no text. …`
 */
export function findImageProblems(page: string, tree: MarkdownNode): string[] {
  return listNodes(tree).flatMap((node) => {
    const isElement = node.name === 'img' || node.name === 'Image';
    if (node.type !== 'image' && !isElement) return [];
    const source = node.url ?? node.attributes?.find(({ name }) => name === 'src')?.value;
    const label = typeof source === 'string' ? `the image ${source}` : 'an image';
    const problems = isElement ? checkImageElement(node) : checkMarkdownImage(node);
    return problems.map((problem) => `${page}:${getLine(node)}: ${label} ${problem}`);
  });
}
