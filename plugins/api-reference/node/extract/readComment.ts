import type ts from 'typescript';
import { readDoc } from './readDoc';

/** What the comment of a component says about it. */
export interface ComponentComment {
  readonly description: string;
  readonly deprecated: string | null;
  /** Bases that it names: `- inherits [Paper API](https://…)`. */
  readonly bases: ReadonlyArray<{ readonly name: string; readonly href: string }>;
}

const BASE = /-\s*inherits \[(\w+) API\]\(([^)\s]+)\)/g;
/** Lists of links that follow the description; pages have links of their own. */
const LINK_LISTS = /^\s*(?:Demos|API):\s*$.*/ms;

/** Reads the comment of a component or hook. */
export function readComment(symbol: ts.Symbol, checker: ts.TypeChecker): ComponentComment {
  const { description, deprecated } = readDoc(symbol, checker);
  return {
    description: description.replace(LINK_LISTS, '').trim(),
    deprecated,
    bases: Array.from(description.matchAll(BASE), ([, name = '', href = '']) => ({ name, href })),
  };
}
