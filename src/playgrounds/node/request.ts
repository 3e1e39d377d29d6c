import type { AuthoredValues } from './buildControls';

/** What the loader is told about a playground, in the query of its request. */
export interface PlaygroundRequest {
  /** `docs/…/button.mdx:42`, where it stands; part of the message if it throws. */
  readonly page: string;
  readonly authored: AuthoredValues;
}

/** The module of a playground, and the component in its island. */
export type PlaygroundPart = 'playground' | 'playground-island';

/** In letters that mean nothing to a bundler's requests. */
export function buildQuery(part: PlaygroundPart, request: PlaygroundRequest): string {
  return `?${part}=${Buffer.from(JSON.stringify(request)).toString('base64url')}`;
}

/** @throws Error for a query that `buildQuery` has not made */
export function parseQuery(query: string): PlaygroundRequest & { readonly part: PlaygroundPart } {
  const [, part, text] = /^\?(playground(?:-island)?)=([\w-]+)$/.exec(query) ?? [];
  if (part === undefined || text === undefined) throw new Error(`No playground: ${query}`);
  const request = JSON.parse(Buffer.from(text, 'base64url').toString()) as PlaygroundRequest;
  return { ...request, part: part as PlaygroundPart };
}
