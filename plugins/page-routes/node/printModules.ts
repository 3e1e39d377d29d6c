import path from 'node:path';
import { getChunkName } from './nameChunks';
import type { KeptRoute, PageGroup, SplitRoutes } from './splitRoutes';

const CLIENT = path.join(__dirname, '..', 'client');
const quote = (value: unknown) => JSON.stringify(value);

/** A function that fetches a module. */
function printLoad(module: string): string {
  return `() => import(/* webpackChunkName: ${quote(getChunkName(module))} */ ${quote(module)})`;
}

function printRoute(route: KeptRoute, routesFile: string): string {
  const { path: routePath, component, routes, pages, version, ...attributes } = route;
  const creator = component.hash
    ? `ComponentCreator(${quote(component.path)}, ${quote(component.hash)})`
    : `ComponentCreator(${quote(component.path)})`;
  const parts = [
    `path: ${quote(routePath)}`,
    `component: ${creator}`,
    ...Object.entries(attributes).map(([name, value]) => `${quote(name)}: ${quote(value)}`),
    ...(routes
      ? [`routes: [${routes.map((child) => printRoute(child, routesFile)).join(', ')}]`]
      : []),
  ];
  let printed = `{ ${parts.join(', ')} }`;
  if (pages) {
    const pagesParts = pages.map(
      ({ firstPath, query }) => `[${quote(firstPath)}, ${printLoad(routesFile + query)}]`,
    );
    printed = `addPagesWhenOpened(${printed}, [${pagesParts.join(', ')}])`;
  }
  if (version) {
    printed = `addSidebarsWhenNeeded(${printed}, ${printLoad(version)}, ${printLoad(`${version}?sidebars`)})`;
  }
  return printed;
}

/** The module that takes the place of `@generated/routes`. */
export function printRoutes({ routes }: SplitRoutes, routesFile: string): string {
  return [
    `import ComponentCreator from '@docusaurus/ComponentCreator';`,
    `import { addPagesWhenOpened } from ${quote(path.join(CLIENT, 'addPagesWhenOpened'))};`,
    `import { addSidebarsWhenNeeded } from ${quote(path.join(CLIENT, 'addSidebarsWhenNeeded'))};`,
    `export default [${routes.map((route) => printRoute(route, routesFile)).join(',\n')}];`,
  ].join('\n');
}

function printGroup({ component, attributes, pages }: PageGroup): string {
  const entries = Object.entries(pages).map(
    ([pagePath, module]) => `${quote(pagePath)}: ${printLoad(module)}`,
  );
  return `...createPages(${quote(component)}, ${quote(attributes)}, {\n${entries.join(',\n')}\n})`;
}

/**
 * The module with some pages of one docs version.
 *
 * @param query what it is asked for with, a key of `pages`.
 */
export function printPages({ pages }: SplitRoutes, query: string): string {
  const groups = pages[query];
  if (!groups) throw new Error(`plugins/page-routes: no pages are known as ${query}.`);
  return [
    `import { createPages } from ${quote(path.join(CLIENT, 'createPages'))};`,
    `export default [${groups.map(printGroup).join(', ')}];`,
  ].join('\n');
}

/**
 * The module that takes the place of `@generated/registry`. Names of modules, of which it has one for
 * each chunk, are for the server, and some of them are paths of the machine that builds.
 */
export function printRegistry(registry: SplitRoutes['registry']): string {
  const lines = Object.entries(registry).map(
    ([name, module]) =>
      `${quote(name)}: [${printLoad(module)}, '', require.resolveWeak(${quote(module)})]`,
  );
  return `export default {\n${lines.join(',\n')}\n};`;
}
