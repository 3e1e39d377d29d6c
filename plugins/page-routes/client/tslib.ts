/**
 * What `@docusaurus/utils-common` uses of `tslib`. It is published as CommonJS, of which the bundler
 * cannot leave out the rest: 3 kB of every reader's first download.
 */
export function __importDefault<Module extends object>(
  module: Module,
): Module | { readonly default: Module } {
  return '__esModule' in module ? module : { default: module };
}
