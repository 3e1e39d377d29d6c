import type { ComponentType } from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';
import { addChunks } from './addChunks';

/** A component that Docusaurus makes for a route; its modules are fetched by `preload`. */
export type RouteComponent = ComponentType & { preload?: () => Promise<unknown> };

export interface PageRoute {
  readonly path: string;
  readonly component: RouteComponent;
  readonly [attribute: string]: unknown;
}

/** Stands for the hash by which Docusaurus tells routes of the same path apart. */
const HASH = 'page';

/**
 * The routes of pages that are alike but for path and content. A component is made when its page
 * is first asked for: most pages of a version are never opened.
 */
export function createPages(
  component: string,
  attributes: Readonly<Record<string, unknown>>,
  pages: Readonly<Record<string, () => Promise<unknown>>>,
): PageRoute[] {
  return Object.entries(pages).map(([path, load]) => {
    let created: RouteComponent | undefined;
    return {
      ...attributes,
      path,
      get component() {
        if (!created) {
          addChunks(
            { [`${path}-${HASH}`]: { __comp: component, content: path } },
            { [path]: [load, path] },
          );
          created = ComponentCreator(path, HASH) as unknown as RouteComponent;
        }
        return created;
      },
    };
  });
}
