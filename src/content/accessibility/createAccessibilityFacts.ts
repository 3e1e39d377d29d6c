import fs from 'node:fs';
import path from 'node:path';
import type { AccessibilityResult } from '../../components/AccessibilityResults/accessibilityResult';
import { getOriginalPath } from '../getOriginalPath';
import { toPagePath } from './toPagePath';

/** What `npm run audit -- --only=pages --write-results` keeps, relative to the repository. */
export const RESULTS_FILE = 'src/content/accessibility/results.json';

/** Key of a result in a page's front matter, where the layout finds it. */
export const ACCESSIBILITY_KEY = 'accessibility';

/** Results by the path of their page, in the order of the alphabet. */
export type AccessibilityResults = Readonly<Record<string, AccessibilityResult>>;

/** The results that are kept; none where there is no file yet. */
export function readAccessibilityResults(siteDir: string): AccessibilityResults {
  const filePath = path.join(siteDir, RESULTS_FILE);
  return fs.existsSync(filePath)
    ? (JSON.parse(fs.readFileSync(filePath, 'utf8')) as AccessibilityResults)
    : {};
}

/**
 * Creates the function that adds the result of the audit to the front matter of a component's page, for
 * `markdown.parseFrontMatter`. A result of another release than the installed one says nothing about what
 * the page shows, and is left out.
 *
 * @param siteDir absolute path
 * @param installedVersions releases of the libraries, by their id
 * @returns the front matter, with `accessibility` where there is a result
 */
export function createAccessibilityFacts(
  siteDir: string,
  installedVersions: Readonly<Record<string, string>>,
) {
  return (filePath: string, frontMatter: Record<string, unknown>): Record<string, unknown> => {
    const original = getOriginalPath(siteDir, filePath) ?? filePath;
    const sitePath = path.relative(siteDir, original).split(path.sep).join('/');
    const page = toPagePath(sitePath, frontMatter);
    // Read anew each time: while somebody writes, the audit may write too.
    const result = page && readAccessibilityResults(siteDir)[page.path];
    return result && result.version === installedVersions[page.product]
      ? { ...frontMatter, [ACCESSIBILITY_KEY]: result }
      : frontMatter;
  };
}
