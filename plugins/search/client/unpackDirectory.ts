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
  /** A bit for each word of its name that says what it is about, the first the lowest. */
  readonly telling: number;
  /** How many they are, at least 1. */
  readonly size: number;
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

/** Words of a name; those behind the last bit of a number count as fillers. */
const MAX_WORDS = 30;

interface Name {
  readonly forms: readonly Form[];
  readonly telling: number;
  readonly size: number;
}

// Many components have props of the same name.
const names = new Map<string, Name>();

/** All words of a name, all pairs of neighbors, and the whole as one word, with and without fillers. */
function readName(text: string): Name {
  const known = names.get(text);
  if (known) return known;
  const words = toWords(text).slice(0, MAX_WORDS);
  const hasTelling = words.some((word) => !FILLER.test(word));
  const forms: Form[] = [];
  let telling = 0;
  let size = 0;
  let subject = '';
  for (const [place, word] of words.entries()) {
    forms.push({ text: word, start: place, end: place + 1 });
    const next = words[place + 1];
    if (next !== undefined) forms.push({ text: word + next, start: place, end: place + 2 });
    if (hasTelling && FILLER.test(word)) continue;
    telling |= 1 << place;
    size += 1;
    subject += word;
  }
  for (const whole of [words.join(''), subject]) {
    const isNew = forms.every((form) => form.text !== whole);
    if (isNew) forms.push({ text: whole, start: 0, end: words.length });
  }
  const name = { forms, telling, size: Math.max(size, 1) };
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
