/** @jest-environment jsdom */
import fc from 'fast-check';
import { buildSample } from '../node/buildSample';

function build(text: string, language: string | null = 'text', meta = ''): HTMLElement {
  const code = document.createElement('code');
  code.innerHTML = buildSample({ text, language, meta }, { mdx: 'markdown' }).html;
  return code;
}

function getLines(code: HTMLElement): string[] {
  return [...code.querySelectorAll<HTMLElement>('.l')].map(
    (line) =>
      `${[line.className, line.dataset.line].filter(Boolean).join(' ')}: ${line.textContent}`,
  );
}

describe('buildSample', () => {
  it('copies the source without the one line break that Markdown adds', () => {
    expect(build('a\nb\n').textContent).toBe('a\nb');
    expect(build('a\n\n').textContent).toBe('a\n');
    expect(build('').textContent).toBe('');
  });

  it('keeps the source whole whatever is drawn on its lines', () => {
    const line = fc.stringMatching(/^[ -~]{0,12}$/).filter((text) => !text.startsWith('$ '));
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 2, maxLength: 8 }),
        fc.constantFrom('tsx', 'bash', 'diff', 'text', 'markdown'),
        fc.constantFrom('', '{1}', '{1-2} showLineNumbers', 'showLineNumbers=9'),
        (lines, language, meta) => {
          const source = lines.join('\n');
          expect(build(`${source}\n`, language, meta).textContent).toBe(source);
        },
      ),
    );
  });

  it('gives lines an element only where something is drawn', () => {
    expect(getLines(build('a\nb\nc\n', 'text'))).toEqual([]);
    expect(getLines(build('a\nb\nc\n', 'text', '{2}'))).toEqual(['l l-h: b\n']);
  });

  it('numbers lines from the number given', () => {
    expect(getLines(build('a\n\nc\n', 'text', 'showLineNumbers=9'))).toEqual([
      'l 9: a\n',
      'l 10: \n',
      'l 11: c',
    ]);
  });

  it('highlights by numbers and by comments, counting the lines that are shown', () => {
    const code = build('// highlight-next-line\na\nb\nc\n', 'ts', '{3}');
    expect(getLines(code)).toEqual(['l l-h: a\n', 'l l-h: c']);
    expect(code.textContent).toBe('a\nb\nc');
  });

  it('marks the lines of a diff, but not the names of its files', () => {
    expect(getLines(build('--- a\n+++ b\n-x\n--- y\n+z\n same\n', 'diff'))).toEqual([
      'l l-d: -x\n',
      'l l-d: --- y\n',
      'l l-i: +z\n',
    ]);
  });

  it('shows comments as they are where there is no language', () => {
    expect(build('// highlight-next-line\n', null).textContent).toBe('// highlight-next-line');
  });

  it('copies no prompts of a shell', () => {
    const code = build('$ cd app\n$ npm start\nready: $ 5\n', 'console');
    expect(code.textContent).toBe('cd app\nnpm start\nready: $ 5');
    expect(code.querySelectorAll('.l-p')).toHaveLength(2);
  });

  it('takes a dollar for what it is in other languages', () => {
    expect(build('$ a\n', 'ts').textContent).toBe('$ a');
  });

  it('knows names of the site', () => {
    expect(build('# a\n', 'mdx').querySelector('.t-b')?.textContent).toBe('a');
  });

  it('says which lines there are when a highlighted one is not among them', () => {
    expect(() => build('a\nb\n', 'ts', '{1,3-4}')).toThrow(
      'highlighted line 4 does not exist. The sample has 2 lines, not counting highlight comments: give a number from 1 to 2.',
    );
  });

  it('says what to do about an unknown language', () => {
    expect(() => build('a\n', 'jsz')).toThrow(
      'unknown language "jsz". Nearest names: js, jsx, bsl, cs, csp. Correct the language, write "text" for plain text, or add the name to the languageAliases option of rehypeCodeSamples. All languages: https://prismjs.com/#supported-languages',
    );
  });
});
