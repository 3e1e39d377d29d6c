import { normalizePluginOptions } from '@docusaurus/utils-validation';
import {
  DEFAULT_OPTIONS,
  DEFAULT_REHYPE_OPTIONS,
  normalizeRehypeOptions,
  validateOptions,
  type UserOptions,
} from '../options';

function validate(options?: UserOptions): unknown {
  return validateOptions({ validate: normalizePluginOptions, options });
}

describe('validateOptions', () => {
  it.each([[undefined], [{}]])('fills the defaults into %j', (options) => {
    expect(validate(options)).toEqual(DEFAULT_OPTIONS);
  });

  it('takes what is given', () => {
    expect(validate({ keepBrowserPrism: true })).toEqual({
      ...DEFAULT_OPTIONS,
      keepBrowserPrism: true,
    });
  });

  it('names the option that is wrong', () => {
    // @ts-expect-error: what a site in JavaScript may write
    expect(() => validate({ keepBrowserPrism: 'no' })).toThrow(
      '"keepBrowserPrism" must be a boolean',
    );
    // @ts-expect-error: what a site in JavaScript may write
    expect(() => validate({ languages: [] })).toThrow('"languages" is not allowed');
  });
});

describe('normalizeRehypeOptions', () => {
  it.each([[undefined], [{}]])('fills the defaults into %j', (options) => {
    expect(normalizeRehypeOptions(options)).toEqual(DEFAULT_REHYPE_OPTIONS);
  });

  it('adds names to its own', () => {
    expect(normalizeRehypeOptions({ languageAliases: { sx: 'css' } }).languageAliases).toEqual({
      ...DEFAULT_REHYPE_OPTIONS.languageAliases,
      sx: 'css',
    });
  });

  it('says where a wrong option stands and what is right', () => {
    // @ts-expect-error: what a site in JavaScript may write
    expect(() => normalizeRehypeOptions({ aliases: {} })).toThrow(
      'rehypeCodeSamples in docusaurus.config.ts: "aliases" is not allowed. Its options: { languageAliases: { mdx: \'markdown\' } } maps names to Prism languages, { toJavaScript: async (code, fileName) => … } derives JavaScript.',
    );
  });
});
