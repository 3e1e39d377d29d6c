import { normalizePluginOptions } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import { DEFAULT_OPTIONS, validateOptions, type PluginOptions, type UserOptions } from '../options';

type Validate = OptionValidationContext<UserOptions | undefined, PluginOptions>['validate'];

function validate(options: unknown): PluginOptions {
  return validateOptions({
    validate: normalizePluginOptions as Validate,
    options: options as UserOptions,
  });
}

const PRODUCT = {
  title: 'Kit',
  docsDir: 'docs/kit',
  basePath: '/kit',
  packages: [{ name: 'kit' }],
};

describe('validateOptions', () => {
  it.each([undefined, {}])('documents nothing by default: %p', (options) => {
    expect(validate(options)).toEqual(DEFAULT_OPTIONS);
  });

  it('fills in what a package leaves out', () => {
    expect(validate({ products: [PRODUCT] }).products[0]?.packages).toEqual([
      {
        name: 'kit',
        entryPoints: ['kit'],
        augmentations: [],
        components: null,
        ignore: {},
        hooks: false,
        theme: null,
        sourceTag: null,
      },
    ]);
  });

  it('keeps what is given', () => {
    const full = {
      name: 'kit',
      entryPoints: ['kit/a'],
      augmentations: ['kit/b'],
      components: ['Card'],
      ignore: { Gone: 'why' },
      hooks: true,
      theme: { importPath: 'kit/styles', name: 'Components', factory: 'createTheme' },
      sourceTag: 'v2',
    };
    const options = {
      products: [
        {
          ...PRODUCT,
          archive: { basePath: '/new', docsHost: 'v1.kit.example' },
          packages: [full],
        },
      ],
      docsHosts: ['docs.kit.example'],
      demoElement: 'Demo',
    };
    expect(validate(options)).toEqual({ id: 'default', ...options });
  });

  it.each([
    [{ product: [] }, '"product" is not allowed'],
    [
      { demoElement: '<Demo>' },
      '"demoElement" is "<Demo>", but is the name of a component that pages of MDX have: "Demo"',
    ],
    [{ products: [{ ...PRODUCT, packages: [] }] }, 'must contain at least 1 items'],
    [{ products: [{ ...PRODUCT, title: undefined }] }, '"products[0].title" is required'],
    [
      { products: [{ ...PRODUCT, basePath: 'kit/' }] },
      'is "kit/", but begins with a slash and ends without one: "/material-ui"',
    ],
    [{ products: [PRODUCT, PRODUCT] }, 'contains a duplicate value'],
    [
      { products: [{ ...PRODUCT, packages: [{ name: 'kit', ignore: { Gone: true } }] }] },
      'ignore.Gone" must be a string',
    ],
    [{ docsHosts: ['https://mui.com/'] }, 'must be a valid hostname'],
  ])('rejects %j', (options, message) => {
    expect(() => validate(options)).toThrow('Plugin "api-reference": ');
    expect(() => validate(options)).toThrow(message);
  });
});
