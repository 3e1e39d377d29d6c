/** @jest-environment jsdom */
import { INCOMPLETE_ATTRIBUTE, watchFirstPage } from '../client/incomplete';
import { buildNotice } from '../node/buildNotice';

/** Tells of a rejection that nobody caught. Returns whether somebody has taken care of it. */
function reject(reason: unknown): boolean {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

const isIncomplete = () => document.documentElement.hasAttribute(INCOMPLETE_ATTRIBUTE);
const MISSING_SCRIPT = Object.assign(new Error('Loading chunk 1 failed.'), {
  name: 'ChunkLoadError',
});
const MISSING_STYLE = Object.assign(new Error('Loading CSS chunk 1 failed.'), {
  code: 'CSS_CHUNK_LOAD_FAILED',
});

beforeAll(watchFirstPage);
beforeEach(() => {
  document.documentElement.dataset.hasHydrated = 'false';
  document.documentElement.removeAttribute(INCOMPLETE_ATTRIBUTE);
});

it.each([MISSING_SCRIPT, MISSING_STYLE])('says that the first page is incomplete: %s', (reason) => {
  expect(reject(reason)).toBe(true);
  expect(isIncomplete()).toBe(true);
});

it.each([new Error('boom'), 'text', null, undefined])(
  'leaves other mistakes alone: %s',
  (reason) => {
    expect(reject(reason)).toBe(false);
    expect(isIncomplete()).toBe(false);
  },
);

it('leaves what fails later to whoever asked for it', () => {
  document.documentElement.dataset.hasHydrated = 'true';
  expect(reject(MISSING_SCRIPT)).toBe(false);
  expect(isIncomplete()).toBe(false);
});

it('has a notice of text and a link to the page itself, hidden at first', () => {
  expect(buildNotice({ incomplete: 'Parts of <this>', reload: 'Again & again' })).toEqual({
    tagName: 'div',
    attributes: { class: 'incomplete-notice', role: 'alert', hidden: true },
    innerHTML: 'Parts of &lt;this&gt; <a href="">Again &amp; again</a>',
  });
});
