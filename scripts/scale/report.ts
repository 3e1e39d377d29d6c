import type { BuildFigures } from './measure-build';
import type { LoadedFile } from './measure-reader';
import type { StartFigures } from './measure-start';
import { pairFiles } from './pair-files';

/** All figures of one generated site. */
export interface ScaleFigures {
  readonly pages: number;
  readonly demos: number;
  /** Null where no build was measured. */
  readonly build: BuildFigures | null;
  /** Files of the first load of one page, which is the same in all sites; empty without a build. */
  readonly reader: readonly LoadedFile[];
  /** Null where the development server was not measured. */
  readonly start: StartFigures | null;
}

type Table = readonly (readonly string[])[];

const seconds = (value: number) => value.toFixed(1);
const mebibytes = (value: number) => value.toFixed(0);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Time, memory and size of builds, one row for each site. */
export function createBuildTable(figures: readonly ScaleFigures[]): Table {
  return [
    ['Pages', 'demos', 'cold s', 'MiB', 'warm s', 'MiB', 'finish s', 'MiB', 'files', 'MB'],
    ...figures.flatMap(({ pages, demos, build }) =>
      build
        ? [
            [
              String(pages),
              String(demos),
              seconds(build.cold.seconds),
              mebibytes(build.cold.peakMebibytes),
              seconds(build.warm.seconds),
              mebibytes(build.warm.peakMebibytes),
              seconds(build.finish.seconds),
              mebibytes(build.finish.peakMebibytes),
              String(build.files),
              (build.bytes / 1e6).toFixed(0),
            ],
          ]
        : [],
    ),
  ];
}

/** The development server, one row for each site that it was measured for. */
export function createStartTable(figures: readonly ScaleFigures[]): Table {
  return [
    ['Pages', 'ready s', 'first page s', 'next page s', 'again s', 'MiB'],
    ...figures.flatMap(({ pages, start }) =>
      start
        ? [
            [
              String(pages),
              seconds(start.readySeconds),
              seconds(start.firstPageSeconds),
              seconds(start.nextPageSeconds),
              seconds(start.againSeconds),
              mebibytes(start.peakMebibytes),
            ],
          ]
        : [],
    ),
  ];
}

function sumBytes(files: readonly LoadedFile[], kind: string): number {
  return files
    .filter((file) => file.kind === kind)
    .reduce((total, { brotli }) => total + brotli, 0);
}

/** Which picture an ad has is chance; fonts and pictures have nothing to do with other pages. */
const kinds: readonly string[] = ['html', 'css', 'js', 'other', 'prefetch'];

/** What the reader of one and the same page downloads, in kB after brotli. */
export function createReaderTable(figures: readonly ScaleFigures[]): Table {
  return [
    ['Pages', ...kinds.map((kind) => `${kind} kB`), 'requests'],
    ...figures
      .filter(({ reader }) => reader.length > 0)
      .map(({ pages, reader }) => [
        String(pages),
        ...kinds.map((kind) => kilobytes(sumBytes(reader, kind))),
        String(reader.filter(({ kind }) => kinds.includes(kind)).length),
      ]),
  ];
}

/**
 * Files that are larger in the last site than in the first, the largest growth first: bytes after
 * brotli in both and, for each page more, how many came in and before compression. Text alone never
 * compresses to the same byte twice, so what grew by less than 100 bytes is left out.
 */
export function createGrowthTable(figures: readonly ScaleFigures[]): Table {
  const first = figures[0];
  const last = figures.at(-1);
  if (!first || !last || first === last) return [];
  const more = last.pages - first.pages;
  const rows = pairFiles(first.reader, last.reader)
    .map(({ file, before }) => ({ file, old: before ?? { raw: 0, brotli: 0 } }))
    .filter(({ file, old }) => kinds.includes(file.kind) && file.brotli - old.brotli >= 100)
    .sort((a, b) => b.file.brotli - b.old.brotli - (a.file.brotli - a.old.brotli));
  return [
    [
      'What grows',
      `at ${first.pages}, B`,
      `at ${last.pages}, B`,
      'brotli B a page',
      'raw B a page',
    ],
    ...rows.map(({ file, old }) => [
      file.label ?? file.name,
      String(old.brotli),
      String(file.brotli),
      ((file.brotli - old.brotli) / more).toFixed(2),
      ((file.raw - old.raw) / more).toFixed(2),
    ]),
  ];
}

/** A table as Markdown writes it, figures to the right. */
export function toMarkdown([head = [], ...rows]: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? ':--' : '--:'))), ...rows.map(line)].join(
    '\n',
  );
}
