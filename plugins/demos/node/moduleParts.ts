const REMEDY =
  '\n  To mend: render the same on server and browser; read window, document and storage in an effect or an event handler.';

/**
 * Code of the method `render` of a server module, which needs `id`, `rootModule` and `renderDemo`.
 * One that throws stops the build with `problem`. The component's module may throw as well, so that
 * it is required, inside the `try`, rather than imported.
 *
 * @param component request of the module whose default export is rendered.
 * @param problem what the message begins with: where it stands, and that it throws.
 */
export function printRender(component: string, problem: string): string {
  return `render() {
    try {
      const { default: Component } = require(${JSON.stringify(component)});
      return (rendered ??= renderDemo({ Component, rootModule, identifierPrefix: id + '-' }));
    } catch (error) {
      throw new Error(${JSON.stringify(problem)} + (error?.message ?? error) + ${JSON.stringify(REMEDY)}, { cause: error });
    }
  }`;
}

/**
 * Code that defines `subscribe` of a browser module: while developing it tells islands that one of
 * `requests` has changed.
 */
export function printSubscribe(requests: readonly string[], isDevelopment: boolean): string {
  if (!isDevelopment) return 'const subscribe = undefined;';
  const list = requests.map((request) => JSON.stringify(request)).join(', ');
  return `
const listeners = new Set();
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept(${requests.length > 1 ? `[${list}]` : list}, () => listeners.forEach((listener) => listener()));
}
const subscribe = (listener) => { listeners.add(listener); return () => listeners.delete(listener); };
`;
}
