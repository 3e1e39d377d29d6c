/** @jest-environment jsdom */
import type * as Drafts from '../../client/editor/drafts';

const original = [{ name: 'A.tsx', code: 'a' }];
const edited = [{ name: 'A.tsx', code: 'b' }];

/** The module as a page that was just loaded has it. */
async function loadPage(): Promise<typeof Drafts> {
  jest.resetModules();
  return import('../../client/editor/drafts');
}

beforeEach(() => window.sessionStorage.clear());

it('keeps what differs from the original, per source, until it is removed', async () => {
  const { readDraft, removeDraft, writeDraft } = await loadPage();
  writeDraft('one', edited, original);
  expect([readDraft('one', original), readDraft('two', original)]).toEqual([edited, null]);
  writeDraft('one', original, original);
  expect(readDraft('one', original)).toBeNull();
  writeDraft('one', edited, original);
  removeDraft('one');
  expect(readDraft('one', original)).toBeNull();
});

it('keeps it over a reload, and nothing that was removed', async () => {
  const before = await loadPage();
  before.writeDraft('one', edited, original);
  before.writeDraft('two', edited, original);
  before.removeDraft('two');
  const { readDraft } = await loadPage();
  expect([readDraft('one', original), readDraft('two', original)]).toEqual([edited, null]);
});

it('gives no draft of other files than the source has now', async () => {
  const { readDraft, writeDraft } = await loadPage();
  writeDraft('one', edited, original);
  expect(readDraft('one', [...original, { name: 'styles.css', code: '' }])).toBeNull();
  expect(readDraft('one', [{ name: 'B.tsx', code: 'a' }])).toBeNull();
});

it.each(['{', '3', '[{"name":"A.tsx"}]', 'null'])(
  'takes %s in its place for none',
  async (stored) => {
    window.sessionStorage.setItem('docs-demo-draft.one', stored);
    const { readDraft } = await loadPage();
    expect(readDraft('one', original)).toBeNull();
  },
);

it('keeps it as long as the page lives where storage is denied', async () => {
  const { readDraft, writeDraft } = await loadPage();
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  writeDraft('one', edited, original);
  expect(readDraft('one', original)).toEqual(edited);
});
