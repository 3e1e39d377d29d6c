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
  /** How many words its name has. */
  readonly size: number;
  readonly forms: readonly Form[];
  /** Words of the title of the page that a heading or row is in; empty for the page itself. */
  readonly above: ReadonlySet<string>;
  /** What else tells it from others: names of its product and kind. */
  readonly context: ReadonlySet<string>;
  /** On how many pages something of this type is called so. */
  readonly twins: number;
}

/** What names of pages say beside their subject. */
const FILLERS = new Set(['api', 'the', 'a', 'an', 'of', 'and', 'in', 'to', 'for', 'with']);

/** Words of a name without fillers, unless it has no others. */
function toNameWords(text: string): string[] {
  const words = toWords(text);
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

/** All words, all pairs of neighbors, and the whole as one word. */
function toForms(words: readonly string[]): Form[] {
  const forms: Form[] = [];
  for (let start = 0; start < words.length; start += 1) {
    for (const end of new Set([start + 1, start + 2, ...(start === 0 ? [words.length] : [])])) {
      if (end <= words.length) forms.push({ text: words.slice(start, end).join(''), start, end });
    }
  }
  return forms;
}

const KIND_WORDS: Readonly<Record<Entry['type'], readonly string[]>> = {
  page: [],
  heading: [],
  prop: ['prop', 'props', 'property', 'api'],
  parameter: ['parameter', 'parameters', 'option', 'api'],
  return: ['return', 'api'],
  slot: ['slot', 'slots', 'api'],
};

const ROW_LISTS: readonly RowList[] = ['prop', 'parameter', 'return', 'slot'];

type Draft = Omit<Entry, 'twins'>;

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
  };
  const around = [page.kind, ...toWords(product?.name ?? ''), ...toWords(page.crumbs.join(' '))];
  const create = (type: Entry['type'], name: string, id: string): Draft => {
    const words = toNameWords(name);
    const above = type === 'page' ? [] : toForms(toNameWords(title)).map(({ text }) => text);
    return {
      type,
      title: name,
      id,
      page,
      size: words.length,
      forms: toForms(words),
      above: new Set(above),
      context: new Set([...around, ...KIND_WORDS[type]]),
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
  const getKey = ({ type, title }: Draft) => `${type} ${title}`;
  for (const draft of drafts) counts.set(getKey(draft), (counts.get(getKey(draft)) ?? 0) + 1);
  return drafts.map((draft) => ({ ...draft, twins: counts.get(getKey(draft)) ?? 1 }));
}

/** Whether a file that came from the network is a directory that this code can read. */
export function isDirectory(value: unknown): value is Directory {
  return (value as Partial<Directory> | null)?.format === DIRECTORY_FORMAT;
}
