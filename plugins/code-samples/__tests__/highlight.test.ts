/** @jest-environment jsdom */
import fc from 'fast-check';
import { getLanguageNames, loadGrammar } from '../node/grammars';
import { highlight, normalizeSource } from '../node/highlight';

function getText(html: string): string {
  const code = document.createElement('code');
  code.innerHTML = html;
  return code.textContent ?? '';
}

function getColouredParts(html: string): string[] {
  const code = document.createElement('code');
  code.innerHTML = html;
  return [...code.querySelectorAll('span')].map((span) => `${span.className} ${span.textContent}`);
}

describe('highlight', () => {
  it('gives back the exact source as text, for any source in every language', () => {
    const languages = getLanguageNames();
    const anySource = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc
        .array(
          fc.constantFrom(
            ...'< > & &amp; <?php ?> {{ }} {% %} " \' ` ${ /* */ // # -- \n \t <b> </b> $ \\ @@ + - = : ; ( ) [ ] { } a B1 0.5 \r\n'.split(
              ' ',
            ),
          ),
          { maxLength: 40 },
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anySource, fc.constantFrom(...languages), (source, language) => {
        expect(getText(highlight(source, language))).toBe(normalizeSource(source));
      }),
      { numRuns: 1500 },
    );
  });

  it.each(getLanguageNames().map((name) => [name]))('has a grammar for %s', (name) => {
    expect(() => loadGrammar(name)).not.toThrow();
  });

  it.each([
    ['tsx', 'const a: Foo = <B c="d" />;', ['t-k const', 't-y Foo', 't-y B', 't-a c', 't-s "d"']],
    ['bash', 'npm i -D "x" # y', ['t-f npm', 't-v -D', 't-s "x"', 't-c # y']],
    ['diff', '-old\n+new', ['t-d -old', 't-i +new']],
    ['json', '{"a": [true, 1]}', ['t-a "a"', 't-n true', 't-n 1']],
    ['css', '.a { color: #fff }', ['t-g .a', 't-a color', 't-n #fff']],
    ['php', '<b><?php echo 1;', ['t-g b', 't-k <?php echo', 't-n 1']],
    ['ts', 'const r = /a+[b]/g;', ['t-k const', 't-r /a+[b]/g']],
  ])('colours %s', (language, source, parts) => {
    expect(getColouredParts(highlight(source, language))).toEqual(parts);
  });

  it('makes one element of neighbours in one colour, and none for white space and punctuation', () => {
    expect(highlight('import type { Props } from "b";', 'tsx')).toBe(
      '<span class="t-k">import type</span> { <span class="t-y">Props</span> } <span class="t-k">from</span> <span class="t-s">"b"</span>;',
    );
  });

  it('leaves plain text as it is, but for what HTML needs', () => {
    expect(highlight('a < b && c > d', 'text')).toBe('a &lt; b &amp;&amp; c &gt; d');
  });

  it('takes a language name in any case', () => {
    expect(highlight('{}', 'JSON')).toBe(highlight('{}', 'json'));
  });

  it('names the nearest languages when there is none of that name', () => {
    expect(() => highlight('a', 'tyepscript')).toThrow(
      /^unknown language "tyepscript"\. Nearest names: typescript, /,
    );
  });

  it('takes no helper of Prism for a language', () => {
    expect(() => highlight('a', 'extend')).toThrow('unknown language "extend"');
    expect(() => highlight('a', 'constructor')).toThrow('unknown language "constructor"');
  });

  it('leaves no global Prism behind', () => {
    highlight('a', 'haskell');
    expect('Prism' in globalThis).toBe(false);
  });
});

describe('normalizeSource', () => {
  it('makes every line break a line feed and replaces NUL, as an HTML parser does', () => {
    expect(normalizeSource('a\r\nb\rc\nd\0')).toBe('a\nb\nc\nd\uFFFD');
  });
});
