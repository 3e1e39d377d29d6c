import type { SourcePlace } from './playgroundError';
import { PlaygroundError } from './playgroundError';
import type { AuthoredValues } from './buildControls';

/** Key of the front matter: component → prop → start value. */
export const FRONT_MATTER_KEY = 'playground';

const EXAMPLE = 'playground: { Button: { children: Save, variant: contained } }';

/**
 * Line (1-based) on which a key of the playground's front matter stands, or the nearest one above it
 * that is found. YAML has several ways to write the same; the first mention in order is the place.
 */
export function findFrontMatterLine(source: string, keys: readonly string[]): number {
  const lines = source.split('\n');
  let line = 0;
  for (const key of [FRONT_MATTER_KEY, ...keys]) {
    const pattern = new RegExp(`(?:^|[\\s{,'"])${key}['"]?\\s*:`);
    const index = lines.findIndex((text, at) => at >= line && pattern.test(text));
    if (index < 0) break;
    line = index;
  }
  return line + 1;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Start values of the playgrounds of a page, by component.
 *
 * @throws {PlaygroundError} where they are written in another form
 */
export function readAuthoredValues(
  frontMatter: Readonly<Record<string, unknown>>,
  page: { readonly filePath: string; readonly source: string },
): ReadonlyMap<string, AuthoredValues> {
  const authored = frontMatter[FRONT_MATTER_KEY];
  if (authored === undefined) return new Map();
  const toPlace = (keys: readonly string[]): SourcePlace => ({
    filePath: page.filePath,
    line: findFrontMatterLine(page.source, keys),
  });
  const remedy = `write the start values of each component: ${EXAMPLE}.`;
  if (!isRecord(authored)) {
    throw new PlaygroundError(
      toPlace([]),
      `"${FRONT_MATTER_KEY}" is ${JSON.stringify(authored)}.`,
      remedy,
    );
  }
  return new Map(
    Object.entries(authored).map(([component, values]) => {
      if (isRecord(values)) return [component, values];
      throw new PlaygroundError(
        toPlace([component]),
        `"${FRONT_MATTER_KEY}.${component}" is ${JSON.stringify(values)}.`,
        remedy,
      );
    }),
  );
}
