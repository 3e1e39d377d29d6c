import type { CheckId, Finding } from './findings';

/** A finding that is right all the same. */
export interface Exception {
  /** Path of the page with its slashes. */
  readonly path: string;
  readonly check: CheckId;
  /** A part of the finding's text: the name of the demo, an element. */
  readonly includes: string;
  /** Why the page shows it: only a demo that shows a fault on purpose has a good reason. */
  readonly reason: string;
}

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
    path: '/material-ui/react-modal/',
    check: 'keyboard',
    includes: 'ServerModal: ',
    reason: 'The demo shows a modal that is open from the beginning; Escape closes it.',
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
