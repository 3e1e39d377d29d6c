/** Below this many letters nearly every word is one edit away from another. */
const MIN_LENGTH = 4;

/**
 * Whether what is typed is the beginning of a word, but for one letter that is wrong, missing or too
 * many, or two that are swapped.
 *
 * @example isOneTypoOff('serach', 'search') // true
 * @example isOneTypoOff('notifcat', 'notifications') // true
 */
export function isOneTypoOff(typed: string, word: string): boolean {
  if (typed.length < MIN_LENGTH) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  if (at === typed.length) return true;
  const goesOn = (typedFrom: number, wordFrom: number) =>
    word.startsWith(typed.slice(typedFrom), wordFrom);
  return (
    goesOn(at + 1, at + 1) ||
    goesOn(at, at + 1) ||
    goesOn(at + 1, at) ||
    (typed[at] === word[at + 1] && typed[at + 1] === word[at] && goesOn(at + 2, at + 2))
  );
}
