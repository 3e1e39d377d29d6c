import { normalizePluginOptions } from '@docusaurus/utils-validation';
import type { Validate } from '@docusaurus/types';
import { DEFAULT_OPTIONS, validateOptions } from '../options';
import type { PluginOptions, UserOptions } from '../options';

function testValidate(options?: UserOptions) {
  return validateOptions({
    validate: normalizePluginOptions as Validate<UserOptions | undefined, PluginOptions>,
    options,
  });
}

it.each([undefined, {}])('fills in the defaults for %j', (options) => {
  expect(testValidate(options)).toEqual(DEFAULT_OPTIONS);
  expect(DEFAULT_OPTIONS.classify('any/page/')).toEqual({ product: 'site', kind: 'guide' });
});

it('takes what it is given', () => {
  const options: UserOptions = {
    products: [{ id: 'kit', name: 'Kit' }],
    classify: () => null,
    contentSelector: 'main',
    excludeSelectors: [],
    excludeSections: ['next'],
    synonyms: { en: { toast: ['snackbar'] } },
  };
  expect(testValidate(options)).toEqual({ ...DEFAULT_OPTIONS, ...options });
});

it.each<[unknown, string]>([
  [
    { products: [] },
    `Plugin "search": in the option "products" there is [], but it has to be a list such as [{ id: 'kit', name: 'Kit' }].`,
  ],
  [
    { classify: 'kit' },
    `Plugin "search": in the option "classify" there is 'kit', but it has to be a function such as (path) => ({ product: 'kit', kind: 'guide' }).`,
  ],
  [
    { contentSelector: 1 },
    `Plugin "search": in the option "contentSelector" there is 1, but it has to be a CSS selector such as 'article'.`,
  ],
  [
    { excludeSelectors: [1] },
    `Plugin "search": in the option "excludeSelectors" there is 1, but it has to be a list of CSS selectors such as ['.hash-link'].`,
  ],
  [
    { synonyms: { en: { toast: ['Snackbar'] } } },
    `Plugin "search": in the option "synonyms" there is 'Snackbar', but it has to be lists of small-letter words by language: { en: { toast: ['snackbar'] } }.`,
  ],
  [
    { algolia: {} },
    'Plugin "search": there is no option "algolia"; there are products, classify, contentSelector, excludeSelectors, excludeSections, synonyms.',
  ],
])('says what is wrong with %j', (options, message) => {
  expect(() => testValidate(options as UserOptions)).toThrow(message);
});
