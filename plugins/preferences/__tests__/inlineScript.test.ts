/** @jest-environment jsdom */
import vm from 'node:vm';
import fc from 'fast-check';
import { getCookie } from '../client/cookies';
import { writeHtmlAttributes } from '../client/htmlAttributes';
import { resolvePreferences } from '../client/preferences';
import { buildInlineScript } from '../inlineScript';

const script = new vm.Script(buildInlineScript());

interface Page {
  readonly hash: string;
  /** What `document.cookie` gives; throws like a sandboxed frame when absent. */
  readonly cookie?: string;
}

/** The html element's attributes after the script ran in a page that has nothing else. */
function runScript({ hash, cookie }: Page): Record<string, string> {
  const attributes: Record<string, string> = {};
  const document = {
    get cookie() {
      if (cookie === undefined) {
        throw new Error('SecurityError');
      }
      return cookie;
    },
    documentElement: {
      setAttribute(name: string, value: string) {
        attributes[name] = value;
      },
    },
  };
  script.runInNewContext({ document, location: { hash } });
  return attributes;
}

/** The same by the TypeScript rules. */
function runRules({ hash, cookie }: Page): Record<string, string | null> {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookie ?? '');
  const cookies = { codeVariant: getCookie('codeVariant'), codeStyling: getCookie('codeStyling') };
  writeHtmlAttributes(resolvePreferences({ hash, cookies }));
  const html = document.documentElement;
  return {
    'data-code-variant': html.getAttribute('data-code-variant'),
    'data-code-styling': html.getAttribute('data-code-styling'),
  };
}

it.each([
  [{ hash: '', cookie: '' }, 'ts', 'system'],
  [{ hash: '#css-Name.js', cookie: '' }, 'js', 'css'],
  [{ hash: '#tailwind-Name.tsx', cookie: 'codeVariant=JS' }, 'ts', 'tailwind'],
  [{ hash: '#system-Name', cookie: 'codeStyling=CSS; codeVariant=JS' }, 'js', 'system'],
  [{ hash: '#Name', cookie: 'a=b; codeStyling=MUI%20System' }, 'ts', 'system'],
  [{ hash: '#%', cookie: 'codeStyling=Tailwind' }, 'ts', 'tailwind'],
  [{ hash: '', cookie: 'codeVariant=constructor; codeStyling=__proto__' }, 'ts', 'system'],
  [{ hash: '', cookie: 'codeVariant=%; codeStyling=CSS' }, 'ts', 'css'],
  [{ hash: '', cookie: 'codeVariant=TS; codeVariant=JS' }, 'ts', 'system'],
  [{ hash: '#Name.js' }, 'js', 'system'],
])('shows %j to stylesheets as %s and %s', (page, variant, styling) => {
  expect(runScript(page)).toEqual({ 'data-code-variant': variant, 'data-code-styling': styling });
});

it('agrees with the TypeScript rules on every hash and every cookie', () => {
  const hash = fc
    .array(
      fc.oneof(
        fc.constantFrom('tailwind-', 'css-', 'system-', 'Name', 'css', '.js', '.tsx', '.JS'),
        fc.constantFrom('#', '%', '%2D', '%2E', '%C3%A9', '%E0%A4%A', '%0A', '\n', '-'),
        fc.string({ unit: 'grapheme', maxLength: 3 }),
      ),
      { maxLength: 6 },
    )
    .map((parts) => (parts.length > 0 ? `#${parts.join('')}` : ''));
  const pair = fc.tuple(
    fc.constantFrom(
      'codeVariant',
      'codeStyling',
      'xcodeVariant',
      'codeStylings',
      'CODEVARIANT',
      '',
    ),
    fc.constantFrom('=', '=', '=', '', ' =', '= '),
    fc.oneof(
      fc.constantFrom('JS', 'TS', 'MUI System', 'MUI%20System', 'Tailwind', 'CSS', '%43SS', 'js'),
      fc.constantFrom('', '"JS"', '%', '%E0%A4%A', 'constructor', 'hasOwnProperty', '__proto__'),
      fc.string({ maxLength: 4 }),
    ),
  );
  const cookie = fc
    .array(fc.tuple(pair, fc.constantFrom('; ', '; ', '; ', ';', ',')), { maxLength: 5 })
    .map((pairs) => pairs.map(([parts, separator]) => parts.join('') + separator).join(''));
  const page = fc.record({ hash, cookie: fc.option(cookie, { nil: undefined, freq: 10 }) });
  fc.assert(
    fc.property(page, (state) => {
      expect(runScript(state)).toEqual(runRules(state));
    }),
    { numRuns: 1000 },
  );
});

it('is small and needs nothing newer than ES5', () => {
  const text = buildInlineScript();
  expect(Buffer.byteLength(text)).toBeLessThan(700);
  expect(text).not.toMatch(/=>|`|\b(?:let|const|class|async)\b|catch\{|\?\.|\?\?/);
});

it('cannot end the script element it stands in', () => {
  expect(buildInlineScript()).not.toMatch(/<[/!]/);
});
