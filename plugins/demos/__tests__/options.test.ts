import { normalizePluginOptions } from '@docusaurus/utils-validation';
import type { Validate } from '@docusaurus/types';
import { DEFAULT_OPTIONS, validateOptions } from '../options';
import type { PluginOptions, UserOptions } from '../options';

function testValidate(options?: unknown) {
  return validateOptions({
    validate: normalizePluginOptions as Validate<UserOptions | undefined, PluginOptions>,
    options: options as UserOptions | undefined,
  });
}

it.each([undefined, {}])('fills in the defaults for %j', (options) => {
  expect(testValidate(options)).toEqual(DEFAULT_OPTIONS);
});

it('has defaults that suit a site without UI libraries', () => {
  const { highlight, ...rest } = DEFAULT_OPTIONS;
  expect(rest).toEqual({
    id: 'default',
    stylings: [
      { id: 'system', label: 'MUI System' },
      { id: 'tailwind', label: 'Tailwind' },
      { id: 'css', label: 'CSS' },
    ],
    runtimes: [],
    tailwindStyling: 'tailwind',
    formatting: {},
    releases: [],
    editor: null,
  });
  expect(highlight('a && <b>&amp;</b>', 'tsx')).toBe('a &amp;&amp; &lt;b&gt;&amp;amp;&lt;/b&gt;');
});

it('keeps the other defaults when one option is given', () => {
  expect(testValidate({ tailwindStyling: null })).toEqual({
    ...DEFAULT_OPTIONS,
    tailwindStyling: null,
  });
});

it('accepts every option', () => {
  const options: PluginOptions = {
    id: 'other',
    stylings: [{ id: 'plain-css', label: 'CSS' }],
    runtimes: [
      {
        packages: ['@mui/joy'],
        root: '@theme/DemoRoot/Joy',
        project: {
          packages: ['@emotion/react'],
          imports: ["import CssBaseline from '@mui/joy/CssBaseline';"],
          before: ['<CssBaseline />'],
        },
      },
      { packages: ['@mui/material', '@mui/lab'], root: '@theme/DemoRoot/Material' },
    ],
    tailwindStyling: 'tw',
    highlight: (code) => code,
    formatting: { printWidth: 100, singleQuote: true, semi: true, tabWidth: 2 },
    releases: [
      {
        dirs: ['kit_versioned_docs/version-1'],
        packages: { '@mui/joy': { folder: '/site/node_modules/joy-1', version: '1.0.0' } },
        root: '@site/kit_versioned_docs/version-1/_root/index.tsx',
      },
    ],
    editor: { packages: ['react', '@mui/material'] },
  };
  expect(testValidate(options)).toEqual(options);
});

const runtime = { packages: ['@mui/joy'], root: '@theme/DemoRoot/Joy' };

it.each([
  ['a wrong name', { styling: [] }, '"styling" is not allowed'],
  ['stylings that are no list', { stylings: 'css' }, '"stylings" must be an array'],
  ['no styling', { stylings: [] }, '"stylings" must contain at least 1 items'],
  [
    'an id that is no file name',
    { stylings: [{ id: 'MUI System', label: 'MUI System' }] },
    '"stylings[0].id" with value "MUI System" fails to match the required pattern: /^[a-z][\\w-]*$/',
  ],
  [
    'a label that is no preference',
    { stylings: [{ id: 'less', label: 'Less' }] },
    '"stylings[0].label" must be one of [MUI System, Tailwind, CSS]',
  ],
  ['a styling without label', { stylings: [{ id: 'css' }] }, '"stylings[0].label" is required'],
  [
    'one id twice',
    {
      stylings: [
        { id: 'css', label: 'CSS' },
        { id: 'css', label: 'Tailwind' },
      ],
    },
    '"stylings[1]" contains a duplicate value',
  ],
  [
    'a runtime without packages',
    { runtimes: [{ ...runtime, packages: [] }] },
    '"runtimes[0].packages" must contain at least 1 items',
  ],
  [
    'a root outside @theme',
    { runtimes: [{ ...runtime, root: './Joy' }] },
    '"runtimes[0].root" with value "./Joy" fails to match the required pattern: /^@theme\\//',
  ],
  ['a runtime without root', { runtimes: [{ packages: ['a'] }] }, '"runtimes[0].root" is required'],
  ['tailwindStyling: false', { tailwindStyling: false }, '"tailwindStyling" must be a string'],
  [
    'a project without its packages',
    { runtimes: [{ ...runtime, project: { imports: [], before: [] } }] },
    '"runtimes[0].project.packages" is required',
  ],
  [
    'a layout that Prettier does not know',
    { formatting: { quotes: 'single' } },
    '"formatting.quotes" is not allowed',
  ],
  ['an editor without packages', { editor: {} }, '"editor.packages" is required'],
  [
    'an editor that offers nothing',
    { editor: { packages: [] } },
    '"editor.packages" must contain at least 1 items',
  ],
  ['highlight: true', { highlight: true }, '"highlight" must be of type function'],
  [
    'a highlighter that takes no code',
    { highlight: () => '' },
    '"highlight" must have an arity greater or equal to 1',
  ],
])('refuses %s, naming plugin and option', (_case, options, message) => {
  expect(() => testValidate(options)).toThrow(`Plugin "demos": ${message}.`);
});
