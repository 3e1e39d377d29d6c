import fc from 'fast-check';
import { shouldReload, type Moment } from '../client/reloadRules';

const CALM: Moment = {
  reason: null,
  isLeaving: false,
  isOnline: true,
  isHidden: false,
  isTouched: true,
  hasUnsaved: false,
  isSpent: false,
};

const moments = fc.record<Moment>({
  reason: fc.constantFrom(null, 'update', 'gone'),
  isLeaving: fc.boolean(),
  isOnline: fc.boolean(),
  isHidden: fc.boolean(),
  isTouched: fc.boolean(),
  hasUnsaved: fc.boolean(),
  isSpent: fc.boolean(),
});

it.each<[string, Partial<Moment>, boolean]>([
  ['nothing has happened', {}, false],
  ['an update comes before the reader has begun', { reason: 'update', isTouched: false }, true],
  ['an update comes while the reader reads', { reason: 'update' }, false],
  ['an update comes while the page is out of sight', { reason: 'update', isHidden: true }, true],
  [
    'the page out of sight holds typed text',
    { reason: 'update', isHidden: true, hasUnsaved: true },
    false,
  ],
  ['the reader goes to another page', { reason: 'update', isLeaving: true }, true],
  [
    'the reader leaves typed text behind',
    { reason: 'update', isLeaving: true, hasUnsaved: true },
    true,
  ],
  [
    'the reader goes on without network',
    { reason: 'update', isLeaving: true, isOnline: false },
    false,
  ],
  ['files are gone', { reason: 'gone' }, true],
  ['files are gone beside typed text', { reason: 'gone', hasUnsaved: true }, false],
  ['files are gone without network', { reason: 'gone', isOnline: false }, false],
  ['files are gone again after a reload', { reason: 'gone', isSpent: true }, false],
  ['another update follows a reload', { reason: 'update', isTouched: false, isSpent: true }, false],
])('when %s', (_title, moment, expected) => {
  expect(shouldReload({ ...CALM, ...moment })).toBe(expected);
});

it('does nothing without a reason or without network, whatever else there is', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      if (moment.reason === null || !moment.isOnline) expect(shouldReload(moment)).toBe(false);
    }),
  );
});

it('keeps what was typed, and never loads twice in a row, unless the reader leaves', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      if (!moment.isLeaving && (moment.hasUnsaved || moment.isSpent)) {
        expect(shouldReload(moment)).toBe(false);
      }
    }),
  );
});

it('does for files that are gone whatever it does for an update', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      if (shouldReload({ ...moment, reason: 'update' })) {
        expect(shouldReload({ ...moment, reason: 'gone' })).toBe(true);
      }
    }),
  );
});
