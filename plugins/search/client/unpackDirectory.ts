import { toSlug } from './slug';
import { toWords } from './text';
import { DIRECTORY_FORMAT, KINDS } from './types';
import type { Directory, Kind, PackedPage, RowList } from './types';

/** A page that can be found. */
export interface FoundPage {
  /** Address below the base URL. */
  readonly path: string;
  readonly title: string;
  readonly kind: Kind;
  /** Id of its product. */
  readonly product: string;
  readonly crumbs: readonly string[];
  readonly description: string;
  /** How many pages take rows over from it. */
  readonly heirs: number;
}

/** Part of a text that a word of a query may name: a word, or several written as one. */
export interface Form {
  readonly text: string;
  /** Places of the first word and of that behind the last. */
  readonly start: number;
  readonly end: number;
}

/** Something with a name and an address. */
export interface Entry {
  readonly type: 'page' | 'heading' | RowList;
  readonly title: string;
  /** Anchor in the page, without `#`; empty for the page itself. */
  readonly id: string;
  readonly page: FoundPage;
  readonly forms: readonly Form[];
  /** Places of the words of its name that say what it is about. */
  readonly telling: ReadonlySet<number>;
  /** Words of the title of the page that a heading or row is in; empty for the page itself. */
  readonly above: ReadonlySet<string>;
  /** What else tells it from others: the name of its product, and what it is filed under. */
  readonly context: ReadonlySet<string>;
  /** What readers call its sort. */
  readonly sorts: ReadonlySet<string>;
  /** On how many pages something of its sort (page, heading, row) is called so. */
  readonly twins: number;
}

/** What names say beside their subject; a number of a version too. */
const FILLER = /^(?:api|the|an?|of|and|in|to|for|with|v\d+)$/;

interface Name {
  readonly forms: readonly Form[];
  /** Places of the words that say what it is about: all, where there are no others than fillers. */
  readonly telling: ReadonlySet<number>;
}

// Many components have props of the same name.
const names = new Map<string, Name>();

/** All words of a name, all pairs of neighbors, and the whole as one word, with and without fillers. */
function readName(text: string): Name {
  const known = names.get(text);
  if (known) return known;
  const words = toWords(text);
  const isTelling = (word: string) => !FILLER.test(word);
  const telling = words.some(isTelling) ? words.filter(isTelling) : words;
  const end = words.length;
  const forms: Form[] = words.flatMap((word, start) => {
    const next = words[start + 1];
    const single = { text: word, start, end: start + 1 };
    return next === undefined ? [single] : [single, { text: word + next, start, end: start + 2 }];
  });
  for (const whole of new Set([words.join(''), telling.join('')])) {
    if (!forms.some((form) => form.text === whole)) forms.push({ text: whole, start: 0, end });
  }
  const isAbout = (place: number) => telling.includes(words[place] ?? '');
  const name = { forms, telling: new Set([...words.keys()].filter(isAbout)) };
  names.set(text, name);
  return name;
}

const API_WORDS = ['api', 'prop', 'props', 'property', 'properties'];

/** What readers call sorts of results. */
const SORT_WORDS: Readonly<Record<Kind | Exclude<Entry['type'], 'page'>, ReadonlySet<string>>> = {
  component: new Set(['component', 'components']),
  guide: new Set(),
  api: new Set([...API_WORDS, 'slots', 'hook', 'parameters']),
  heading: new Set(),
  prop: new Set(API_WORDS),
  parameter: new Set(['api', 'parameter', 'parameters', 'option', 'hook', ...API_WORDS]),
  return: new Set(['api', 'hook']),
  slot: new Set(['api', 'slot', 'slots']),
};

const ROW_LISTS: readonly RowList[] = ['prop', 'parameter', 'return', 'slot'];

type Draft = Omit<Entry, 'twins'>;

const NOTHING: ReadonlySet<string> = new Set();

function unpackPage(packed: PackedPage, directory: Directory): Draft[] {
  const [path, title, kindPlace, productPlace, crumbsPlace, description, headings, rows] = packed;
  const product = directory.products[productPlace];
  const page: FoundPage = {
    path,
    title,
    kind: KINDS[kindPlace] ?? 'guide',
    product: product?.id ?? '',
    crumbs: directory.crumbs[crumbsPlace] ?? [],
    description,
    heirs: rows?.heirs ?? 0,
  };
  const context = new Set([...toWords(product?.name ?? ''), ...toWords(page.crumbs.join(' '))]);
  const titleForms = new Set(readName(title).forms.map(({ text }) => text));
  const create = (type: Entry['type'], name: string, id: string): Draft => {
    return {
      type,
      title: name,
      id,
      page,
      ...readName(name),
      above: type === 'page' ? NOTHING : titleForms,
      context,
      sorts: SORT_WORDS[type === 'page' ? page.kind : type],
    };
  };
  const pageName = rows?.page ?? title.split(' ')[0] ?? '';
  return [
    create('page', title, ''),
    ...headings.map((heading) => {
      const [text, id] = typeof heading === 'string' ? [heading, toSlug(heading)] : heading;
      return create('heading', text, id);
    }),
    ...ROW_LISTS.flatMap((list) =>
      (rows?.[list]?.split(' ') ?? []).map((name) =>
        create(list, name, `${pageName}-${list}-${name}`),
      ),
    ),
  ];
}

/** Everything that is named in a directory. */
export function unpackDirectory(directory: Directory): Entry[] {
  const drafts = directory.pages.flatMap((packed) => unpackPage(packed, directory));
  const counts = new Map<string, number>();
  const isRow = ({ type }: Draft) => type !== 'page' && type !== 'heading';
  const getKey = (draft: Draft) => `${isRow(draft) ? 'row' : draft.type} ${draft.title}`;
  for (const draft of drafts) counts.set(getKey(draft), (counts.get(getKey(draft)) ?? 0) + 1);
  return drafts.map((draft) => ({ ...draft, twins: counts.get(getKey(draft)) ?? 1 }));
}

/** Whether a file that came from the network is a directory that this code can read. */
export function isDirectory(value: unknown): value is Directory {
  return (value as Partial<Directory> | null)?.format === DIRECTORY_FORMAT;
}
