import { formatTable } from '../cli/format-table';
import type { PageFigures } from './measure-page';
import { findShortcomings, type PageRequirements } from './requirements';

/** A page with all that the report says about it. */
export interface ReportedPage {
  /** Path of its file, from the project's folder. */
  readonly source: string;
  readonly pathname: string;
  readonly figures: PageFigures;
  /** Null for a page that need not have anything. */
  readonly requirements: PageRequirements | null;
}

/** What the command prints: a table, and a list of pages that have too little. */
export interface PagesReport {
  readonly table: string;
  /** Null where nothing is missing. */
  readonly failure: string | null;
}

function createTable(pages: readonly ReportedPage[]): string {
  return formatTable([
    ['Page', 'words', 'demos', 'links', 'headings'],
    ...pages.map(({ pathname, figures: { words, demos, links, headings } }) => [
      pathname,
      ...[words, demos, links, headings].map(String),
    ]),
  ]);
}

function explain({ source, figures, requirements }: ReportedPage): string[] {
  const shortcomings = requirements ? findShortcomings(figures, requirements) : [];
  return shortcomings.length > 0
    ? [`${source}: ${shortcomings.join(', ')} for ${requirements?.kind}`]
    : [];
}

/** The report on pages, in the order in which they are given. */
export function createReport(pages: readonly ReportedPage[]): PagesReport {
  const lines = pages.flatMap(explain);
  return {
    table: createTable(pages),
    failure:
      lines.length === 0
        ? null
        : [
            `Too little is said or shown on ${lines.length} of ${pages.length} pages:`,
            ...lines.map((line) => `  ${line}`),
            'Write what is missing: "Write a page" in CONTRIBUTING.md says what readers expect.',
          ].join('\n'),
  };
}
