import { createLicenseDefinition, getCacheVersion } from '../dataGridLicense';

describe('createLicenseDefinition', () => {
  it('is an empty key where the variable is not set', () => {
    expect(createLicenseDefinition({})).toEqual({ 'process.env.MUI_X_LICENSE_KEY': '""' });
  });

  it('is a literal of the key, whatever it is made of', () => {
    const key = 'a"b\\c\n';
    const [literal = ''] = Object.values(createLicenseDefinition({ MUI_X_LICENSE_KEY: key }));
    expect(JSON.parse(literal)).toBe(key);
  });
});

describe('getCacheVersion', () => {
  const config = { experiments: { cache: { type: 'persistent', version: 'client-en' } } };
  const none = createLicenseDefinition({});
  const some = createLicenseDefinition({ MUI_X_LICENSE_KEY: 'key' });

  it('keeps what the version was made from, and changes with the key', () => {
    expect(getCacheVersion(config, none)).toMatch(/^client-en-[0-9a-f]{8}$/);
    expect(getCacheVersion(config, none)).toBe(getCacheVersion(config, { ...none }));
    expect(getCacheVersion(config, some)).not.toBe(getCacheVersion(config, none));
    expect(getCacheVersion(config, some)).not.toContain('key');
  });

  it.each([[{}], [{ experiments: {} }], [{ experiments: { cache: true } }]])(
    'has none where nothing is kept: %j',
    (unkept) => {
      expect(getCacheVersion(unkept, none)).toBeNull();
    },
  );
});
