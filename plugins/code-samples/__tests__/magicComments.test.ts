import { takeMagicComments } from '../node/magicComments';

function take(...lines: string[]): { code: string; lines: number[] } {
  const { code, highlightedLines } = takeMagicComments(lines.join('\n'));
  return { code, lines: [...highlightedLines] };
}

describe('takeMagicComments', () => {
  it.each([
    ['// highlight-next-line'],
    ['  //highlight-next-line  '],
    ['# highlight-next-line'],
    ['-- highlight-next-line'],
    [';; highlight-next-line'],
    ['% highlight-next-line'],
    ['REM highlight-next-line'],
    ['/* highlight-next-line */'],
    ['{/* highlight-next-line */}'],
    ['{ /* highlight-next-line */ }'],
    ['<!-- highlight-next-line -->'],
    ['(* highlight-next-line *)'],
  ])('takes %j out and highlights the line below', (comment) => {
    expect(take('a', comment, 'b', 'c')).toEqual({ code: 'a\nb\nc', lines: [1] });
  });

  it.each([
    ['const a = 1; // highlight-next-line'],
    ['// highlight-next-lines'],
    ['// highlight-next-line please'],
    ['{/* highlight-next-line'],
    ['highlight-next-line'],
  ])('leaves %j alone', (line) => {
    expect(take(line, 'b')).toEqual({ code: `${line}\nb`, lines: [] });
  });

  it('highlights blocks, lines inside blocks once, and empty lines', () => {
    expect(
      take(
        '// highlight-start',
        'a',
        '',
        '// highlight-next-line',
        'b',
        '// highlight-end',
        'c',
        '// highlight-start',
        'd',
        '// highlight-end',
      ),
    ).toEqual({ code: 'a\n\nb\nc\nd', lines: [0, 1, 2, 4] });
  });

  it.each([
    [
      ['a', '// highlight-start', 'b'],
      'highlight-start is never closed. Put highlight-end below the last highlighted line.',
      2,
    ],
    [
      ['a', 'b', '// highlight-end'],
      'highlight-end without highlight-start. Put highlight-start above the first highlighted line, or remove highlight-end.',
      3,
    ],
    [
      ['// highlight-start', 'a', '// highlight-start', 'b', '// highlight-end'],
      'highlight-start inside a highlighted block. Put highlight-end before it.',
      3,
    ],
    [
      ['a', '// highlight-next-line'],
      'highlight-next-line is the last line. Put it above the line to highlight, or remove it.',
      2,
    ],
  ])('refuses %j', (lines, message, lineOffset) => {
    expect(() => take(...lines)).toThrow(expect.objectContaining({ message, lineOffset }));
  });
});
