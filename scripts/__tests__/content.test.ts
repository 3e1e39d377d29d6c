import type { MarkdownNode } from '../../src/content/parseMdx';
import { findDuplicates, type PageFacts } from '../content/findDuplicates';
import { findImageProblems } from '../content/findImageProblems';
import { findLinkProblems } from '../content/findLinkProblems';
import { readPageFacts } from '../content/readPageFacts';

const PAGE = 'docs/material-ui/button/button.mdx';

function createTree(node: Partial<MarkdownNode>): MarkdownNode {
  const position = { start: { line: 12 }, end: { line: 12 } };
  return { type: 'root', children: [{ type: 'link', position, ...node }] };
}

describe('findLinkProblems', () => {
  const check = (url: string) => findLinkProblems(PAGE, createTree({ url }));

  it.each([
    'https://www.w3.org/TR/WCAG22/#target-size-minimum',
    'https://github.com/mui/material-ui/issues?q=is%3Aissue',
    'https://docs.example.com.mx/',
    'mailto:docs@mui.com?subject=Docs',
    '/material-ui/react-button/',
    '#basics',
    './other.mdx',
  ])('has nothing against %s', (url) => {
    expect(check(url)).toEqual([]);
  });

  it.each([
    ['http://w3.org/', 'is not encrypted. Write https: instead of http:'],
    ['https://', 'is no address. Write it whole: https://host.name/path'],
    [
      'https://w3/TR/',
      'has no host that the web knows: w3. Write it whole: https://host.name/path',
    ],
    ['https://www,w3.org/', 'has no host that the web knows: www,w3.org.'],
    ['https://me@w3.org/', 'holds the name of a user. Leave out what stands before the @.'],
    ['https://www.example.com/', 'leads to www.example.com, which stands for any host.'],
    ['https://localhost:3000/', 'leads to localhost, which stands for any host.'],
    ['https://w3.org/TR,', 'ends with a mark of the sentence. Take that out of the address.'],
    ['https://w3.org/a b', 'has a space in it. Take the space out, or write it as %20.'],
    ['//w3.org/', 'leaves the protocol out. Write https: before it.'],
    ['www.w3.org', 'leads to a page of this site. Write https:// before it.'],
    ['mailto:docs', 'names nobody. Write mailto:name@host.name'],
    ['javascript:alert(1)', 'begins with javascript:, which pages do not link to.'],
  ])('tells what is wrong with %s', (url, reason) => {
    const [message = '', ...others] = check(url);
    expect(message).toContain(`${PAGE}:12: the link to ${url} ${reason}`);
    expect(others).toEqual([]);
  });
});

it('looks at addresses in the front matter too', () => {
  const value = "title: A\nwaiAria: 'http://w3.org/'\nslug: //no\ndescription: See https://";
  expect(findLinkProblems(PAGE, createTree({ type: 'yaml', value }))).toEqual([
    `${PAGE}:14: the link to http://w3.org/ is not encrypted. Write https: instead of http:`,
    `${PAGE}:15: the link to //no leaves the protocol out. Write https: before it.`,
  ]);
});

describe('findImageProblems', () => {
  const check = (node: Partial<MarkdownNode>) => findImageProblems(PAGE, createTree(node));
  const image = (alt: string, url = './boxes.svg') => check({ type: 'image', alt, url });
  const element = (...names: Array<string | undefined>) =>
    check({
      type: 'mdxJsxFlowElement',
      name: 'img',
      attributes: names.map((name) => (name === undefined ? {} : { name, value: '1' })),
    });

  it('has nothing against images that say what they show, and what room they take', () => {
    expect(image('Three boxes in a row')).toEqual([]);
    expect(element('src', 'alt', 'width', 'height')).toEqual([]);
    expect(element(undefined)).toEqual([]);
    expect(check({ type: 'mdxJsxFlowElement', name: 'Demo' })).toEqual([]);
  });

  it.each([
    [image(' '), 'the image ./boxes.svg has no text. Say what it shows: ![A button'],
    [
      image('Screenshot'),
      'the image ./boxes.svg is called "Screenshot", which says nothing of it.',
    ],
    [image('boxes.svg'), 'the image ./boxes.svg is called "boxes.svg", which says nothing of it.'],
    [
      image('Boxes', 'https://w3.org/boxes.svg'),
      'the image https://w3.org/boxes.svg comes from another site. Put the file beside the page',
    ],
    [element('src'), 'the image 1 has no alt and no width and no height. Write it as Markdown, or'],
    [element('alt', 'width'), 'an image has no height. Write it as Markdown, or give it'],
  ])('tells %j', (messages, expected) => {
    expect(messages).toEqual([expect.stringContaining(`${PAGE}:12: ${expected}`)]);
  });
});

describe('findDuplicates', () => {
  const create = (facts: Partial<PageFacts>): PageFacts => ({
    page: 'docs/joy-ui/a.mdx',
    owner: 'joy-ui',
    title: 'React Button component',
    description: 'Buttons do things.',
    titleLine: 2,
    descriptionLine: 3,
    ...facts,
  });
  const other = { page: 'docs/joy-ui/b.mdx', title: 'Other', description: 'Another.' };

  it.each([
    ['different pages', other],
    [
      'a title that another product has too',
      { ...other, owner: 'base-ui', title: 'React Button component' },
    ],
    ['what is missing, which stops the build', { ...other, title: '', description: '' }],
  ])('has nothing against %s', (_name, facts) => {
    const missing = create({ page: 'c.mdx', title: '', description: '' });
    expect(findDuplicates([create({}), create(facts), missing])).toEqual([]);
  });

  it('names the page that was first', () => {
    const title = { ...other, title: 'React  button component' };
    expect(findDuplicates([create({}), create(title)])).toEqual([
      'docs/joy-ui/b.mdx:2: the title "React  button component" is that of docs/joy-ui/a.mdx too. Say in one of them what sets it apart.',
    ]);
    const description = { ...other, owner: 'system', description: 'Buttons do things.' };
    expect(findDuplicates([create({}), create(description)])).toEqual([
      'docs/joy-ui/b.mdx:3: the description is that of docs/joy-ui/a.mdx too. Say what this page is for.',
    ]);
  });

  it.each([
    ['docs/joy-ui/a/a.mdx', 'joy-ui'],
    ['blog/2026-11-21-a.mdx', 'blog'],
  ])('reads the facts of %s from its front matter', async (page, owner) => {
    const source = "---\nslug: /a\ntitle: 'A: b'\ndescription: What for.\n---\n\n# No\n";
    expect(await readPageFacts(page, source)).toEqual({
      ...{ page, owner, title: 'A: b', description: 'What for.' },
      ...{ titleLine: 3, descriptionLine: 4 },
    });
  });
});
