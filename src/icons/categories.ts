/** The categories of icons, in the order in which readers choose among them. Ours, by use. */
export const CATEGORIES = [
  'actions',
  'navigation',
  'communication',
  'people',
  'notifications',
  'time',
  'files',
  'editor',
  'data',
  'development',
  'images',
  'media',
  'devices',
  'security',
  'business',
  'places',
  'transport',
  'home',
  'food',
  'health',
  'sports',
  'nature',
  'shapes',
  'brands',
] as const;

export type Category = (typeof CATEGORIES)[number];

const FIRST_LETTER = 'a'.charCodeAt(0);

export function isCategory(text: string | null | undefined): text is Category {
  return CATEGORIES.some((category) => category === text);
}

/** @example toLetter('actions') // 'a' */
export function toLetter(category: Category): string {
  return String.fromCharCode(FIRST_LETTER + CATEGORIES.indexOf(category));
}

/** The category of the icon at `index`, by the letters of `IconData`. */
export function readCategory(letters: string, index: number): Category {
  const category = CATEGORIES[letters.charCodeAt(index) - FIRST_LETTER];
  if (category === undefined) {
    throw new RangeError(`There is no category of an icon ${index}: there are ${letters.length}.`);
  }
  return category;
}
