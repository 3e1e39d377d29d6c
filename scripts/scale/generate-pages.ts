import type { NavigationEntry } from '../../src/navigation/types';
import { createDemos } from './demo-templates';
import type { PlannedPage } from './planned-page';
import { writeDescription, writeName, writeParagraph, writeSentence } from './prose';
import { createRandom, type Random } from './random';

/** Pages in a section of the sidebar, and in a run of rows with a subheader inside of it. */
const SECTION_SIZE = 100;
const GROUP_SIZE = 25;

const HEADINGS = ['Basics', 'Variants', 'State', 'Accessibility', 'Limits'] as const;

function pad(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}

function getSection(index: number): string {
  return `part-${pad(Math.floor(index / SECTION_SIZE) + 1, 2)}`;
}

/** The path of a page, without the slash at the end; pages count from 0. */
export function getPathname(index: number): string {
  return `/material-ui/${getSection(index)}/page-${pad(index + 1, 4)}`;
}

function createTitle(index: number): string {
  const name = writeName(createRandom(index));
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${pad(index + 1, 4)}`;
}

function createSample(random: Random): string {
  const { pick, next } = random;
  const component = pick(['Button', 'Chip', 'Alert']);
  return `\`\`\`tsx fragment
import ${component} from '@mui/material/${component}';

export function ${component}Example({ open }: { open: boolean }) {
  const [value, setValue] = React.useState(${Math.floor(next() * 100)});
  if (!open) return null;
  return (
    <${component} onClick={() => setValue(value + ${1 + Math.floor(next() * 9)})} sx={{ m: ${Math.floor(next() * 5)} }}>
      {value > ${Math.floor(next() * 50)} ? '${writeName(random)}' : '${writeName(random)}'}
    </${component}>
  );
}
\`\`\``;
}

function createTable(random: Random): string {
  const rows = Array.from(
    { length: 10 },
    (_, row) =>
      `| \`${random.pick(['size', 'color', 'open', 'label', 'anchor'])}${row}\` | \`${random.pick(['string', 'boolean', 'number'])}\` | ${writeSentence(random)} |`,
  );
  return ['| Name | Type | Description |', '| :--- | :--- | :--- |', ...rows].join('\n');
}

/** Links lead to earlier pages only: so a page's text does not depend on how many there are. */
function createLink(random: Random, index: number): string {
  if (index === 0) return '[Installation](/material-ui/getting-started/installation/)';
  const target = Math.floor(random.next() * index);
  return `[${createTitle(target)}](${getPathname(target)}/)`;
}

function createPage(index: number): PlannedPage {
  const random = createRandom(index + 100_000);
  const pathname = getPathname(index);
  const title = createTitle(index);
  const demos = createDemos(random);
  const sections = HEADINGS.map((heading, position) => {
    const demo = demos[position];
    return [
      `## ${heading}`,
      writeParagraph(random, 60),
      ...(demo ? [`<Demo src="./${demo.name}.tsx" />`] : []),
      `See ${createLink(random, index)} for more. ${writeParagraph(random, 40)}`,
      position === HEADINGS.length - 1 ? createTable(random) : createSample(random),
    ].join('\n\n');
  });
  const folder = `${getSection(index)}/page-${pad(index + 1, 4)}`;
  return {
    pathname,
    title,
    file: `${folder}/page.mdx`,
    content: `---
title: ${title}
description: ${writeDescription(random)}
slug: ${pathname.replace('/material-ui', '')}
---

${writeParagraph(random, 60)}

${sections.join('\n\n')}
`,
    demos: demos.map(({ name, source }) => ({ file: `${folder}/${name}.tsx`, source })),
  };
}

/**
 * Pages with about 600 words, four code samples, a table and two or three demos each. A page's
 * content depends on its number and on nothing else.
 */
export function generatePages(count: number): PlannedPage[] {
  return Array.from({ length: count }, (_, index) => createPage(index));
}

function chunk<T>(values: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );
}

/** Sections that open and close, in each of them runs of rows with subheaders. */
export function createGeneratedTree(pages: readonly PlannedPage[]): NavigationEntry[] {
  return chunk(pages, SECTION_SIZE).map((section, number) => ({
    pathname: `/material-ui/part-${pad(number + 1, 2)}`,
    title: `Part ${number + 1}`,
    children: chunk(section, GROUP_SIZE).map((group, position) => ({
      pathname: `/material-ui/part-${pad(number + 1, 2)}/group-${position + 1}`,
      subheader: `Group ${position + 1}`,
      children: group.map(({ pathname, title }) => ({ pathname, title })),
    })),
  }));
}
