import { Feed } from 'feed';
import type { Release } from './parseReleases';

/** A release with what a feed says of it. */
export interface FeedEntry extends Release {
  /** HTML of its text. */
  readonly html: string;
  /** Anchor of its heading. */
  readonly anchor: string;
  /** When its text changed last, for what is not released yet; null where nobody recorded it. */
  readonly modified: Date | null;
}

export interface FeedSite {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page that shows the changelog, with a slash at its end. */
  readonly pageUrl: string;
  readonly language: string;
}

function getDate({ date, modified }: FeedEntry): Date | null {
  return date === null ? modified : new Date(date);
}

/**
 * Builds the feeds of a changelog, one entry for each release. What is not released yet is one of
 * them, dated by its last change; without such a date it is left out.
 *
 * @returns contents of the files by their names
 */
export function buildFeeds(
  entries: readonly FeedEntry[],
  { title, description, pageUrl, language }: FeedSite,
): Record<'rss.xml' | 'atom.xml', string> {
  const dated = entries.flatMap((entry) => {
    const date = getDate(entry);
    return date ? [{ ...entry, date }] : [];
  });
  const feed = new Feed({
    id: pageUrl,
    link: pageUrl,
    title,
    description,
    language,
    copyright: '',
    feedLinks: { rss: `${pageUrl}rss.xml`, atom: `${pageUrl}atom.xml` },
    // The time of the build would change the files although nothing has changed.
    updated: new Date(Math.max(0, ...dated.map(({ date }) => date.getTime()))),
  });
  for (const { name, html, anchor, date } of dated) {
    const link = `${pageUrl}#${anchor}`;
    feed.addItem({ title: name, id: link, link, date, content: html });
  }
  return { 'rss.xml': feed.rss2(), 'atom.xml': feed.atom1() };
}
