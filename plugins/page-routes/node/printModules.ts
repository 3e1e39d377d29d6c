import path from 'node:path';
import type { PagesPart } from './cutIntoParts';
import { findTwins, type GlobalData } from './globalDocs';
import { getChunkName } from './nameChunks';
import type { KeptRoute, PageGroup, SplitRoutes } from './splitRoutes';
import type { SinglePages } from './takeSinglePages';

const CLIENT = path.join(__dirname, '..', 'client');
const quote = (value: unknown) => JSON.stringify(value);

/** A function that fetches a module. */
function printLoad(module: string): string {
  return `() => import(/* webpackChunkName: ${quote(getChunkName(module))} */ ${quote(module)})`;
}

/** What knows where the parts begin, and fetches them. */
function printParts(parts: readonly PagesPart[], routesFile: string): string {
  const printed = parts.map(
    ({ firstPath, query }) => `[${quote(firstPath)}, ${printLoad(routesFile + query)}]`,
  );
  return `[${printed.join(', ')}]`;
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
  if (pages) printed = `addPagesWhenOpened(${printed}, ${printParts(pages, routesFile)})`;
  if (version) {
    printed = `addSidebarsWhenNeeded(${printed}, ${printLoad(version)}, ${printLoad(`${version}?sidebars`)})`;
  }
  return printed;
}

const printImport = (name: string) => `import { ${name} } from ${quote(path.join(CLIENT, name))};`;

const IMPORT_CREATOR = `import ComponentCreator from '@docusaurus/ComponentCreator';`;

/** The module that takes the place of `@generated/routes`. */
export function printRoutes({ routes, singleParts }: SplitRoutes, routesFile: string): string {
  const printed = `[${routes.map((route) => printRoute(route, routesFile)).join(',\n')}]`;
  return [
    IMPORT_CREATOR,
    ...['addPagesWhenOpened', 'addSidebarsWhenNeeded', 'addSinglePages'].map(printImport),
    singleParts.length > 0
      ? `export default addSinglePages(${printed}, ${printParts(singleParts, routesFile)});`
      : `export default ${printed};`,
  ].join('\n');
}

function printGroup({ component, attributes, pages }: PageGroup): string {
  const entries = Object.entries(pages).map(
    ([pagePath, module]) => `${quote(pagePath)}: ${printLoad(module)}`,
  );
  return `...createPages(${quote(component)}, ${quote(attributes)}, {\n${entries.join(',\n')}\n})`;
}

/** A registry, without the names of modules: they are for the server, and some are paths of the machine that builds. */
function printModules(registry: SplitRoutes['registry']): string {
  const lines = Object.entries(registry).map(
    ([name, module]) =>
      `${quote(name)}: [${printLoad(module)}, '', require.resolveWeak(${quote(module)})]`,
  );
  return `{\n${lines.join(',\n')}\n}`;
}

function printSinglePages({ routes, chunkNames, registry }: SinglePages): string {
  return [
    IMPORT_CREATOR,
    printImport('addChunks'),
    `addChunks(${quote(chunkNames)}, ${printModules(registry)});`,
    `export default [${routes.map((route) => printRoute(route, '')).join(',\n')}];`,
  ].join('\n');
}

/**
 * The module with some pages of one docs version, or of those that stand alone.
 *
 * @param query what it is asked for with, a key of `pages` or `singlePages`.
 * @param globalData of all plugins; what it says of these pages comes with them.
 */
export function printPages(
  { pages, singlePages }: SplitRoutes,
  query: string,
  globalData: GlobalData,
): string {
  const single = singlePages[query];
  if (single) return printSinglePages(single);
  const groups = pages[query];
  if (!groups) throw new Error(`plugins/page-routes: no pages are known as ${query}.`);
  const twins = findTwins(
    globalData,
    groups.flatMap((group) => Object.keys(group.pages)),
  );
  const hasTwins = Object.keys(twins).length > 0;
  return [
    printImport('createPages'),
    ...(hasTwins ? [printImport('addDocs'), `addDocs(${quote(twins)});`] : []),
    `export default [${groups.map(printGroup).join(', ')}];`,
  ].join('\n');
}

/** The module that takes the place of `@generated/registry`. */
export function printRegistry(registry: SplitRoutes['registry']): string {
  return `export default ${printModules(registry)};`;
}
