import { parseMeta } from '../node/parseMeta';

describe('parseMeta', () => {
  it.each([
    ['', { title: null, highlightedRanges: [], firstLineNumber: null }],
    ['title="src/My App.tsx"', { title: 'src/My App.tsx' }],
    ['title=\'a "b"\'', { title: 'a "b"' }],
    ['title="a {1} = b"', { title: 'a {1} = b', highlightedRanges: [] }],
    ['{2}', { highlightedRanges: [{ first: 2, last: 2 }] }],
    [
      '{1,3-5}',
      {
        highlightedRanges: [
          { first: 1, last: 1 },
          { first: 3, last: 5 },
        ],
      },
    ],
    [
      '{1, 3}',
      {
        highlightedRanges: [
          { first: 1, last: 1 },
          { first: 3, last: 3 },
        ],
      },
    ],
    ['showLineNumbers', { firstLineNumber: 1 }],
    ['showLineNumbers=5', { firstLineNumber: 5 }],
    ['showLineNumbers=0', { firstLineNumber: 0 }],
    ['npm2yarn live file="x"', { title: null, firstLineNumber: null }],
    [
      '{1} title="a" showLineNumbers',
      { title: 'a', firstLineNumber: 1, highlightedRanges: [{ first: 1, last: 1 }] },
    ],
  ])('reads %j', (meta, expected) => {
    expect(parseMeta(meta)).toMatchObject(expected);
  });

  it.each([
    ['title', 'cannot read the title in title. Write it in quotes: title="src/App.tsx".'],
    ['title=App.tsx', 'cannot read the title in title=App.tsx. '],
    ['title="App.tsx', 'cannot read the title in title="App.tsx. '],
    ['title=""', 'cannot read the title in title="". '],
    [
      'showLineNumbers=five',
      'cannot read the number of the first line in showLineNumbers=five. Write showLineNumbers, or showLineNumbers=5 to start at 5.',
    ],
    ['{5-3}', 'cannot read the highlighted lines {5-3}. '],
    ['{0}', 'cannot read the highlighted lines {0}. '],
    ['{a}', 'cannot read the highlighted lines {a}. '],
    ['{}', 'cannot read the highlighted lines {}. '],
    ['tilte="a"', 'unknown option tilte="a" after the language. Did you mean title?'],
    [
      'showlinenumbers',
      'unknown option showlinenumbers after the language. Did you mean showLineNumbers?',
    ],
  ])('refuses %j', (meta, message) => {
    expect(() => parseMeta(meta)).toThrow(message);
  });
});
