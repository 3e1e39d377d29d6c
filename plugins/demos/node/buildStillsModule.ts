import { DEMO_CHUNK_PREFIX, getDemoId, getRootRequest } from './buildDemoModule';
import type { DemoModuleContext } from './buildDemoModule';

/** What is known of a file of stills; its packages include those of the files it imports. */
export interface StillsModuleContext extends Pick<
  DemoModuleContext,
  'fileName' | 'filePath' | 'runtimes'
> {
  readonly packages: readonly string[];
}

/**
 * The server's half of a file of stills: renders one component after the other, when it is asked
 * for. One that throws stops the build with its file and its name.
 */
export function buildServerStillsModule(context: StillsModuleContext): string {
  const { fileName, filePath, packages, runtimes } = context;
  const remedy =
    '\n  To mend: render without window, document and storage; a still is never alive in a browser.';
  return `
import * as rootModule from ${JSON.stringify(getRootRequest(packages, runtimes))};
import renderDemo, { buildStyleHtml } from '@theme/DemoServer';
const id = ${JSON.stringify(getDemoId(filePath))};
const rendered = new Map();
export default {
  id,
  buildStyleHtml,
  render(name) {
    const { default: components } = require(${JSON.stringify(`./${fileName}?demo-component`)});
    if (!Object.hasOwn(components, name)) return null;
    try {
      if (!rendered.has(name)) {
        rendered.set(name, renderDemo({ Component: components[name], rootModule, identifierPrefix: id + '-' + name + '-' }));
      }
      return rendered.get(name);
    } catch (error) {
      throw new Error(${JSON.stringify(filePath)} + ': the still "' + name + '" throws while it is rendered: ' + (error?.message ?? error) + ${JSON.stringify(remedy)}, { cause: error });
    }
  },
};
`;
}

/**
 * The browser's half: nothing but a name, since stills are HTML. While developing there is no HTML
 * of the server, and the components are fetched instead.
 */
export function buildClientStillsModule(
  { fileName, filePath, packages, runtimes }: StillsModuleContext,
  isDevelopment: boolean,
): string {
  const id = getDemoId(filePath);
  if (!isDevelopment) return `export default { id: ${JSON.stringify(id)} };\n`;
  const chunk = `/* webpackChunkName: "${DEMO_CHUNK_PREFIX}${id}" */`;
  return `
export default {
  id: ${JSON.stringify(id)},
  load: () => Promise.all([
    import(${chunk} ${JSON.stringify(`./${fileName}?demo-component`)}),
    import(${chunk} ${JSON.stringify(getRootRequest(packages, runtimes))}),
  ]).then(([stills, root]) => ({ components: stills.default, Root: root.default })),
};
`;
}
