import { isExternal } from './entries';
import type { EntryProblem } from './problems';
import { toWrongRight } from './problems';

/** `toPathname('material-ui/React Button/?a#b')` → `'/material-ui/react-button'`. */
function toPathname(text: string): string {
  const segments = text
    .replace(/[?#].*$/s, '')
    .toLowerCase()
    .split('/')
    .map((segment) => segment.replace(/[^a-z\d._-]+/g, '-'))
    .filter(Boolean);
  return `/${segments.join('/')}`;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/\s]+\S*$/.test(text);
}

/**
 * What is wrong with the pathname of an entry: an address of this site has one form only, because
 * pages are found by it.
 */
export function collectPathnameProblems(pathname: unknown): EntryProblem[] {
  if (typeof pathname !== 'string' || pathname === '') {
    return [
      {
        what: `The pathname is ${JSON.stringify(pathname) ?? 'missing'}. Every entry has one, groups too.`,
        fix: "Write it as { pathname: '/system/react-box' }.",
      },
    ];
  }
  if (isExternal({ pathname })) {
    return isWebAddress(pathname)
      ? []
      : [
          {
            what: `The pathname '${pathname}' is neither an address of this site nor a web address.`,
            fix: toWrongRight(`pathname: '${pathname}'`, "pathname: 'https://mui.com/store/'"),
          },
        ];
  }
  const right = toPathname(pathname);
  if (pathname === right && pathname !== '/') {
    return [];
  }
  return [
    {
      what:
        'An address of this site begins with one slash, ends without one, has lower-case words joined by hyphens, ' +
        'and neither query nor hash.',
      fix: toWrongRight(
        `pathname: '${pathname}'`,
        `pathname: '${right === '/' ? '/system/react-box' : right}'`,
      ),
    },
  ];
}
