import fc from 'fast-check';
import { readAddress, writeAddress } from '../addressState';
import { hasAddressState } from '../hasAddressState';
import { MAX_TEXT_LENGTH } from '../parseValue';
import type { Control, PropValue, Values } from '../types';
import { getStartValues } from '../values';
import { DATA } from './data';

const START = getStartValues(DATA);

const text = fc
  .string({ maxLength: MAX_TEXT_LENGTH, unit: 'grapheme' })
  .filter((value) => value.length <= MAX_TEXT_LENGTH && !/\p{Cc}|[\u2028\u2029]/u.test(value));

function arbitraryValue({
  kind,
  choices,
  default: usual,
}: Control): fc.Arbitrary<PropValue | null> {
  if (kind === 'flag') return fc.boolean();
  if (kind === 'choice') return fc.constantFrom(...choices, ...(usual === null ? [null] : []));
  if (kind === 'number') return fc.integer({ min: -999_999, max: 999_999 });
  return usual === null ? text.map((value) => (value === '' ? null : value)) : text;
}

const values: fc.Arbitrary<Values> = fc.record(
  Object.fromEntries(DATA.controls.map((control) => [control.name, arbitraryValue(control)])),
);

describe('the state in the address', () => {
  it('is read as it was written, whatever else the address says', () => {
    fc.assert(
      fc.property(values, fc.dictionary(fc.string(), fc.string()), (state, others) => {
        const search = new URLSearchParams(others).toString();
        const query = writeAddress(DATA, state, search);
        expect(readAddress(DATA, query)).toEqual(state);
        const kept = [...new URLSearchParams(query)].filter(([key]) => !key.startsWith('Button.'));
        const foreign = [...new URLSearchParams(search)].filter(
          ([key]) => !key.startsWith('Button.'),
        );
        expect(kept).toEqual(foreign);
      }),
    );
  });

  it('says what differs from the start only', () => {
    expect(writeAddress(DATA, START, '')).toBe('');
    expect(writeAddress(DATA, START, '?Button.gone=1&q=a')).toBe('?q=a');
    expect(writeAddress(DATA, { ...START, variant: 'text', disabled: true }, '')).toBe(
      '?Button.variant=text&Button.disabled=true',
    );
    expect(writeAddress(DATA, { ...START, children: null }, '')).toBe('?Button.children=');
  });

  it.each([
    ['a choice that there is not', '?Button.variant=loud'],
    ['another case', '?Button.variant=Text'],
    ['no choice where there is a default', '?Button.variant='],
    ['a flag that is no flag', '?Button.disabled=1'],
    ['a number that is none', '?Button.tabIndex=1e9'],
    ['a number without end', '?Button.tabIndex=Infinity'],
    ['a prop without a control', '?Button.href=javascript:alert(1)&Button.__proto__=x'],
    ['a text that is too long', `?Button.children=${'x'.repeat(MAX_TEXT_LENGTH + 1)}`],
    ['control characters', '?Button.children=a%0Ab'],
    ['another component', '?Field.variant=text'],
    ['no encoding', '?Button.variant=%E0%A4%A'],
  ])('ignores %s', (_what, search) => {
    expect(readAddress(DATA, search)).toEqual(START);
  });

  it('never yields what a control does not have', () => {
    const names = DATA.controls.map(({ name }) => `Button.${name}`);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.string()), (asked) => {
        const state = readAddress(DATA, new URLSearchParams(asked).toString());
        expect(Object.keys(state)).toEqual(DATA.controls.map(({ name }) => name));
        for (const { name, kind, choices } of DATA.controls) {
          const value = state[name] ?? null;
          if (kind === 'flag') expect(typeof value).toBe('boolean');
          if (kind === 'number') expect(Number.isFinite(value)).toBe(true);
          if (kind === 'choice' && value !== null) expect(choices).toContain(value);
        }
      }),
    );
  });

  it('is known to be there by the name of the component', () => {
    expect(hasAddressState('Button', '?Button.variant=text')).toBe(true);
    expect(hasAddressState('Button', '?ButtonBase.variant=text&Button=1')).toBe(false);
  });
});
