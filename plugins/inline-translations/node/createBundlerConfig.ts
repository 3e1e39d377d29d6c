import fs from 'node:fs';
import path from 'node:path';
import { inlineTranslations, type Translations } from './inlineTranslations';

/** What imports it imports this name, which is looked for before anything is parsed. */
const IMPORT = '@docusaurus/Translate';

const loader = path.join(__dirname, 'loaderShim.cjs');

/** Of dependencies only Docusaurus' own have texts that it translates. */
function isDependency(file: string): boolean {
  return /[\\/]node_modules[\\/](?!@docusaurus[\\/])/.test(file);
}

/**
 * The bundler's configuration for readers.
 *
 * @param tableFile where Docusaurus writes the texts of the language that is built
 */
export function createBundlerConfig(tableFile: string) {
  let table: Translations | undefined;
  const readTable = () => {
    table ??= JSON.parse(fs.readFileSync(tableFile, 'utf8')) as Translations;
    return table;
  };
  const print = (code: string, file: string) =>
    code.includes(IMPORT) ? inlineTranslations(code, readTable(), file) : code;
  return {
    mergeStrategy: { 'module.rules': 'prepend' as const },
    module: {
      rules: [
        {
          test: /\.[cm]?[jt]sx?$/,
          exclude: isDependency,
          // After TypeScript and JSX have become JavaScript.
          enforce: 'post' as const,
          use: [{ loader, options: { print, dependencies: [tableFile] } }],
        },
        {
          test: tableFile,
          enforce: 'pre' as const,
          use: [{ loader, options: { print: () => '{}', dependencies: [] } }],
        },
      ],
    },
  };
}
