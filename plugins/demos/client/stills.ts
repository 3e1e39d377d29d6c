import type { ComponentType, ReactNode } from 'react';
import type { ServerDemoModule } from './types';

/** What the loader makes of a file of stills (`X.tsx?demo-stills`) for the server. */
export interface ServerStills extends Pick<ServerDemoModule, 'id' | 'buildStyleHtml'> {
  /**
   * Null where the file has no component of that name.
   *
   * @throws with file, name and remedy if the component throws.
   */
  readonly render: (name: string) => ReturnType<ServerDemoModule['render']> | null;
}

/** The components of a file of stills, while developing. */
export interface LoadedStills {
  readonly components: Readonly<Record<string, ComponentType>>;
  readonly Root: ComponentType<{ children: ReactNode }>;
}

/** What the loader makes of it for the browser: no code at all, except while developing. */
export interface ClientStills {
  readonly id: string;
  readonly load?: () => Promise<LoadedStills>;
}

export type StillsModule = ServerStills | ClientStills;

/** Names the element of a still; pages are searched for it. */
export const STILL_ATTRIBUTE = 'data-demo-still';

export function isServerStills(module: StillsModule): module is ServerStills {
  return 'render' in module;
}

/**
 * The server's HTML of a still: its styles, then its markup; empty where there is none.
 *
 * @param seen keys of the styles that the page has already; added to.
 */
export function buildStillHtml(module: ServerStills, name: string, seen: Set<string>): string {
  const rendered = module.render(name);
  if (rendered === null) return '';
  const fresh = rendered.styles.filter(({ key }) => !seen.has(key));
  for (const { key } of fresh) seen.add(key);
  return module.buildStyleHtml(fresh) + rendered.html;
}
