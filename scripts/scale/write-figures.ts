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

const BEGIN = '<!-- Figures: written by `npm run scale -- … --write` -->';
const END = '<!-- End of the figures -->';

/** The machine and the day, in one sentence. */
function describeRun(): string {
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `Measured on ${new Date().toISOString().slice(0, 10)}: ${os.cpus().length} cores, ${memory} GiB of memory, Node.js ${process.versions.node}.`;
}

/**
 * Puts tables between the marks of a Markdown text.
 *
 * @throws Error if the marks are not there
 */
export function replaceFigures(text: string, figures: string): string {
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin) {
    throw new Error(`${SCALE_FILE} must have the lines "${BEGIN}" and, after it, "${END}".`);
  }
  return `${text.slice(0, begin)}${BEGIN}\n\n${figures}\n\n${text.slice(end)}`;
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
