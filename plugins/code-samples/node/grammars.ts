import { createRequire } from 'node:module';
import { Prism } from 'prism-react-renderer';
import type { Grammar } from 'prismjs';
import { findNearestNames } from './nearestNames';
import { withPrism } from './withPrism';

interface ComponentEntry {
  readonly alias?: string | readonly string[];
  readonly require?: string | readonly string[];
}

// A name that is only known at run time cannot be an import; `require` would be hidden by bundlers.
const requireModule = createRequire(__filename);

/** Names for text without any grammar. */
const PLAIN_NAMES: readonly string[] = ['text', 'txt', 'plain', 'plaintext', 'none'];

/** Prism components that only add to the grammars of others: there is nothing to write in them. */
const EXTENSIONS: ReadonlySet<string> = new Set([
  'css-extras',
  'js-extras',
  'js-templates',
  'php-extras',
  'xml-doc',
]);

const components = readComponents();
const idsByName = new Map(
  [...components].flatMap(([id, entry]) =>
    [id, ...toList(entry.alias)].map((name): [string, string] => [name, id]),
  ),
);

/** A grammar and the name that Prism's own hooks know it by. */
export interface LoadedGrammar {
  readonly id: string;
  readonly grammar: Grammar;
}

/** Every language name that may be written after a fence, sorted. */
export function getLanguageNames(): string[] {
  return [...new Set([...PLAIN_NAMES, ...getBundledNames(), ...idsByName.keys()])].sort();
}

/**
 * Grammar of a language, loaded from `prismjs/components` when prism-react-renderer has none bundled.
 *
 * @returns `null` for plain text.
 * @throws Error naming the nearest languages when there is no such language.
 */
export function loadGrammar(name: string): LoadedGrammar | null {
  const language = name.toLowerCase();
  if (PLAIN_NAMES.includes(language)) {
    return null;
  }
  const id = idsByName.get(language) ?? language;
  if (components.has(id)) {
    loadComponent(id);
  }
  const grammar = getGrammar(id);
  if (!grammar) {
    throw new Error(
      `unknown language "${name}". Nearest names: ${findNearestNames(language, getLanguageNames()).join(', ')}.`,
    );
  }
  return { id, grammar };
}

function getGrammar(id: string): Grammar | undefined {
  // Prism keeps its helpers (`extend`, `insertBefore`, `DFS`) in the same object as its grammars.
  const value: unknown = Object.hasOwn(Prism.languages, id) ? Prism.languages[id] : undefined;
  return typeof value === 'object' && value !== null ? (value as Grammar) : undefined;
}

function getBundledNames(): string[] {
  return Object.keys(Prism.languages).filter((name) => getGrammar(name) !== undefined);
}

function loadComponent(id: string): void {
  if (getGrammar(id)) {
    return;
  }
  toList(components.get(id)?.require).forEach(loadComponent);
  withPrism(() => requireModule(`prismjs/components/prism-${id}`));
}

function readComponents(): ReadonlyMap<string, ComponentEntry> {
  const { languages } = requireModule('prismjs/components.json') as {
    languages: Record<string, ComponentEntry>;
  };
  return new Map(Object.entries(languages).filter(([id]) => id !== 'meta' && !EXTENSIONS.has(id)));
}

function toList(value: string | readonly string[] | undefined): readonly string[] {
  return value === undefined ? [] : [value].flat();
}
