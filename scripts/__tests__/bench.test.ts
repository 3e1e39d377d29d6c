import {
  formatComparison,
  formatLighthouse,
  formatLoads,
  formatSearch,
  formatToggles,
} from '../bench/format-table';
import { getCumulativeLayoutShift } from '../bench/layout-shift';
import { getMedians, readLighthouseResult, type LighthouseMedians } from '../bench/lighthouse';
import { getRequestKind, sumTraffic } from '../bench/measure-load';
import { getMedian } from '../bench/median';
import { parseBenchOptions } from '../bench/options';
import { readThreadTime, type TraceEvent } from '../bench/trace';
import { formatTable } from '../cli/format-table';

describe('getCumulativeLayoutShift', () => {
  const cls = (...shifts: Array<[startTime: number, value: number]>) =>
    getCumulativeLayoutShift(shifts.map(([startTime, value]) => ({ startTime, value })));

  it('is 0 where nothing moved', () => {
    expect(cls()).toBe(0);
  });

  it('adds up shifts that follow each other closely', () => {
    expect(cls([100, 0.1], [900, 0.2])).toBeCloseTo(0.3);
  });

  it('takes the largest window where a second lies between shifts', () => {
    expect(cls([100, 0.1], [1100, 0.2], [1500, 0.05])).toBeCloseTo(0.25);
  });

  it('ends a window after five seconds, even without a pause', () => {
    const steady = Array.from({ length: 12 }, (_, index): [number, number] => [index * 500, 0.1]);
    expect(cls(...steady)).toBeCloseTo(1);
  });
});

describe('the traffic of a first load', () => {
  it.each([
    ['document', undefined, 'html'],
    ['script', undefined, 'js'],
    ['fetch', undefined, 'other'],
    ['script', 'prefetch', 'prefetch'],
    ['document', 'prefetch;prerender', 'prefetch'],
  ])('a %s with purpose %s counts as %s', (resourceType, purpose, kind) => {
    expect(getRequestKind({ resourceType, purpose })).toBe(kind);
  });

  it('counts what is loaded ahead and then used once, as used', () => {
    const traffic = sumTraffic([
      { url: '/a.js', kind: 'prefetch', bytes: 100 },
      { url: '/b.js', kind: 'prefetch', bytes: 10 },
      { url: '/a.js', kind: 'js', bytes: 100 },
      { url: '/a.js', kind: 'prefetch', bytes: 100 },
      { url: '/c.js', kind: 'js', bytes: 1 },
    ]);
    expect(traffic.js).toEqual({ requests: 2, bytes: 101 });
    expect(traffic.prefetch).toEqual({ requests: 1, bytes: 10 });
    expect(traffic.html).toEqual({ requests: 0, bytes: 0 });
  });
});

describe('medians', () => {
  it('is the middle value, or between the two in the middle', () => {
    expect(getMedian([9, 1, 5])).toBe(5);
    expect(getMedian([4, 1, 2, 10])).toBe(3);
    expect(getMedian([])).toBeNaN();
  });

  const audits = {
    'first-contentful-paint': { numericValue: 900 },
    'largest-contentful-paint': { numericValue: 1800 },
    'total-blocking-time': { numericValue: 120 },
    'cumulative-layout-shift': { numericValue: 0 },
  };

  const run = (performance: number | null): LighthouseMedians =>
    readLighthouseResult({
      lhr: {
        categories: {
          performance: { score: performance },
          accessibility: { score: 1 },
          'best-practices': { score: 0.96 },
          seo: { score: 1 },
        },
        audits,
      },
    });

  it('are taken of every figure of Lighthouse by itself', () => {
    expect(getMedians([run(0.9), run(0.98), run(0.94)])).toEqual({
      performance: 94,
      accessibility: 100,
      bestPractices: 96,
      seo: 100,
      firstContentfulPaintMs: 900,
      largestContentfulPaintMs: 1800,
      totalBlockingTimeMs: 120,
      cumulativeLayoutShift: 0,
    });
  });

  it('is no number where Lighthouse has none, rather than a bad score', () => {
    const { performance } = readLighthouseResult({
      lhr: { categories: {}, audits: {} },
    });
    expect(performance).toBeNaN();
  });

  it('are shown in a table, one line a page', () => {
    const load = { traffic: sumTraffic([]), cumulativeLayoutShift: 0 };
    expect(formatLighthouse([{ page: '/', load, toggles: [], lighthouse: run(0.9) }], 5)).toBe(
      [
        'Lighthouse, medians of 5  perf  a11y  best  seo  FCP ms  LCP ms  TBT ms    CLS',
        '/                           90   100    96  100     900    1800     120  0.000',
      ].join('\n'),
    );
  });
});

describe('formatLoads', () => {
  it('shows kilobytes and requests by kind', () => {
    const traffic = sumTraffic([
      { url: '/', kind: 'html', bytes: 6310 },
      { url: '/a.js', kind: 'js', bytes: 100_000 },
      { url: '/b.js', kind: 'js', bytes: 54_321 },
    ]);
    const [head, line] = formatLoads([
      {
        page: '/',
        load: { traffic, cumulativeLayoutShift: 0.0123 },
        toggles: [],
        lighthouse: null,
      },
    ]).split('\n');
    expect(head?.split(/\s{2,}/)).toEqual([
      'First load, kB (requests)',
      'html',
      'css',
      'js',
      'font',
      'image',
      'other',
      'prefetch',
      'CLS',
    ]);
    expect(line?.split(/\s{2,}/)).toEqual([
      '/',
      '6.3 (1)',
      '-',
      '154.3 (2)',
      '-',
      '-',
      '-',
      '-',
      '0.012',
    ]);
  });

  it('lines up its columns', () => {
    expect(
      formatTable([
        ['page', 'js'],
        ['/a/', '10'],
      ]),
    ).toBe('page  js\n/a/   10');
  });
});

describe('the options of npm run bench', () => {
  it('has defaults', () => {
    expect(parseBenchOptions([])).toMatchObject({
      pages: expect.arrayContaining(['/', '/material-ui/react-button/']),
      runs: 5,
      useLighthouse: true,
      jsonPath: null,
      directory: 'build',
    });
  });

  it('takes all of them', () => {
    const args = ['/a/', '/b/', '--runs=3', '--no-lighthouse', '--json', 'x.json', '--dir', 'out'];
    expect(parseBenchOptions(args)).toEqual({
      pages: ['/a/', '/b/'],
      runs: 3,
      useLighthouse: false,
      jsonPath: 'x.json',
      directory: 'out',
      against: [],
    });
  });

  it.each([
    [['material-ui/'], '"material-ui/" is no path of a page. It must begin and end with a slash'],
    [['/material-ui'], '"/material-ui" is no path of a page.'],
    [['--runs=0'], '--runs is "0". It must be a whole number from 1.'],
    [['--runs=many'], '--runs is "many".'],
    [['--fast'], "Unknown option '--fast'"],
  ])('refuses %j', (args, message) => {
    expect(() => parseBenchOptions(args)).toThrow(message);
  });
});

describe('the time of a main thread', () => {
  const thread = (tid: number, name: string): TraceEvent => ({
    name: 'thread_name',
    ph: 'M',
    pid: 1,
    tid,
    ts: 0,
    args: { name },
  });
  const event = (name: string, ts: number, dur: number, tid = 1): TraceEvent => ({
    name,
    ph: 'X',
    pid: 1,
    tid,
    ts,
    dur,
  });

  it('counts each moment once, however events stand within each other', () => {
    const { scriptMs, renderingMs } = readThreadTime([
      thread(1, 'CrRendererMain'),
      event('EventDispatch', 1000, 4000),
      event('FunctionCall', 2000, 1000),
      event('RunMicrotasks', 4500, 1500),
      event('TimerFire', 9000, 500),
      event('Layout', 2000, 2000),
    ]);
    expect(scriptMs).toBe(5.5);
    expect(renderingMs).toBe(2);
  });

  it('leaves out other threads, other events, and those without an end', () => {
    const { scriptMs, renderingMs } = readThreadTime([
      thread(1, 'CrRendererMain'),
      thread(2, 'Compositor'),
      event('FunctionCall', 0, 9000, 2),
      event('FunctionCall', 0, 9000, 3),
      event('ParseHTML', 0, 9000),
      { ...event('FunctionCall', 0, 9000), ph: 'B' },
    ]);
    expect([scriptMs, renderingMs]).toEqual([0, 0]);
  });
});

it('lists what a changed setting costs', () => {
  const toggles = [
    { setting: 'density', renderedDemos: 2, demos: 13, scriptMs: 7.25, renderingMs: 12 },
  ];
  const load = { traffic: sumTraffic([]), cumulativeLayoutShift: 0 };
  const lines = formatToggles([
    { page: '/a/', load, toggles, lighthouse: null },
    { page: '/b/', load, toggles: [], lighthouse: null },
  ]);
  expect(lines).toBe(
    `Change of a setting  setting  demos rendered  script ms  rendering ms
/a/                  density         2 of 13        7.3          12.0`,
  );
});

it('shows the first search by connection', () => {
  const cost = { firstMs: 212.4, completeMs: 405.6, bytes: 147_000, requests: 11 };
  expect(formatSearch([{ connection: 'slow 4G', ...cost }])).toBe(
    [
      'First search  first result ms  with texts ms     kB  requests',
      'slow 4G                   212            406  147.0        11',
    ].join('\n'),
  );
});

describe('other sites', () => {
  it('are named with the address of a page each', () => {
    const options = parseBenchOptions([
      '--against',
      'a=http://127.0.0.1:5103/guides/button/',
      '--against',
      'b c=https://b.example/?x=1',
    ]);
    expect(options.against).toEqual([
      { name: 'a', url: 'http://127.0.0.1:5103/guides/button/' },
      { name: 'b c', url: 'https://b.example/?x=1' },
    ]);
    expect(parseBenchOptions([]).against).toEqual([]);
  });

  it.each(['starlight', '=http://a/', 'a=../dist', 'a=http://'])('%s is refused', (text) => {
    expect(() => parseBenchOptions(['--against', text])).toThrow(
      `--against is "${text}". It must be a name and the address of a page: --against starlight=http://127.0.0.1:5103/guides/button/`,
    );
  });

  it('stand in a table, with a dash for what was not measured', () => {
    const traffic = sumTraffic([
      { url: '/a.js', kind: 'js', bytes: 26_040 },
      { url: '/b.js', kind: 'prefetch', bytes: 3000 },
    ]);
    const table = formatComparison([
      {
        name: 'this site',
        url: 'http://127.0.0.1:4173/',
        load: { traffic, cumulativeLayoutShift: 0 },
        navigation: { milliseconds: 61.4, loadsDocuments: false },
        slowNavigation: { milliseconds: 195.6, loadsDocuments: false },
        lighthouse: null,
      },
    ]);
    expect(table.split('\n').map((line) => line.split(/\s{2,}/))).toEqual([
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
        'at 4x ms',
        'by',
      ],
      [
        'this site',
        '-',
        '-',
        '-',
        '-',
        '0.000',
        '26.0',
        '3.0',
        '0.0',
        '0.0',
        '61',
        '196',
        'script',
      ],
    ]);
  });
});
