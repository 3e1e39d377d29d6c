import type { NavigationTree } from '../../src/navigation/types';
import type { PageFigures } from './measure-page';

/** The least that a page of a kind must have. */
export interface PageRequirements {
  /** As messages name such a page: `a component page`. */
  readonly kind: string;
  readonly words: number;
  readonly demos: number;
}

export const COMPONENT: PageRequirements = { kind: 'a component page', words: 250, demos: 4 };
/** A utility has little to show, and as much to explain. */
export const UTILITY: PageRequirements = { kind: 'the page of a utility', words: 250, demos: 1 };

const isUtilityGroup = (pathname: string) => pathname.endsWith('/components/utils');

function collectUtilities(tree: NavigationTree): string[] {
  return tree.flatMap(({ pathname, children = [] }) =>
    isUtilityGroup(pathname) ? children.map((child) => child.pathname) : collectUtilities(children),
  );
}

/**
 * What a page must have, or null for one that is no component's.
 *
 * @param pathname address of the page without a slash at the end, as the navigation has it
 * @param tree the navigation of its product: utilities are the entries of its `components/utils` group
 */
export function getRequirements(pathname: string, tree: NavigationTree): PageRequirements | null {
  if (collectUtilities(tree).includes(pathname)) {
    return UTILITY;
  }
  return /^\/[^/]+\/react-[^/]+$/.test(pathname) ? COMPONENT : null;
}

/** What a page has too little of, in words: `12 words of prose (at least 250)`. */
export function findShortcomings(figures: PageFigures, requirements: PageRequirements): string[] {
  return [
    ...(figures.words < requirements.words
      ? [`${figures.words} words of prose (at least ${requirements.words})`]
      : []),
    ...(figures.demos < requirements.demos
      ? [`${figures.demos} demos (at least ${requirements.demos})`]
      : []),
  ];
}
