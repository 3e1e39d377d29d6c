import fc from 'fast-check';
import {
  applyToHash,
  CODE_STYLINGS,
  CODE_VARIANTS,
  DEFAULT_PREFERENCES,
  parseHash,
  pickPreferences,
  resolvePreferences,
} from '../client/preferences';

const demoName = fc.stringMatching(/^[A-Z]\w*$/);

describe('parseHash', () => {
  it.each([
    ['', {}],
    ['#', {}],
    ['#Name', { demoName: 'Name' }],
    ['Name', { demoName: 'Name' }],
    ['#Name.js', { demoName: 'Name', codeVariant: 'JS' }],
    ['#Name.tsx', { demoName: 'Name', codeVariant: 'TS' }],
    ['#tailwind-Name.tsx', { demoName: 'Name', codeVariant: 'TS', codeStyling: 'Tailwind' }],
    ['#css-Name.js', { demoName: 'Name', codeVariant: 'JS', codeStyling: 'CSS' }],
    ['#system-Name', { demoName: 'Name', codeStyling: 'MUI System' }],
    ['#tailwind-', { codeStyling: 'Tailwind' }],
    ['#.tsx', { codeVariant: 'TS' }],
  ])('reads %j as a link to a demo', (hash, expected) => {
    expect(parseHash(hash)).toStrictEqual(expected);
  });

  it.each([
    ['#basic-buttons', {}],
    ['#api', {}],
    ['#__docusaurus_skipToContent_fallback', {}],
    ['#css-variables', { codeStyling: 'CSS' }],
    ['#the-system-prop', { codeStyling: 'MUI System' }],
    ['#file.ts', {}],
    ['#file.jsx', {}],
    ['#Name.JS', {}],
    ['#Name.js-and-more', {}],
  ])('finds no demo behind the heading anchor %j', (hash, expected) => {
    expect(parseHash(hash)).toStrictEqual(expected);
  });

  it.each([
    ['#css%2DName%2Ejs', { demoName: 'Name', codeVariant: 'JS', codeStyling: 'CSS' }],
    ['#%C3%89t%C3%A9.tsx', { demoName: 'Été', codeVariant: 'TS' }],
    ['#%E0%A4%A', {}],
    ['#css-%.js', { codeVariant: 'JS', codeStyling: 'CSS' }],
  ])('decodes %j where it can be decoded', (hash, expected) => {
    expect(parseHash(hash)).toStrictEqual(expected);
  });

  it('believes the first of several styling prefixes', () => {
    expect(parseHash('#css-tailwind-Name')).toStrictEqual({ codeStyling: 'CSS' });
    expect(parseHash('#tailwind-css-Name')).toStrictEqual({ codeStyling: 'Tailwind' });
  });

  it('takes a demo link apart into what it was made of, encoded or not', () => {
    const prefixes = {
      '': undefined,
      'tailwind-': 'Tailwind',
      'css-': 'CSS',
      'system-': 'MUI System',
    };
    const suffixes = { '': undefined, '.js': 'JS', '.tsx': 'TS' };
    fc.assert(
      fc.property(
        demoName,
        fc.constantFrom(...Object.entries(prefixes)),
        fc.constantFrom(...Object.entries(suffixes)),
        (name, [prefix, codeStyling], [suffix, codeVariant]) => {
          const link = prefix + name + suffix;
          expect(parseHash(`#${link}`)).toEqual({ demoName: name, codeVariant, codeStyling });
          expect(parseHash(encodeURIComponent(link))).toEqual(parseHash(link));
        },
      ),
    );
  });

  it('throws for no text at all', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseHash(text)));
  });
});

describe('pickPreferences', () => {
  it('keeps known values and drops the rest', () => {
    expect(pickPreferences({ codeVariant: 'JS', codeStyling: 'CSS' })).toStrictEqual({
      codeVariant: 'JS',
      codeStyling: 'CSS',
    });
    expect(pickPreferences({ codeVariant: 'js', codeStyling: ['CSS'] })).toStrictEqual({});
    expect(pickPreferences({ codeVariant: 'constructor', codeStyling: '' })).toStrictEqual({});
  });
});

describe('resolvePreferences', () => {
  it('is TypeScript and MUI System for a new reader', () => {
    expect(resolvePreferences({ hash: '', cookies: {} })).toStrictEqual({
      codeVariant: 'TS',
      codeStyling: 'MUI System',
    });
  });

  it.each([
    [
      'the hash wins over the cookie',
      '#css-A.js',
      { codeVariant: 'TS', codeStyling: 'Tailwind' },
      'JS',
      'CSS',
    ],
    [
      'the cookie wins over the default',
      '#A',
      { codeVariant: 'JS', codeStyling: 'CSS' },
      'JS',
      'CSS',
    ],
    [
      'each preference is looked up on its own',
      '#A.js',
      { codeStyling: 'Tailwind' },
      'JS',
      'Tailwind',
    ],
    [
      'an unknown cookie value counts as none',
      '',
      { codeVariant: 'js', codeStyling: 'Sass' },
      'TS',
      'MUI System',
    ],
  ])('%s', (_rule, hash, cookies, codeVariant, codeStyling) => {
    expect(resolvePreferences({ hash, cookies })).toStrictEqual({ codeVariant, codeStyling });
  });

  it('always ends in valid preferences, taken from the first source that has one', () => {
    const cookies = fc.record(
      {
        codeVariant: fc.oneof(fc.constantFrom<string>(...CODE_VARIANTS), fc.string()),
        codeStyling: fc.oneof(fc.constantFrom<string>(...CODE_STYLINGS), fc.string()),
      },
      { requiredKeys: [] },
    );
    const hash = fc.oneof(fc.constantFrom('', '#A.js', '#css-A', '#tailwind-A.tsx'), fc.string());
    fc.assert(
      fc.property(hash, cookies, (hashText, values) => {
        const fromHash = parseHash(hashText);
        const fromCookies = pickPreferences(values);
        const resolved = resolvePreferences({ hash: hashText, cookies: values });
        for (const key of ['codeVariant', 'codeStyling'] as const) {
          expect(resolved[key]).toBe(fromHash[key] ?? fromCookies[key] ?? DEFAULT_PREFERENCES[key]);
        }
      }),
    );
  });
});

describe('applyToHash', () => {
  it.each([
    ['', {}, ''],
    ['#Name', { codeVariant: 'JS' }, '#Name'],
    ['#Name.tsx', { codeVariant: 'JS' }, '#Name.js'],
    ['#tailwind-Name.tsx', { codeVariant: 'JS' }, '#tailwind-Name.js'],
    ['#tailwind-Name.tsx', { codeStyling: 'CSS' }, '#css-Name.tsx'],
    ['#Name.tsx', { codeStyling: 'CSS' }, '#Name.tsx'],
    ['#css-variables', { codeStyling: 'Tailwind' }, '#css-variables'],
    ['#file.js', { codeVariant: 'TS' }, '#file.js'],
  ] as const)('makes of %j after the choice %j: %j', (hash, choice, expected) => {
    expect(applyToHash(hash, choice)).toBe(expected);
  });

  it('never leaves a hash that would undo the choice', () => {
    fc.assert(
      fc.property(
        demoName,
        fc.constantFrom('', 'tailwind-', 'css-', 'system-'),
        fc.constantFrom('', '.js', '.tsx'),
        fc.constantFrom(...CODE_VARIANTS),
        fc.constantFrom(...CODE_STYLINGS),
        (name, prefix, suffix, codeVariant, codeStyling) => {
          const choice = { codeVariant, codeStyling };
          const after = applyToHash(`#${prefix}${name}${suffix}`, choice);
          expect(resolvePreferences({ hash: after, cookies: choice })).toEqual(choice);
          expect(parseHash(after).demoName).toBe(name);
        },
      ),
    );
  });
});
