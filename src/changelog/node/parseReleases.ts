/** A release as the changelog tells it. */
export interface Release {
  /** Its heading: `1.2.0`, `Unreleased`. */
  readonly name: string;
  /** Year-month-day; null for what is not released yet. */
  readonly date: string | null;
  /** The heading as a whole, which its anchor is made of. */
  readonly heading: string;
  /** Markdown below the heading. */
  readonly text: string;
}

const UNRELEASED = 'Unreleased';

/** `1.2.0 - 2026-11-30`, with a date that exists. */
const RELEASED = /^(\d+\.\d+\.\d+\S*) - (\d{4}-\d{2}-\d{2})$/;

function parseHeading(heading: string, line: number): Pick<Release, 'name' | 'date'> {
  if (heading === UNRELEASED) return { name: UNRELEASED, date: null };
  const [, name, date] = RELEASED.exec(heading) ?? [];
  if (name === undefined || date === undefined || Number.isNaN(Date.parse(date))) {
    throw new Error(
      `CHANGELOG.md:${line}: the heading "${heading}" names no release. ` +
        'Write "## Unreleased", or version and day: "## 1.2.0 - 2026-11-30".',
    );
  }
  return { name, date };
}

/**
 * Reads the releases of a changelog, in its order: the newest comes first.
 *
 * @throws Error with the line of a heading of the second level that names no release
 */
export function parseReleases(changelog: string): Release[] {
  const releases: Array<Omit<Release, 'text'> & { readonly lines: string[] }> = [];
  changelog.split('\n').forEach((line, index) => {
    const heading = /^## +(.*\S)\s*$/.exec(line)?.[1];
    if (heading !== undefined) {
      releases.push({ ...parseHeading(heading, index + 1), heading, lines: [] });
    } else {
      releases.at(-1)?.lines.push(line);
    }
  });
  return releases.map(({ lines, ...release }) => ({ ...release, text: lines.join('\n').trim() }));
}
