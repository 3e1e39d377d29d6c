import type { CheckId, Finding } from './findings';

/** A finding that is right all the same. */
export interface Exception {
  /** Path of the page with its slashes. */
  readonly path: string;
  readonly check: CheckId;
  /** A part of the finding's text: the name of the demo, an element. */
  readonly includes: string;
  /** Why the page shows it: a demo shows a fault on purpose, or the pinned release of a library has it. */
  readonly reason: string;
}

type GridCheck = Extract<CheckId, 'keyboard' | 'textSize' | 'textSpacing'>;

/** What the library does by itself on a page with its grid. */
function describeGrid(check: GridCheck): Pick<Exception, 'includes' | 'reason'> {
  switch (check) {
    case 'keyboard':
      return {
        includes: 'tabindex="-1"',
        reason: 'Arrow keys lead through a grid; Enter sorts, Space selects.',
      };
    case 'textSize':
    case 'textSpacing':
      return {
        includes: 'MuiDataGrid-',
        reason: 'The library sizes rows and columns in px; readers can widen columns.',
      };
  }
}

const GRID = '/experiments/data-grid/';

/** Pages that show the grid, and what of it they show. */
const GRID_EXCEPTIONS = (
  [
    ['', ['textSize', 'textSpacing', 'keyboard']],
    ['columns/', ['textSize']],
    ['editing/', ['textSize']],
    ['keyboard/', ['textSize', 'keyboard']],
    ['pro/', ['textSize', 'keyboard']],
    ['rows/', ['textSize']],
  ] as const
).flatMap(([page, checks]) =>
  checks.map((check): Exception => ({ path: `${GRID}${page}`, check, ...describeGrid(check) })),
);

/** The only place where the audit of pages is told to look away. */
export const EXCEPTIONS: readonly Exception[] = [
  ...(
    [
      ['/material-ui/react-grid/', 'textSize'],
      ['/material-ui/react-grid/', 'textSpacing'],
      ['/material-ui/react-grid2/', 'textSpacing'],
    ] as const
  ).map(([path, check]) => ({
    path,
    check,
    includes: 'MuiTypography-noWrap',
    reason: 'The demo shows how a text that may not wrap is shortened beside others.',
  })),
  {
    path: '/material-ui/react-text-field/',
    check: 'keyboard',
    includes: 'ColorTextFields: the focus cannot be seen',
    reason: 'The demo shows the look of focused fields beside each other.',
  },
  ...['#1976d2', '#9c27b0'].map((color) => ({
    path: '/material-ui/customization/color/',
    check: 'axeDark' as const,
    includes: `(foreground color: ${color}, background color: #161d27`,
    reason:
      'The tool shows how the picked color reads in either mode; its table says that it is too dim in dark mode.',
  })),
  ...GRID_EXCEPTIONS,
  {
    path: `${GRID}columns/`,
    check: 'textSize',
    includes: 'MuiChip-label',
    reason: 'The library sizes rows and columns in px; readers can widen columns.',
  },
  ...(['axeLight', 'axeDark'] as const).map((check) => ({
    path: `${GRID}pro/`,
    check,
    includes: 'color-contrast: <div style="position: absolute; pointer-events: none',
    reason: 'The watermark of the library where the site is built without a license.',
  })),
  {
    path: `${GRID}pro/`,
    check: 'browser',
    includes: 'MUI X: Missing license key',
    reason: 'What the library says where the site is built without a license.',
  },
];

/**
 * Takes out the findings that are listed.
 *
 * @returns what is left; an exception of the page that hides nothing any more is a finding itself
 */
export function applyExceptions(
  path: string,
  findings: readonly Finding[],
  exceptions: readonly Exception[] = EXCEPTIONS,
): Finding[] {
  const ofPage = exceptions.filter((exception) => exception.path === path);
  const covers = ({ check, includes }: Exception, finding: Finding) =>
    check === finding.check && finding.text.includes(includes);
  const idle = ofPage.filter((exception) => !findings.some((each) => covers(exception, each)));
  return [
    ...findings.filter((finding) => !ofPage.some((exception) => covers(exception, finding))),
    ...idle.map(({ check, includes }) => ({
      check,
      text: `nothing matches the exception "${includes}" any more. Take it out of scripts/audit/page/exceptions.ts.`,
    })),
  ];
}
