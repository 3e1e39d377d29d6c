import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import {
  browserHalfImportPattern,
  buildBoundaryZones,
  demoImportPattern,
  sidebarImportPattern,
} from './scripts/lint/boundaries.mjs';
import { noHardCodedText } from './scripts/lint/hardCodedText.mjs';

const root = import.meta.dirname;
const DEMOS = ['docs/**/*.tsx', '*_versioned_docs/**/*.tsx'];
// What surrounds the demos of an archived version belongs to the site.
const VERSION_ROOTS = ['*_versioned_docs/*/_root/**'];
const TESTS = ['**/__tests__/**'];
// A test of authored data may look at the data; a plugin's test stays inside its plugin like the rest of it.
const TESTS_ABOVE_ROOMS = ['src/**/__tests__/**', 'scripts/__tests__/**'];

export default tseslint.config(
  {
    ignores: [
      'build/',
      '.docusaurus*/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      'screenshots/',
      // Generated from the packages' type declarations, never committed.
      'docs/*/api/',
      '*_versioned_docs/*/api/',
      // Read by tests as they are; some are wrong on purpose.
      '**/__fixtures__/',
    ],
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: { ...globals.node } },
  },
  js.configs.recommended,
  // Without type information on purpose: tsc runs beside this, and a run stays a matter of seconds.
  tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.mjs', '.js'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/external-module-folders': ['node_modules'],
      'import-x/resolver-next': [
        createTypeScriptImportResolver({ project: `${root}/tsconfig.json` }),
      ],
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        {
          'ts-expect-error': 'allow-with-description',
          'ts-ignore': 'allow-with-description',
          'ts-nocheck': true,
          minimumDescriptionLength: 10,
        },
      ],
      // `import()` in a type is how the ambient modules of Docusaurus are declared.
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Name resolution is the compiler's work; this rule does not know types and ambient modules.
      'no-undef': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
    // A component's autoFocus is its own business: dialogs move the focus into themselves with it.
    rules: { 'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }] },
    languageOptions: { globals: { ...globals.browser } },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [reactHooks.configs['recommended-latest']],
    // A Playwright fixture's parameter is called `use` too, and is no hook.
    ignores: ['e2e/**'],
  },
  {
    files: ['*.ts', '{src,plugins,scripts,e2e,docs}/**/*.{ts,tsx}'],
    ignores: TESTS_ABOVE_ROOMS,
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { basePath: root, zones: buildBoundaryZones(root) },
      ],
    },
  },
  {
    // Demos are left out: they cannot import each other's pages, so no cycle can arise among them.
    files: ['*.ts', '{src,plugins,scripts,e2e}/**/*.{ts,tsx}'],
    rules: { 'import-x/no-cycle': ['error', { ignoreExternal: true }] },
  },
  {
    files: ['e2e/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "Literal[value='networkidle']",
          message:
            'The scripts of a page may come after `networkidle`: wait with `openAtRest`, `waitForRest` or ' +
            '`waitForQuiet` of e2e/support/rest.ts.',
        },
        {
          selector: "CallExpression[callee.property.name='waitForTimeout']",
          message: 'How long something takes is chance: wait for what the reader would see.',
        },
      ],
    },
  },
  {
    files: ['sidebars.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [sidebarImportPattern] }],
    },
  },
  {
    files: ['plugins/*/{client,theme,worker}/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [browserHalfImportPattern] },
      ],
    },
  },
  {
    files: DEMOS,
    ignores: VERSION_ROOTS,
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [demoImportPattern] }],
    },
  },
  {
    files: ['{src,plugins}/**/*.{ts,tsx}'],
    // Figures inside blog posts are content, in the language of their post, and no interface.
    ignores: [...TESTS, 'src/blog/**'],
    plugins: { site: { rules: { 'no-hard-coded-text': noHardCodedText } } },
    rules: { 'site/no-hard-coded-text': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'plugins/*/{client,theme,worker}/**/*.{ts,tsx}', ...DEMOS],
    rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] },
  },
);
