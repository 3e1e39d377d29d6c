import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';

/** Lets Docusaurus know more routes' chunks, by the key of the route, and their modules, by name. */
export function addChunks(
  chunkNames: Readonly<Record<string, unknown>>,
  modules: Readonly<Record<string, readonly unknown[]>>,
): void {
  Object.assign(routesChunkNames, chunkNames);
  Object.assign(registry, modules);
}
