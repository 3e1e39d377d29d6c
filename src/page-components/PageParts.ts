import { createContext, useContext } from 'react';
import type ComponentLinks from '@site/src/components/ComponentLinks';
import type ArchiveBanner from '@site/src/versions/ArchiveBanner';

/** Parts of the frame that some pages bring along; see node/pageComponents.ts. */
export interface PageParts {
  readonly ComponentLinks?: typeof ComponentLinks;
  readonly ArchiveBanner?: typeof ArchiveBanner;
}

const PagePartsContext = createContext<PageParts>({});

/** Takes the module of a page, as `DocItem` gets it. */
export const PagePartsProvider = PagePartsContext.Provider;

/** What the page that is shown brings along. */
export function usePageParts(): PageParts {
  return useContext(PagePartsContext);
}
