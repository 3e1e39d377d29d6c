import { translate } from '@docusaurus/Translate';
import { getCopiedLabel, getCopyHint, getCopyLabel } from './copyMessages';
import { USUAL_KEYS } from './copyShortcut';
import { escapeHtml } from './escapeHtml';
import {
  ANALYTICS_CATEGORY,
  ANALYTICS_CLICK,
  COPIED_LABEL_ATTRIBUTE,
  COPY_CLASS,
  COPY_HINT_CLASS,
  COPY_LABEL_CLASS,
  SAMPLE_CLASS,
  TITLE_CLASS,
} from './markup';

/** What is in a sample's frame. */
export interface SampleParts {
  /** Highlighted source. */
  readonly html: string;
  readonly title?: string;
  readonly language?: string;
  /** Becomes `data-kept` of the element with the source. */
  readonly kept?: string;
  /** Path of the page. */
  readonly pathname: string;
}

/** @param title of which plain text is part of the name */
export function getSampleLabel(title: unknown): string {
  return typeof title === 'string'
    ? translate(
        {
          id: 'codeSamples.sample.titledLabel',
          message: 'Code sample: {title}',
          description: 'What assistive technology calls a code sample that has a title',
        },
        { title },
      )
    : translate({
        id: 'codeSamples.sample.label',
        message: 'Code sample',
        description: 'What assistive technology calls a code sample',
      });
}

/** The copy button, with the keys of most machines: `showShortcutKeys` knows those of this one. */
function printButton(pathname: string): string {
  return (
    `<button type="button" class="${COPY_CLASS}" ${COPIED_LABEL_ATTRIBUTE}="${escapeHtml(getCopiedLabel())}"` +
    ` data-ga-event-category="${ANALYTICS_CATEGORY}" data-ga-event-action="${ANALYTICS_CLICK}"` +
    ` data-ga-event-label="${escapeHtml(pathname)}">` +
    `<span class="${COPY_LABEL_CLASS}">${escapeHtml(getCopyLabel())}</span> ` +
    `<span class="${COPY_HINT_CLASS}" aria-hidden="true">${escapeHtml(getCopyHint(USUAL_KEYS))}</span></button>`
  );
}

/**
 * Lets the browser leave a sample unstyled and undrawn until it is near: lines never wrap, so that
 * their number tells the height exactly, and nothing moves when the sample is drawn.
 */
function countLines(html: string): number {
  return html.replace(/\n$/, '').split('\n').length;
}

/**
 * The inside of a sample's element. As one string React has one element to make, hydrate and remove, however
 * much there is in a sample, and however many of them a page has. Long lines scroll in it, and what scrolls must
 * be reachable by keyboard and have a name.
 */
export function printSample({ html, title, language, kept, pathname }: SampleParts): string {
  return (
    `${title === undefined ? '' : `<div class="${TITLE_CLASS}">${escapeHtml(title)}</div>`}` +
    `<pre tabindex="0" role="group" aria-label="${escapeHtml(getSampleLabel(title))}" dir="ltr">` +
    // Both are names without signs that HTML has a meaning for.
    `<code${language ? ` class="language-${language}"` : ''}${kept ? ` data-kept="${kept}"` : ''}` +
    ` style="--lines:${countLines(html)}">${html}</code></pre>${printButton(pathname)}`
  );
}

/** A whole sample. */
export function printFramedSample(parts: SampleParts): string {
  return `<div class="${SAMPLE_CLASS}">${printSample(parts)}</div>`;
}
