// Not TypeScript: on Node 20 Jest reads a TypeScript configuration with ts-node only, which nothing else here needs.

/**
 * SWC turns one kind of source into what Jest runs: CommonJS of Node 20.
 *
 * @param {'typescript' | 'ecmascript'} syntax
 * @param {boolean} withJsx
 * @returns {[string, Record<string, unknown>]}
 */
function createTransform(syntax, withJsx) {
  const parser = syntax === 'typescript' ? { syntax, tsx: withJsx } : { syntax, jsx: withJsx };
  return [
    '@swc/jest',
    {
      jsc: { target: 'es2022', parser, transform: { react: { runtime: 'automatic' } } },
      module: { type: 'commonjs' },
    },
  ];
}

/**
 * Packages, or folders of them, that are published as ES modules only, which Jest cannot `require`.
 * A test that stops with `Cannot use import statement outside a module` names the one to add.
 */
const ES_MODULES = [
  '@docusaurus/theme-common',
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/[^/]+/lib/client',
  '@mdx-js',
];

/** @type {import('jest').Config} */
export default {
  // A test that needs a document says so in its first comment: `@jest-environment jsdom`.
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/plugins', '<rootDir>/scripts'],
  // Not Jest's default, which would take scripts/test.ts for a test.
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/__fixtures__/'],
  transform: {
    '\\.ts$': createTransform('typescript', false),
    '\\.tsx$': createTransform('typescript', true),
    '\\.m?js$': createTransform('ecmascript', true),
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${ES_MODULES.join('|')})/)`],
  moduleNameMapper: {
    '^@site/(.*)$': '<rootDir>/$1',
    // What a build takes from its language: see src/interface-text/node/createLanguageAliases.ts.
    '^@material-locale$': '<rootDir>/src/theming/locales/en.ts',
    '^@interface-text$': '<rootDir>/i18n/en/interface.json',
    // The bundler's names for the client half of Docusaurus: @docusaurus/Link, …/useBaseUrl, …/router
    '^@docusaurus/([A-Z]\\w+|use\\w+|router|renderRoutes)$':
      '@docusaurus/core/lib/client/exports/$1',
    '\\.css$': '<rootDir>/scripts/jest/style-module.ts',
  },
  restoreMocks: true,
  // Jest leaves one core to others by default, which on two cores is every other one.
  maxWorkers: '100%',
};
