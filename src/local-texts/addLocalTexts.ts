import type { AccessibilityResult } from '../components/AccessibilityResults/accessibilityResult';
import type { ComponentFacts } from '../components/ComponentLinks/componentFacts';

/** A page's metadata, as far as they are looked at. */
interface PageMetadata {
  /** Milliseconds since 1970, if the date is shown. */
  readonly lastUpdatedAt?: number | null;
  readonly frontMatter: {
    readonly componentFacts?: ComponentFacts;
    readonly accessibility?: AccessibilityResult;
  };
}

/** Dates and numbers of a page, written as the language of the site does. */
export type LocalTexts = {
  /** Day of the last change: `Nov 22, 2026`. */
  readonly lastUpdatedText?: string;
  /** What the import of the page's component weighs, in kB of 1000 bytes: `31.4`. */
  readonly sizeText?: string;
  /** Day on which the audit looked at the page: `November 22, 2026`. */
  readonly auditText?: string;
};

/**
 * The dates and numbers of a page in words, for its metadata. A browser that writes one loads all that it knows
 * of them in that language: 20 to 30 ms on a desktop, about 100 on a phone, in one task.
 */
export function addLocalTexts(
  { lastUpdatedAt, frontMatter: { componentFacts, accessibility } }: PageMetadata,
  { locale, calendar }: { readonly locale: string; readonly calendar: string },
): LocalTexts {
  const writeDay = (day: number | Date, style: 'medium' | 'long') =>
    new Intl.DateTimeFormat(locale, { calendar, dateStyle: style, timeZone: 'UTC' }).format(day);
  const kilobytes = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return {
    ...(lastUpdatedAt && { lastUpdatedText: writeDay(lastUpdatedAt, 'medium') }),
    ...(componentFacts && { sizeText: kilobytes.format(componentFacts.gzipBytes / 1000) }),
    ...(accessibility && { auditText: writeDay(new Date(accessibility.date), 'long') }),
  };
}
