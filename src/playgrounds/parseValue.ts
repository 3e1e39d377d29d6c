import type { Control, PropValue } from './types';

/** Longest text that a control takes, in characters; an address has to stay one. */
export const MAX_TEXT_LENGTH = 200;

/** Control characters: nobody types them, and they break lines of code. */
const CONTROL_CHARACTERS = /\p{Cc}|[\u2028\u2029]/u;

/**
 * The value that a text stands for, as controls and addresses write it. An empty text leaves the prop
 * out where it has no default.
 *
 * @returns undefined for a text that is no value of the control
 */
export function parseValue(control: Control, text: string): PropValue | null | undefined {
  const { kind, choices, default: usual } = control;
  const unset = usual === null ? null : undefined;
  if (kind === 'flag') return text === 'true' ? true : text === 'false' ? false : undefined;
  if (kind === 'choice') {
    return text === '' ? unset : choices.find((choice) => String(choice) === text);
  }
  if (kind === 'number') {
    if (text === '') return unset;
    return /^-?\d{1,9}(?:\.\d{1,9})?$/.test(text) ? Number(text) : undefined;
  }
  if (text === '') return usual === null ? null : '';
  return text.length <= MAX_TEXT_LENGTH && !CONTROL_CHARACTERS.test(text) ? text : undefined;
}
