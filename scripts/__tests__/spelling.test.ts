import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { MarkdownNode } from '../../src/content/parseMdx';
import { projectRoot } from '../checks/run-command';
import { maskKeys, maskProse } from '../spelling/maskProse';
import { readProjectWords, readWords } from '../spelling/readWords';

/** A tree whose nodes stand where their text stands in the source. */
function createTree(
  source: string,
  nodes: ReadonlyArray<readonly [type: string, text: string, value?: string]>,
): MarkdownNode {
  const children = nodes.map(([type, text, value]) => {
    const offset = source.indexOf(text);
    const point = (at: number) => ({ line: 1, offset: at });
    const position = { start: point(offset), end: point(offset + text.length) };
    return { type, position, ...(value !== undefined && { value }) };
  });
  return { type: 'root', children };
}

describe('maskProse', () => {
  const words = (source: string, nodes: Parameters<typeof createTree>[1]) => {
    const masked = maskProse(source, createTree(source, nodes));
    expect(masked).toHaveLength(source.length);
    expect(masked.split('\n')).toHaveLength(source.split('\n').length);
    return masked.split(/\s+/).filter(Boolean);
  };

  it('leaves text and takes code', () => {
    const source = 'Set the `colour`\nof it';
    expect(
      words(source, [
        ['text', 'Set the '],
        ['inlineCode', '`colour`'],
        ['text', '\nof it'],
      ]),
    ).toEqual(['Set', 'the', 'of', 'it']);
  });

  it.each([
    [
      'yaml',
      '---\ntitle: The Title\nslug: /slugg\ndescription: What for\n---',
      'The Title What for',
    ],
    ['image', '![Three boxes](./bxs.svg)', 'Three boxes'],
    [
      'mdxJsxFlowElement',
      '<Figure src="./fgr" title="Its name" alt=\'Its look\' />',
      'Its name Its look',
    ],
    ['mdxjsEsm', "import Lodbars from './Lodbars';", ''],
    ['code', '```ts\nconst cnt = 1;\n```', ''],
  ])('leaves of %s what people read', (type, source, expected) => {
    expect(words(source, [[type, source]]).join(' ')).toBe(expected);
  });

  it('takes entities and what is written in other letters', () => {
    const source = 'One&nbsp;two &#8364; Привет façade 你好';
    expect(words(source, [['text', source]])).toEqual(['One', 'two', 'façade']);
  });

  it('leaves comments for the checker, and no others', () => {
    const source = '{/* cspell:ignore Ortographie */} {/* nothing at al */}';
    expect(
      words(source, [
        [
          'mdxFlowExpression',
          '{/* cspell:ignore Ortographie */}',
          '/* cspell:ignore Ortographie */',
        ],
        ['mdxFlowExpression', '{/* nothing at al */}', '/* nothing at al */'],
      ]),
    ).toContain('Ortographie');
    expect(
      words(source, [['mdxFlowExpression', '{/* nothing at al */}', '/* nothing */']]),
    ).toEqual([]);
  });
});

it('leaves of JSON the values', () => {
  expect(maskKeys('{\n"a\\"b" : "c: d",\n"e": ["f"] }')).toBe('{\n       : "c: d",\n   : ["f"] }');
});

describe('readWords', () => {
  it('reads one word a line, and no comments', () => {
    expect(readWords('# Words\nCôte\nd’Ivoire\nVite\n')).toEqual(['Côte', 'd’Ivoire', 'Vite']);
  });

  it.each([
    ['Vite app\n', 'words.txt:1: "Vite app" is no word. Write one word a line and nothing else.'],
    ['b\nA\n', 'words.txt:2: "A" stands behind "b". Keep the words sorted, each once.'],
    ['a\nA\n', 'words.txt:2: "A" stands behind "a". Keep the words sorted, each once.'],
  ])('refuses %j', (content, message) => {
    expect(() => readWords(content, 'words.txt')).toThrow(message);
  });

  it('reads the dictionary of this project', () => {
    expect(readProjectWords(projectRoot).length).toBeGreaterThan(0);
  });
});

describe('findSpellingProblems', () => {
  const program = path.join(__dirname, '../spelling/__fixtures__/printProblems.ts');

  // One program for both: it reads its dictionaries anew each time.
  it('names file, line, what was meant, and the way out; each word once, and none of the own words', () => {
    const text =
      'A page\nwith a colour and a Colour\nand a Fontsource.\n/* cspell:ignore Ortographie */ Ortographie';
    const output = execFileSync(process.execPath, ['--import', 'tsx', program, text, 'Fontsource']);
    expect(JSON.parse(output.toString())).toEqual([
      expect.stringMatching(
        /^a\.mdx:2: "colour" is in no dictionary of American English\. Did you mean "color" or .*\? Correct it, write code as `code`, or add the word to scripts\/spelling\/words\.txt\.$/,
      ),
    ]);
  });
});
