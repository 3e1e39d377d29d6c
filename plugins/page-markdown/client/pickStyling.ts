/** A fenced sample that `node/buildDemo.ts` wrote: its whole text, its demo and its styling. */
const STYLED_SAMPLE = /^(`{3,})[^\n]* demo="([^"\n]*)" styling="([^"\n]*)"\n[^]*?^\1\n+/gm;

/**
 * Leaves of every demo in a page's Markdown only the files in one styling solution. A demo that has
 * no such variant stays in the first that it has, as on the page.
 *
 * @param styling what readers call it: `Tailwind`
 */
export function pickStyling(markdown: string, styling: string): string {
  const first = new Map<string, string>();
  const chosen = new Set<string>();
  for (const [, , demo = '', sampleStyling = ''] of markdown.matchAll(STYLED_SAMPLE)) {
    if (!first.has(demo)) first.set(demo, sampleStyling);
    if (sampleStyling === styling) chosen.add(demo);
  }
  return markdown.replace(STYLED_SAMPLE, (sample, _fence, demo: string, sampleStyling: string) =>
    sampleStyling === (chosen.has(demo) ? styling : first.get(demo)) ? sample : '',
  );
}
