import { CATEGORIES, toLetter, type Category } from '../categories';
import { CATEGORY_RULES } from '../data/categoryRules';
import { createMatcher, parseTable } from '../data/namePatterns';
import { findOtherWords } from '../data/otherWords';
import { listBaseNames, splitName, toModuleName, type IconTheme } from '../iconNames';
import type { CategorySummary, IconData, ShapeChunk } from '../types';
import type { ReadIcons } from './readIcons';
import { toShape } from './toShape';

/**
 * Icons in a file. A screen shows some 50 at once; smaller files would compress worse, larger ones
 * bring more that nobody looks at.
 */
export const CHUNK_SIZE = 64;

/** How many icons stand for their category in a page's text. */
const EXAMPLE_COUNT = 4;

/** Everything about the icons of a package that browsers get, before files have addresses. */
export interface PackedIcons extends Omit<IconData, 'version' | 'chunkUrls'> {
  readonly chunks: Readonly<Record<IconTheme, readonly ShapeChunk[]>>;
}

const RULES = parseTable(CATEGORY_RULES).map(({ key, words }) => ({
  key,
  matchers: words.map(createMatcher),
}));

/**
 * The category of an icon by the rules.
 *
 * @throws Error where no rule fits
 */
export function findCategory(name: string): Category {
  const words = splitName(name);
  const line = RULES.find(({ matchers }) => matchers.some((matches) => matches(name, words)));
  const category = CATEGORIES.find((known) => known === line?.key);
  if (category) return category;
  throw new Error(
    line
      ? `src/icons/data/categoryRules.ts: there is no category "${line.key}". Allowed: ${CATEGORIES.join(', ')}.`
      : `The icon ${name} has no category. To mend: add "category: =${name}", or a word of its name, to src/icons/data/categoryRules.ts.`,
  );
}

function toChunks<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / CHUNK_SIZE) }, (_item, index) =>
    items.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE),
  );
}

/**
 * Sorts the modules of a package into icons, their categories, and files of shapes per theme.
 *
 * @throws Error for an icon without a category, or one that cannot be data
 */
export function packIcons(icons: ReadIcons): PackedIcons {
  const names = listBaseNames([...icons.keys()]);
  const getShape = (name: string, theme: IconTheme) => {
    const moduleName = toModuleName(name, theme);
    const content = icons.get(moduleName);
    return content === undefined ? null : toShape(content, moduleName);
  };
  const toThemeChunks = (theme: IconTheme) => toChunks(names.map((name) => getShape(name, theme)));
  return {
    names,
    categories: names.map((name) => toLetter(findCategory(name))).join(''),
    filledOnly: names.filter((name) => !icons.has(toModuleName(name, 'Outlined'))),
    chunkSize: CHUNK_SIZE,
    chunks: {
      Filled: toThemeChunks('Filled'),
      Outlined: toThemeChunks('Outlined'),
      Rounded: toThemeChunks('Rounded'),
      TwoTone: toThemeChunks('TwoTone'),
      Sharp: toThemeChunks('Sharp'),
    },
  };
}

/**
 * What a page without JavaScript says: the categories, how many icons each has, and which for example.
 * Examples are plain icons, named by one word, that people have most other words for.
 */
export function summarize({ names, categories }: PackedIcons): CategorySummary[] {
  const wordCounts = names.map(() => 0);
  for (const icons of findOtherWords(names).values()) {
    for (const icon of icons) wordCounts[icon] = (wordCounts[icon] ?? 0) + 1;
  }
  const rate = (icon: number) =>
    (splitName(names[icon] ?? '').length === 1 ? 100 : 0) + (wordCounts[icon] ?? 0);
  return CATEGORIES.map((id) => {
    const members = [...names.keys()].filter((icon) => categories[icon] === toLetter(id));
    const examples = [...members]
      .sort((a, b) => rate(b) - rate(a) || a - b)
      .slice(0, EXAMPLE_COUNT)
      .map((icon) => names[icon] ?? '');
    return { id, count: members.length, examples };
  });
}
