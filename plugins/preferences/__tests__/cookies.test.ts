/** @jest-environment jsdom */
import fc from 'fast-check';
import { getCookie, setCookie } from '../client/cookies';

afterEach(() => {
  jest.restoreAllMocks();
  document.cookie = 'name=; path=/; max-age=0';
});

function withCookieHeader(header: string) {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(header);
}

describe('getCookie', () => {
  it.each([
    ['', undefined],
    ['other=1', undefined],
    ['name=', ''],
    ['name=MUI%20System', 'MUI System'],
    ['name=MUI System', 'MUI System'],
    ['a=1; name=2; b=3', '2'],
    ['name=1; name=2', '1'],
    ['name=a=b', 'a=b'],
    ['surname=1; names=2', undefined],
    ['name=%E0%A4%A', undefined],
  ])('finds in %j the value %j', (header, value) => {
    withCookieHeader(header);
    expect(getCookie('name')).toBe(value);
  });

  it('finds nothing where the browser denies cookies', () => {
    jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    });
    expect(getCookie('name')).toBeUndefined();
  });
});

describe('setCookie', () => {
  it('writes for the whole host, for a year', () => {
    const write = jest.spyOn(document, 'cookie', 'set');
    setCookie('codeStyling', 'MUI System');
    expect(write.mock.calls).toEqual([
      ['codeStyling=MUI%20System; path=/; max-age=31536000; SameSite=Lax'],
    ]);
  });

  it('keeps a cookie for as long as it is told', () => {
    const write = jest.spyOn(document, 'cookie', 'set');
    setCookie('codeVariant', 'JS', { maxAgeSeconds: 60 });
    expect(write.mock.calls).toEqual([['codeVariant=JS; path=/; max-age=60; SameSite=Lax']]);
  });

  it('loses the value silently where the browser denies cookies', () => {
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    });
    expect(() => setCookie('name', 'value')).not.toThrow();
  });

  it('is read back by getCookie, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        setCookie('name', value);
        expect(getCookie('name')).toBe(value);
      }),
    );
  });
});
