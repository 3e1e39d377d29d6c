import type { Configuration } from 'webpack';

const MINIMIZER = 'SwcJsMinimizerRspackPlugin';

/** As Rspack keeps what one of its plugins was made with. */
interface MinimizerArguments {
  readonly _args?: readonly {
    readonly minimizerOptions?: { readonly format?: { ascii_only?: boolean } };
  }[];
}

/**
 * Docusaurus has scripts written in ASCII: a Chinese letter becomes six of them, `\u53ef`. Pages say that
 * they are UTF-8, and their scripts are read as that. With `docusaurus build --no-minify` they are as we write them.
 *
 * @throws Error if Docusaurus minifies in another way: then this has to be looked at again.
 */
export function keepLetters({ optimization }: Pick<Configuration, 'optimization'>): void {
  if (optimization?.minimize === false) return;
  const minimizer = (optimization?.minimizer ?? []).find(
    (plugin) => plugin && typeof plugin === 'object' && plugin.constructor.name === MINIMIZER,
  ) as MinimizerArguments | undefined;
  const format = minimizer?._args?.[0]?.minimizerOptions?.format;
  if (format?.ascii_only === undefined) {
    throw new Error(
      `plugins/page-routes: the bundler's configuration has no minimizer ${MINIMIZER} with format.ascii_only. ` +
        'Docusaurus has changed; adapt node/keepLetters.ts.',
    );
  }
  format.ascii_only = false;
}
