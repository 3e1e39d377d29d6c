import fs from 'node:fs';
import os from 'node:os';
import {
  createBuildTable,
  createGrowthTable,
  createReaderTable,
  createStartTable,
  toMarkdown,
  type ScaleFigures,
} from './report';

/** Where maintainers read the figures; the rest of the file is written by hand. */
export const SCALE_FILE = 'SCALE.md';

// Headings, as the prose of documents is read like a page's, which knows no HTML comments.
const BEGIN = '\n## Figures\n';
const END = '\n## ';

/** The machine and the day, in one sentence. */
function describeRun(): string {
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `Measured on ${new Date().toISOString().slice(0, 10)}: ${os.cpus().length} cores, ${memory} GiB of memory, Node.js ${process.versions.node}.`;
}

/**
 * Puts tables below the heading "Figures" of a Markdown text, in place of what stands there.
 *
 * @throws Error if the text has no such heading, or none after it
 */
export function replaceFigures(text: string, figures: string): string {
  const begin = text.indexOf(BEGIN);
  const end = begin < 0 ? -1 : text.indexOf(END, begin + BEGIN.length);
  if (end < 0) {
    throw new Error(`${SCALE_FILE} must have the heading "## Figures", and another one after it.`);
  }
  return `${text.slice(0, begin)}${BEGIN}\n${figures}\n${text.slice(end)}`;
}

/** Writes figures into {@link SCALE_FILE}, in place of those that are there. */
export function writeFigures(figures: readonly ScaleFigures[]): void {
  const sections = [
    { title: 'Build', table: createBuildTable(figures) },
    { title: 'Development server', table: createStartTable(figures) },
    { title: 'What a reader downloads', table: createReaderTable(figures) },
    { title: 'Files that grow', table: createGrowthTable(figures) },
  ];
  const text = sections
    .filter(({ table }) => table.length > 1)
    .map(({ title, table }) => `### ${title}\n\n${toMarkdown(table)}`);
  const content = [describeRun(), ...text].join('\n\n');
  fs.writeFileSync(SCALE_FILE, replaceFigures(fs.readFileSync(SCALE_FILE, 'utf8'), content));
}
