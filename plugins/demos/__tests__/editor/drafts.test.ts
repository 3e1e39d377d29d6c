import { readDraft, removeDraft, writeDraft } from '../../client/editor/drafts';

const original = [{ name: 'A.tsx', code: 'a' }];
const edited = [{ name: 'A.tsx', code: 'b' }];

it('keeps what differs from the original, per source, until it is removed', () => {
  writeDraft('one', edited, original);
  expect([readDraft('one'), readDraft('two')]).toEqual([edited, null]);
  writeDraft('one', original, original);
  expect(readDraft('one')).toBeNull();
  writeDraft('one', edited, original);
  removeDraft('one');
  expect(readDraft('one')).toBeNull();
});
