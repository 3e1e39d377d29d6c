import { getCookie, setCookie } from '../client/cookies';

// Runs in Jest's node environment: like a server, it has no document.

it('refuses to read a cookie on the server', () => {
  expect(() => getCookie('codeVariant')).toThrow(
    new Error(
      'getCookie() is not supported on the server. Fallback to a different value when rendering on the server.',
    ),
  );
});

it('refuses to write a cookie on the server', () => {
  expect(() => setCookie('codeVariant', 'JS')).toThrow(
    new Error(
      'setCookie() is not supported on the server. Call it from an event handler or an effect.',
    ),
  );
});
