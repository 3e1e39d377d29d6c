import { translate } from '@docusaurus/Translate';
import { getCopiedLabel, getCopyHint, getCopyLabel } from './copyMessages';
import { getShortcutKeys } from './copyShortcut';
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
import { escapeHtml, printElement } from './printElement';

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

function getSampleLabel(title: unknown): string {
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

/** Long lines scroll in a sample, and what scrolls must be reachable by keyboard and have a name. */
export function getPreProps(title: unknown) {
  return { tabIndex: 0, role: 'group', 'aria-label': getSampleLabel(title), dir: 'ltr' } as const;
}

/** The button is served by the client module. */
export function getButtonProps(pathname: string) {
  return {
    type: 'button',
    className: COPY_CLASS,
    [COPIED_LABEL_ATTRIBUTE]: getCopiedLabel(),
    'data-ga-event-category': ANALYTICS_CATEGORY,
    'data-ga-event-action': ANALYTICS_CLICK,
    'data-ga-event-label': pathname,
  } as const;
}

/** The inside of the button, with the keys of most machines: `showShortcutKeys` knows those of this one. */
export function printButtonLabel(): string {
  const hint = escapeHtml(getCopyHint(getShortcutKeys('')));
  const label = printElement('span', { className: COPY_LABEL_CLASS }, escapeHtml(getCopyLabel()));
  return `${label} ${printElement('span', { className: COPY_HINT_CLASS, 'aria-hidden': 'true' }, hint)}`;
}

/**
 * Lets the browser leave a sample unstyled and undrawn until it is near: lines never wrap, so that
 * their number tells the height exactly, and nothing moves when the sample is drawn.
 */
function printLineCount(html: string): string {
  return `--lines:${html.replace(/\n$/, '').split('\n').length}`;
}

/**
 * The inside of a sample's element. As one string React has one element to make, hydrate and remove, however
 * much there is in a sample, and however many of them a page has.
 */
export function printSample({ html, title, language, kept, pathname }: SampleParts): string {
  const className = language === undefined ? undefined : `language-${language}`;
  const code = { className, 'data-kept': kept, style: printLineCount(html) };
  return [
    title === undefined ? '' : printElement('div', { className: TITLE_CLASS }, escapeHtml(title)),
    printElement('pre', getPreProps(title), printElement('code', code, html)),
    printElement('button', getButtonProps(pathname), printButtonLabel()),
  ].join('');
}

/** A whole sample. */
export function printFramedSample(parts: SampleParts): string {
  return printElement('div', { className: SAMPLE_CLASS }, printSample(parts));
}
