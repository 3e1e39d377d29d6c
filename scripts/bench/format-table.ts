import { formatTable } from '../cli/format-table';
import { SLOWDOWN, type SiteFigures } from './compare-sites';
import type { LighthouseMedians } from './lighthouse';
import type { ToggleCost } from './measure-toggles';
import { requestKinds, type LoadMeasurement } from './measure-load';
import type { SearchCost } from './measure-search';

/** All figures of one page. */
export interface PageFigures {
  readonly page: string;
  readonly load: LoadMeasurement;
  /** Empty for a page without demos. */
  readonly toggles: readonly ToggleCost[];
  /** Null where Lighthouse did not run. */
  readonly lighthouse: LighthouseMedians | null;
}

const toKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Kilobytes as they were sent and, in brackets, requests, by kind. */
export function formatLoads(figures: readonly PageFigures[]): string {
  return formatTable([
    ['First load, kB (requests)', ...requestKinds, 'CLS'],
    ...figures.map(({ page, load }) => [
      page,
      ...requestKinds.map((kind) => {
        const { bytes, requests } = load.traffic[kind];
        return requests === 0 ? '-' : `${toKilobytes(bytes)} (${requests})`;
      }),
      load.cumulativeLayoutShift.toFixed(3),
    ]),
  ]);
}

/** What a change of a setting costs, one line for each page and setting. */
export function formatToggles(figures: readonly PageFigures[]): string {
  return formatTable([
    ['Change of a setting', 'setting', 'demos rendered', 'script ms', 'rendering ms'],
    ...figures.flatMap(({ page, toggles }) =>
      toggles.map(({ setting, renderedDemos, demos, scriptMs, renderingMs }) => [
        page,
        setting,
        `${renderedDemos} of ${demos}`,
        scriptMs.toFixed(1),
        renderingMs.toFixed(1),
      ]),
    ),
  ]);
}

/** Medians of Lighthouse, one line a page. */
export function formatLighthouse(figures: readonly PageFigures[], runs: number): string {
  const title = `Lighthouse, medians of ${runs}`;
  return formatTable([
    [title, 'perf', 'a11y', 'best', 'seo', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'],
    ...figures.flatMap(({ page, lighthouse }) =>
      lighthouse
        ? [
            [
              page,
              String(lighthouse.performance),
              String(lighthouse.accessibility),
              String(lighthouse.bestPractices),
              String(lighthouse.seo),
              lighthouse.firstContentfulPaintMs.toFixed(0),
              lighthouse.largestContentfulPaintMs.toFixed(0),
              lighthouse.totalBlockingTimeMs.toFixed(0),
              lighthouse.cumulativeLayoutShift.toFixed(3),
            ],
          ]
        : [],
    ),
  ]);
}

/** What the first search of a visit costs, one line for each connection. */
export function formatSearch(costs: readonly SearchCost[]): string {
  return formatTable([
    ['First search', 'first result ms', 'with texts ms', 'kB', 'requests'],
    ...costs.map(({ connection, firstMs, completeMs, bytes, requests }) => [
      connection,
      firstMs.toFixed(0),
      completeMs.toFixed(0),
      toKilobytes(bytes),
      String(requests),
    ]),
  ]);
}

const toText = (value: number | undefined, digits = 0) => value?.toFixed(digits) ?? '-';

/** Sites side by side, one line each. */
export function formatComparison(sites: readonly SiteFigures[]): string {
  return formatTable([
    [
      'Site',
      'perf',
      'FCP ms',
      'LCP ms',
      'TBT ms',
      'CLS',
      'js kB',
      'prefetch kB',
      'html kB',
      'css kB',
      'navigation ms',
      `at ${SLOWDOWN}x ms`,
      'by',
    ],
    ...sites.map(({ name, load, lighthouse, navigation, slowNavigation }) => [
      name,
      toText(lighthouse?.performance),
      toText(lighthouse?.firstContentfulPaintMs),
      toText(lighthouse?.largestContentfulPaintMs),
      toText(lighthouse?.totalBlockingTimeMs),
      load.cumulativeLayoutShift.toFixed(3),
      toKilobytes(load.traffic.js.bytes),
      toKilobytes(load.traffic.prefetch.bytes),
      toKilobytes(load.traffic.html.bytes),
      toKilobytes(load.traffic.css.bytes),
      toText(navigation.milliseconds),
      toText(slowNavigation.milliseconds),
      navigation.loadsDocuments ? 'document' : 'script',
    ]),
  ]);
}
