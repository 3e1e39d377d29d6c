import { createHash } from 'node:crypto';
import path from 'node:path';
import type { RuntimeOption } from '../options';
import type { DemoAnalysis } from './analyzeDemo';
import { printRender, printSubscribe } from './moduleParts';

export interface DemoModuleContext {
  /** File name of the demo, the base of all its requests: `BasicButtons.tsx`. */
  readonly fileName: string;
  /** Path relative to the site. */
  readonly filePath: string;
  /** `docs/…/button.mdx:42`, where the demo stands; part of the message if it throws. */
  readonly page: string;
  readonly analysis: DemoAnalysis;
  readonly hasStyles: boolean;
  /** Module of the sheet that the page's Tailwind demos share; null for other demos. */
  readonly tailwindRequest: string | null;
  /** Lines of the preview; 0: there is none. */
  readonly previewLines: number;
  readonly runtimes: readonly RuntimeOption[];
  /** Whether the live editor can run it; see the option `releases`. */
  readonly isEditable: boolean;
}

/** What wraps a demo that no runtime is meant for. */
export const PLAIN_ROOT = '@theme/DemoRoot';

/** Chunks of demos carry this prefix; `createSplitChunks` finds them by it. */
export const DEMO_CHUNK_PREFIX = 'demo-';

/** Short, stable and a valid start of an id: `d3k9x2a`. */
export function getDemoId(filePath: string): string {
  const posixPath = filePath.split(path.sep).join('/');
  const digest = createHash('md5').update(posixPath).digest('hex').slice(0, 10);
  return `d${parseInt(digest, 16).toString(36)}`;
}

/** What a demo runs in: the first runtime one of whose packages the demo imports. */
export function findRuntime(
  packages: readonly string[],
  runtimes: readonly RuntimeOption[],
): RuntimeOption | undefined {
  const matches = (wanted: string) =>
    packages.some((name) => name === wanted || name.startsWith(`${wanted}/`));
  return runtimes.find((runtime) => runtime.packages.some(matches));
}

/** The module that wraps the demo. */
export function getRootRequest(
  packages: readonly string[],
  runtimes: readonly RuntimeOption[],
): string {
  return findRuntime(packages, runtimes)?.root ?? PLAIN_ROOT;
}

/** Said of the few that cannot be edited: it is part of every page with demos. */
function printEditable({ isEditable }: DemoModuleContext): string {
  return isEditable ? '' : '\n  isEditable: false,';
}

/**
 * The server's half: renders the demo, and has neither a loader nor a way to the browser.
 * A throwing demo stops the build with the place where it stands.
 */
export function buildServerModule(context: DemoModuleContext): string {
  const { fileName, filePath, page, hasStyles, tailwindRequest, previewLines } = context;
  const problem = `${page}: the demo ${filePath} throws while it is rendered on the server: `;
  return `
import * as rootModule from ${JSON.stringify(getRootRequest(context.analysis.packages, context.runtimes))};
import renderDemo, { buildStyleHtml } from '@theme/DemoServer';
${hasStyles ? `import styles from ${JSON.stringify(`./${fileName}?demo-styles`)};` : 'const styles = [];'}
${tailwindRequest ? `import tailwind from ${JSON.stringify(tailwindRequest)};` : ''}
${previewLines > 0 ? `import preview from ${JSON.stringify(`./${fileName}?demo-preview`)};` : 'const preview = null;'}
const id = ${JSON.stringify(getDemoId(filePath))};
let rendered;
export default {
  id,
  styles,
  sharedStyles: [${tailwindRequest ? 'tailwind' : ''}],
  preview,${printEditable(context)}
  buildStyleHtml,
  ${printRender(`./${fileName}?demo-component`, problem)},
};
`;
}

/**
 * The browser's half: only promises of code, so that nothing of the demo is in the page's download.
 * In development it also tells its islands when the demo's file has changed.
 */
export function buildClientModule(context: DemoModuleContext, isDevelopment: boolean): string {
  const { fileName, filePath, hasStyles, tailwindRequest, previewLines } = context;
  const id = getDemoId(filePath);
  const chunk = `/* webpackChunkName: "${DEMO_CHUNK_PREFIX}${id}" */`;
  const root = getRootRequest(context.analysis.packages, context.runtimes);
  const component = JSON.stringify(`./${fileName}?demo-component`);
  const styles = JSON.stringify(`./${fileName}?demo-styles`);
  const sourceChunk = `/* webpackChunkName: "demo-source-${id}" */`;
  const source = JSON.stringify(`./${fileName}?demo-source`);
  const project = JSON.stringify(`./${fileName}?demo-project`);
  const preview = JSON.stringify(`./${fileName}?demo-preview`);
  const hot = printSubscribe(
    ['component', ...(hasStyles ? ['styles'] : [])].map((part) => `./${fileName}?demo-${part}`),
    isDevelopment,
  );
  return `
${hot}
export default {
  id: ${JSON.stringify(id)},${printEditable(context)}
  subscribe,
  load: () => Promise.all([
    import(${chunk} ${component}),
    import(${chunk} ${JSON.stringify(root)}),
    ${hasStyles ? `import(${chunk} ${styles})` : '{ default: [] }'},${
      // A chunk of its own, since other demos of the page need the same.
      tailwindRequest ? `\n    import(${JSON.stringify(tailwindRequest)}),` : ''
    }
  ]).then(([demo, root, styles${tailwindRequest ? ', tailwind' : ''}]) => ({
    Component: demo.default,
    Root: root.default,
    styles: ${tailwindRequest ? '[...styles.default, tailwind.default]' : 'styles.default'},
  })),
  loadSource: () => import(${sourceChunk} ${source}).then((module) => module.default),
  loadProject: () => import(${sourceChunk} ${project}).then((module) => module.default),${
    tailwindRequest
      ? `
  loadUtilityStyles: () => import(${JSON.stringify(tailwindRequest)}).then((module) => [module.default]),`
      : ''
  }${
    previewLines > 0
      ? `
  previewLines: ${previewLines},
  loadPreview: () => import(${chunk} ${preview}).then((module) => module.default),`
      : ''
  }
};
`;
}
