import fc from 'fast-check';
import {
  authenticate,
  SAMPLE_ACCOUNT,
} from '@site/docs/material-ui/getting-started/templates/sign-in/authenticate';
import {
  validateCredentials,
  validateEmail,
  validatePassword,
} from '@site/docs/material-ui/getting-started/templates/sign-in/validateCredentials';

describe('an e-mail address', () => {
  it.each([
    'sample@example.com',
    ' sample@example.com ',
    'a.b+c@mail.example.org',
    'é@例え.テスト',
  ])('%j is one', (email) => {
    expect(validateEmail(email)).toBeUndefined();
  });

  it.each([
    'sample',
    'sample@example',
    '@example.com',
    'a b@example.com',
    'a@b@example.com',
    'a@.com',
    'a@b..com',
    'a@b.',
  ])('%j is none', (email) => {
    expect(validateEmail(email)).toBe('Enter an e-mail address such as sample@example.com.');
  });

  it.each(['', '   '])('%j is missing', (email) => {
    expect(validateEmail(email)).toBe('Enter your e-mail address.');
  });

  it('is checked in no time, however long it is', () => {
    const started = performance.now();
    expect(validateEmail(`a@${'a.'.repeat(50_000)}`)).toBeDefined();
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

it('a password has eight characters or more', () => {
  expect(validatePassword('')).toBe('Enter your password.');
  expect(validatePassword('1234567')).toBe('A password has at least 8 characters.');
  expect(validatePassword('12345678')).toBeUndefined();
});

it('names the fields that are wrong and no others', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (email, password) => {
      const errors = validateCredentials({ email, password });
      expect(errors.email).toBe(validateEmail(email));
      expect(errors.password).toBe(validatePassword(password));
      expect(Object.values(errors)).not.toContain(undefined);
    }),
  );
});

it('knows the sample account, which passes its own validation', async () => {
  expect(validateCredentials(SAMPLE_ACCOUNT)).toEqual({});
  expect(await authenticate(SAMPLE_ACCOUNT)).toBe(true);
  expect(await authenticate({ ...SAMPLE_ACCOUNT, email: ' Sample@Example.com' })).toBe(true);
  expect(await authenticate({ ...SAMPLE_ACCOUNT, password: 'Sample-password' })).toBe(false);
});
