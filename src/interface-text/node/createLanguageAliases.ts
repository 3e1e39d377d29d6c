import path from 'node:path';

/**
 * What a build takes from its own language only, so that no page downloads another one's: modules
 * by their names in the code. For `resolve.alias`; `tsconfig.json` and `jest.config.mjs` know the
 * same names, in English.
 *
 * @param siteDir absolute path of the site
 * @param language the language of this build, as in `i18n.locales`
 */
export function createLanguageAliases(siteDir: string, language: string): Record<string, string> {
  return {
    '@material-locale$': path.join(siteDir, 'src', 'theming', 'locales', `${language}.ts`),
    '@interface-text$': path.join(siteDir, 'i18n', language, 'interface.json'),
  };
}
