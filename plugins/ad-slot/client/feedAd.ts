import { isWebAddress } from './urls';

/** An ad of the feed, checked. Its description is HTML that is not yet sanitised. */
export interface FeedAd {
  /** The address that counts the click and leads on. */
  readonly link: string;
  /** Where that leads in the end, or null when the feed does not say. */
  readonly target: string | null;
  readonly image: string | null;
  readonly name: string;
  readonly descriptionHtml: string;
  /** Addresses to be fetched once when the ad is shown. */
  readonly pixels: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function getText(fields: Fields, ...names: string[]): string {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === 'string' && value !== '') return value;
    if (typeof value === 'number') return String(value);
  }
  return '';
}

const getAddress = (fields: Fields, name: string) => {
  const address = getText(fields, name);
  return isWebAddress(address) ? address : null;
};

/**
 * The tracking addresses of `pixel` and `statimp`: several, parted by `||`, with `[timestamp]`
 * replaced. What is no web address is left out; the same address counts once.
 *
 * @example listPixels(['//a.example/[timestamp]||//b.example'], '7') // ['//a.example/7', '//b.example']
 */
export function listPixels(sources: readonly string[], timestamp: string): string[] {
  const addresses = sources
    .flatMap((source) => source.split('||'))
    .map((address) => address.trim().replaceAll('[timestamp]', () => encodeURIComponent(timestamp)))
    .filter(isWebAddress);
  return [...new Set(addresses)];
}

/** The ad of one entry, or null for an entry that cannot be shown: empty, or without `statlink`. */
function toFeedAd(entry: unknown): FeedAd | null {
  if (!isObject(entry)) return null;
  const link = getAddress(entry, 'statlink');
  if (link === null) return null;
  return {
    link,
    target: getAddress(entry, 'link'),
    image: getAddress(entry, 'image'),
    name: getText(entry, 'name', 'company'),
    descriptionHtml: getText(entry, 'description'),
    pixels: listPixels(
      [getText(entry, 'statimp'), getText(entry, 'pixel')],
      getText(entry, 'timestamp'),
    ),
  };
}

/**
 * The first usable ad of a feed's answer; `null` when it holds none, so that another try may help.
 * Serves the specification's "Ad record" and the contract's "Feed".
 *
 * @throws Error when the answer has no list `ads`: another try would not help.
 */
export function pickFeedAd(answer: unknown): FeedAd | null {
  const ads = isObject(answer) ? answer.ads : undefined;
  if (!Array.isArray(ads)) throw new Error('The answer of the ad feed has no list "ads".');
  for (const entry of ads as unknown[]) {
    const ad = toFeedAd(entry);
    if (ad) return ad;
  }
  return null;
}
