import path from 'node:path';

/** Characters a description may have: search engines and link previews cut what is longer. */
export const DESCRIPTION_LENGTH = { min: 70, max: 160 } as const;

const BLOG_ROOT = 'blog';
const CHECKED_ROOTS = ['docs', 'i18n', BLOG_ROOT];

function isCheckedPage(relativePath: string): boolean {
  const [root, ...segments] = relativePath.split(path.sep);
  return (
    root !== undefined &&
    (CHECKED_ROOTS.includes(root) || root.endsWith('_versioned_docs')) &&
    /\.mdx?$/.test(relativePath) &&
    !segments.some((segment) => segment.startsWith('_'))
  );
}

/** What a post has to say besides: its line of facts and its place in the lists are made of it. */
function findPostProblems({ authors, tags }: Record<string, unknown>): string[] {
  const isList = (value: unknown) => Array.isArray(value) && value.length > 0;
  return [
    ...(isList(authors)
      ? []
      : ['it has no authors. Add names from blog/authors.yml: `authors: [docs]`.']),
    ...(isList(tags) ? [] : ['it has no tags. Add names from blog/tags.yml: `tags: [demos]`.']),
  ];
}

const WIDE_CHARACTER = /[\p{Script=Han}\u3000-\u303f\uff00-\uff60]/gu;

/** Characters of a text as search results have room for them: a Chinese one takes that of two. */
function getWidth(text: string): number {
  return text.replace(WIDE_CHARACTER, '  ').length;
}

function findProblems(frontMatter: Record<string, unknown>): string[] {
  const problems: string[] = [];
  const { title, description } = frontMatter;
  if (typeof title !== 'string' || title.trim() === '') {
    problems.push('it has no title. Add one: `title: React Button component`.');
  }
  if (typeof description !== 'string' || description.trim() === '') {
    problems.push(
      'it has no description. Add one sentence that says what the page is for: `description: Buttons let people …`.',
    );
  } else if (
    getWidth(description) < DESCRIPTION_LENGTH.min ||
    getWidth(description) > DESCRIPTION_LENGTH.max
  ) {
    problems.push(
      `its description has ${getWidth(description)} characters. Write one sentence of ${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max}.`,
    );
  }
  return problems;
}

/** Line (1-based) of a front matter key, or of its opening mark where the key is missing. */
function findLine(fileContent: string, key: string): number {
  const frontMatter = /---\r?\n.*?^---\r?$/msy.exec(fileContent)?.[0] ?? '';
  const index = frontMatter.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return index < 0 ? 1 : index + 1;
}

/**
 * Checks what every documentation page and blog post has to say of itself: the layout prints the
 * description below the heading, search results and link previews show it.
 *
 * @throws Error naming file, line and remedy; it stops the build.
 */
export function validateFrontMatter(page: {
  readonly filePath: string;
  readonly siteDir: string;
  readonly fileContent: string;
  readonly frontMatter: Record<string, unknown>;
}): void {
  const relativePath = path.relative(page.siteDir, page.filePath);
  if (!isCheckedPage(relativePath)) return;
  const problems = [
    ...findProblems(page.frontMatter),
    ...(relativePath.startsWith(`${BLOG_ROOT}${path.sep}`)
      ? findPostProblems(page.frontMatter)
      : []),
  ];
  if (problems.length === 0) return;
  const key =
    ['title', 'description', 'authors', 'tags'].find((name) => problems[0]?.includes(name)) ??
    'title';
  const line = findLine(page.fileContent, key);
  throw new Error(
    `${relativePath}:${line}: the page's front matter is incomplete:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
  );
}
