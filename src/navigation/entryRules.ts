import { getPageTitle } from '../products/titles';
import { isExternal } from './entries';
import { collectPathnameProblems } from './pathnames';
import type { EntryProblem } from './problems';
import { toWrongRight } from './problems';
import { booleanFlags, plans } from './types';

/** An entry before anything is known about its values. */
export type UncheckedEntry = Readonly<Record<string, unknown>>;

const ENTRY_KEYS: readonly string[] = [
  'pathname',
  'title',
  'subheader',
  'children',
  ...booleanFlags,
  'plan',
  'icon',
  'linkProps',
];

/** Whether a value is an object with keys, such as an entry has to be. */
export function isRecord(value: unknown): value is UncheckedEntry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** A value as an author would write it. */
export function show(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : (JSON.stringify(value) ?? String(value));
}

function collectKeyProblems(entry: UncheckedEntry): EntryProblem[] {
  return Object.keys(entry)
    .filter((key) => !ENTRY_KEYS.includes(key))
    .map((key) => {
      const meant = ENTRY_KEYS.find((known) => known.toLowerCase() === key.toLowerCase());
      return {
        what: `Unknown key "${key}". An entry may have: ${ENTRY_KEYS.join(', ')}.`,
        fix: meant
          ? toWrongRight(`${key}: ${show(entry[key])}`, `${meant}: ${show(entry[key])}`)
          : `Remove "${key}", or write the key that was meant.`,
      };
    });
}

function collectFlagProblems(entry: UncheckedEntry): EntryProblem[] {
  const problems = booleanFlags
    .filter((flag) => entry[flag] !== undefined && typeof entry[flag] !== 'boolean')
    .map((flag) => ({
      what: `The flag "${flag}" is ${show(entry[flag])}. A flag is true, or is left out.`,
      fix: toWrongRight(`${flag}: ${show(entry[flag])}`, `${flag}: true`),
    }));
  if (entry.plan !== undefined && !plans.some((plan) => plan === entry.plan)) {
    problems.push({
      what: `The plan is ${show(entry.plan)}. Plans: ${plans.map(show).join(', ')}.`,
      fix: toWrongRight(`plan: ${show(entry.plan)}`, `plan: '${plans[0]}'`),
    });
  }
  return problems;
}

function collectTitleProblems(entry: UncheckedEntry): EntryProblem[] {
  const { pathname, title, subheader } = entry;
  if (title !== undefined && !isText(title)) {
    return [
      {
        what: `The title is ${show(title)}. Every entry is a row of the sidebar and needs a label.`,
        fix: `Write a title, or leave "title" out to have it made from the pathname.`,
      },
    ];
  }
  if (subheader !== undefined && !isText(subheader)) {
    return [
      {
        what: `The subheader is ${show(subheader)}. It is the name of a group, such as 'inputs'.`,
        fix: `Write the name, or leave "subheader" out for a group that opens and closes.`,
      },
    ];
  }
  if (isText(pathname) && getPageTitle({ pathname, title, subheader }) === null) {
    return [
      {
        what: `No title can be made from the pathname '${pathname}'.`,
        fix: toWrongRight(
          `{ pathname: '${pathname}' }`,
          `{ pathname: '${pathname}', title: 'Components' }`,
        ),
      },
    ];
  }
  return [];
}

function collectGroupProblems(entry: UncheckedEntry): EntryProblem[] {
  const { pathname, subheader, children } = entry;
  if (children === undefined) {
    return subheader === undefined
      ? []
      : [
          {
            what: 'A subheader stands over a group, and this entry has no children.',
            fix: 'Give it "children", or write "title" instead of "subheader".',
          },
        ];
  }
  if (!Array.isArray(children) || children.length === 0) {
    return [
      {
        what: `"children" is ${show(children)}. It is a list with at least one entry.`,
        fix: 'List the entries of the group, or remove the group.',
      },
    ];
  }
  return isText(pathname) && isExternal({ pathname })
    ? [
        {
          what: 'A link to another site has children.',
          fix: "Give the group a pathname of this site, such as '/mui-x', and make the link one of its children.",
        },
      ]
    : [];
}

function collectLinkProblems({ icon, linkProps }: UncheckedEntry): EntryProblem[] {
  const problems: EntryProblem[] = [];
  if (icon !== undefined && !isText(icon)) {
    problems.push({
      what: `The icon is ${show(icon)}. It is the name of an icon, such as 'WebIcon'.`,
      fix: 'Write the name, or leave "icon" out.',
    });
  }
  const isPlain =
    isRecord(linkProps) &&
    Object.values(linkProps).every((value) =>
      ['string', 'number', 'boolean'].includes(typeof value),
    );
  if (linkProps !== undefined && !isPlain) {
    problems.push({
      what: `"linkProps" is ${show(linkProps)}. It holds attributes that are strings, numbers or booleans.`,
      fix: toWrongRight('linkProps: { onClick: track }', "linkProps: { rel: 'noopener' }"),
    });
  }
  return problems;
}

/** What is wrong with an entry itself; its children are looked at on their own. */
export function collectEntryProblems(entry: UncheckedEntry): EntryProblem[] {
  return [
    ...collectPathnameProblems(entry.pathname),
    ...collectKeyProblems(entry),
    ...collectTitleProblems(entry),
    ...collectGroupProblems(entry),
    ...collectFlagProblems(entry),
    ...collectLinkProblems(entry),
  ];
}
