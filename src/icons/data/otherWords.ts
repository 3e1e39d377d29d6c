import { splitName } from '../iconNames';
import { createMatcher, parseTable } from './namePatterns';
import { SYNONYMS } from './synonyms';

/** Places of the names in which a word stands, by word: the only ones a pattern has to be tried on. */
function groupByWord(split: ReadonlyArray<readonly string[]>): ReadonlyMap<string, number[]> {
  const groups = new Map<string, number[]>();
  split.forEach((words, index) => {
    for (const word of new Set(words)) {
      const group = groups.get(word);
      if (group) group.push(index);
      else groups.set(word, [index]);
    }
  });
  return groups;
}

/** Other words for icons, and the icons that each of them finds, by their places in `names`. */
export function findOtherWords(names: readonly string[]): ReadonlyMap<string, ReadonlySet<number>> {
  const split = names.map(splitName);
  const groups = groupByWord(split);
  const found = new Map<string, Set<number>>();
  const findIcons = (pattern: string) => {
    const [firstWord = ''] = splitName(pattern);
    const matches = createMatcher(pattern);
    const candidates = groups.get(firstWord) ?? [];
    return candidates.filter((index) => matches(names[index] ?? '', split[index] ?? []));
  };
  for (const { key, words } of parseTable(SYNONYMS)) {
    const icons = key.split(/\s+/).flatMap(findIcons);
    for (const word of words) found.set(word, new Set([...(found.get(word) ?? []), ...icons]));
  }
  return found;
}
