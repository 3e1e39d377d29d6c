import { DEMO_CHUNK_PREFIX, getDemoId, getRootRequest } from './buildDemoModule';
import { printRender, printSubscribe } from './moduleParts';
import type { StillsModuleContext } from './buildStillsModule';

/** What is known of a part of the site that lives as an island; its packages are its own imports. */
export type IslandModuleContext = StillsModuleContext;

/**
 * The server's half of an island: HTML and styles, as of a demo. One that throws stops the build
 * with its file.
 */
export function buildServerIslandModule(context: IslandModuleContext): string {
  const { fileName, filePath, packages, runtimes } = context;
  const problem = `${filePath}: the island throws while it is rendered on the server: `;
  return `
import * as rootModule from ${JSON.stringify(getRootRequest(packages, runtimes))};
import renderDemo, { buildStyleHtml } from '@theme/DemoServer';
const id = ${JSON.stringify(getDemoId(filePath))};
let rendered;
export default {
  id,
  styles: [],
  buildStyleHtml,
  ${printRender(`./${fileName}`, problem)},
};
`;
}

/** The browser's half: a promise of code. There is no source view, and nothing else to fetch. */
export function buildClientIslandModule(
  { fileName, filePath, packages, runtimes }: IslandModuleContext,
  isDevelopment: boolean,
): string {
  const id = getDemoId(filePath);
  const chunk = `/* webpackChunkName: "${DEMO_CHUNK_PREFIX}${id}" */`;
  const component = JSON.stringify(`./${fileName}`);
  const hot = printSubscribe([`./${fileName}`], isDevelopment);
  return `
${hot}
export default {
  id: ${JSON.stringify(id)},
  subscribe,
  load: () => Promise.all([
    import(${chunk} ${component}),
    import(${chunk} ${JSON.stringify(getRootRequest(packages, runtimes))}),
  ]).then(([part, root]) => ({ Component: part.default, Root: root.default, styles: [] })),
};
`;
}
