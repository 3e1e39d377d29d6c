/** An ad of the site's own; the specification's "In-house ad record". */
export interface InHouseAd {
  /** Heading of the ad, unique among the site's. */
  readonly name: string;
  /** Where it leads: http or https. */
  readonly link: string;
  /** Picture of 130 by 100 px, as a path in the site's static folder: `/img/ads/name.svg`. */
  readonly image: string;
  /** One sentence, 90 characters at most: more does not fit into the slot of a phone. */
  readonly description: string;
}

/** With a picture beside the text, or the text alone. */
export type AdLayout = 'image' | 'inline';

/** What the code in the first download of a page has to know. Written by `index.ts`, global data. */
export interface PlacementData {
  readonly selector: string;
  readonly excludedPaths: readonly string[];
}

/** What the code that fills a slot has to know. Written by `index.ts`, `slot.json`. */
export interface AdConfig {
  readonly displayRatio: number;
  /** Null where there is no network, or not in development. */
  readonly scriptUrl: string | null;
  readonly feedUrl: string | null;
  /** Images as addresses that a page can load: with the site's base URL. */
  readonly inHouseAds: readonly InHouseAd[];
}

/** The way to the reader's analytics, if there is any. */
export type Gtag = (
  command: 'event',
  name: 'ad',
  parameters: { readonly eventAction: 'display' | 'crash'; readonly eventLabel: string },
) => void;
