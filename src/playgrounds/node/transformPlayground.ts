import { createHash } from 'node:crypto';
import path from 'node:path';
import type { ApiPage } from '../../../plugins/api-reference/client/types';
import type { PlaygroundData } from '../types';
import { buildControls, type ControlProblem } from './buildControls';
import { PlaygroundError } from './playgroundError';
import { buildQuery, parseQuery, type PlaygroundRequest } from './request';

/** The part of the bundler's loader context that is used. */
interface LoaderContext {
  readonly resourcePath: string;
  readonly resourceQuery: string;
}

export interface PlaygroundLoaderOptions {
  readonly isServer: boolean;
  /** What surrounds a live component, by the packages it comes from; the first that fits. */
  readonly runtimes: ReadonlyArray<{ readonly packages: readonly string[]; readonly root: string }>;
  /** What surrounds components of another release, by the folder of its pages; null: `runtimes`. */
  readonly releases: ReadonlyArray<{
    readonly dirs: readonly string[];
    readonly root: string | null;
  }>;
  /** Absolute; the folders of releases are relative to it. */
  readonly siteDir: string;
}

/** Chunks of this prefix share their libraries with those of demos; see the demos plugin. */
const CHUNK_PREFIX = 'demo-';
const PLAIN_ROOT = '@theme/DemoRoot';

/** Short, stable, and a valid start of an id. */
function getId(page: string, component: string): string {
  const place = `${page.replace(/:\d+$/, '')} ${component}`;
  const digest = createHash('md5').update(place).digest('hex').slice(0, 10);
  return `p${parseInt(digest, 16).toString(36)}`;
}

/** `import { Unstable_Popup as Popup } from '…'` → the same, bound to a name of ours. */
function buildLiveImport(importLine: string): string {
  const [, clause = '', source = ''] = /^import (.+) from '(.+)';$/.exec(importLine) ?? [];
  const [, exported = 'default'] = /^\{ (\w+)/.exec(clause) ?? [];
  return `import { ${exported} as Live } from ${JSON.stringify(source)};`;
}

/** The page was checked when it was compiled, which a cache remembers; the data may be newer. */
function checkProblems([first]: readonly ControlProblem[], { page }: PlaygroundRequest): void {
  if (!first) return;
  const [filePath = page, line] = page.split(/:(?=\d+$)/);
  throw new PlaygroundError({ filePath, line: Number(line) }, first.problem, first.remedy);
}

function buildIslandModule(api: ApiPage, request: PlaygroundRequest): string {
  const [importLine = ''] = api.imports;
  const { controls, problems } = buildControls(api, request.authored);
  checkProblems(problems, request);
  const data: PlaygroundData = { component: api.name, importLine, controls };
  return `
${buildLiveImport(importLine)}
import { createPlayground } from '@site/src/playgrounds/createPlayground';
const { Component, getSource, reset } = createPlayground(Live, ${JSON.stringify(data)});
export default Component;
export { getSource, reset };
`;
}

interface ModuleContext {
  readonly id: string;
  readonly component: string;
  readonly page: string;
  readonly root: string;
  readonly island: string;
  /** Whether the live editor has the release that it documents. */
  readonly isEditable: boolean;
}

/** Its component is required inside the `try`, because its module may throw as well. */
function buildServerModule({
  id,
  component,
  page,
  root,
  island,
  isEditable,
}: ModuleContext): string {
  const problem = `${page}: the playground of ${component} throws while it is rendered on the server: `;
  const remedy = `\n  To mend: give the props it cannot do without a start value in the front matter ("playground.${component}"), or show the component in a demo.`;
  return `
import * as rootModule from ${JSON.stringify(root)};
import renderDemo, { buildStyleHtml } from '@theme/DemoServer';
let rendered;
export default {
  id: ${JSON.stringify(id)},
  styles: [],
  hasStates: true,${isEditable ? '' : '\n  isEditable: false,'}
  preview: null,
  buildStyleHtml,
  render() {
    try {
      const { default: Component } = require(${JSON.stringify(island)});
      return (rendered ??= renderDemo({ Component, rootModule, identifierPrefix: ${JSON.stringify(`${id}-`)} }));
    } catch (error) {
      throw new Error(${JSON.stringify(problem)} + (error?.message ?? error) + ${JSON.stringify(remedy)}, { cause: error });
    }
  },
};
`;
}

/**
 * Promises of code only. A playground stands at the head of its page, where "near" would mean at
 * once: its code is fetched when a reader touches it, or follows a link to a state of it.
 */
function buildClientModule({ id, component, root, island, isEditable }: ModuleContext): string {
  const chunk = `/* webpackChunkName: "${CHUNK_PREFIX}${id}" */`;
  return `
import { hasAddressState } from '@site/src/playgrounds/hasAddressState';
const loadIsland = () => import(${chunk} ${JSON.stringify(island)});
export default {
  id: ${JSON.stringify(id)},
  hasStates: true,${isEditable ? '' : '\n  isEditable: false,'}
  waitsForTouch: () => !hasAddressState(${JSON.stringify(component)}, window.location.search),
  load: () => Promise.all([loadIsland(), import(${chunk} ${JSON.stringify(root)})]).then(
    ([{ default: Component }, { default: Root }]) => ({ Component, Root, styles: [] }),
  ),
  loadSource: () => loadIsland().then(({ getSource }) => getSource()),
  resetState: () => loadIsland().then(({ reset }) => reset()),
};
`;
}

/**
 * Turns a component's API data into the modules of a playground: what its page imports (different
 * for server and browser), and the content of its island.
 *
 * @throws {PlaygroundError} where the data do not have a start value any more
 */
export function transformPlayground(
  source: string,
  { resourcePath, resourceQuery }: LoaderContext,
  { isServer, runtimes, releases, siteDir }: PlaygroundLoaderOptions,
): string {
  const api = JSON.parse(source) as ApiPage;
  const { part, ...request } = parseQuery(resourceQuery);
  if (part === 'playground-island') return buildIslandModule(api, request);
  const [packageName = ''] = /(?<=from ')(?:@[^/']+\/)?[^/']+/.exec(api.imports[0] ?? '') ?? [];
  const filePath = path.relative(siteDir, resourcePath).split(path.sep).join('/');
  const release = releases.find(({ dirs }) => dirs.some((dir) => filePath.startsWith(`${dir}/`)));
  const root = runtimes.find(({ packages }) => packages.includes(packageName))?.root;
  const context: ModuleContext = {
    id: getId(request.page, api.name),
    component: api.name,
    page: request.page,
    root: (root && release?.root) ?? root ?? PLAIN_ROOT,
    isEditable: release === undefined,
    island: `./${path.basename(resourcePath)}${buildQuery('playground-island', request)}`,
  };
  return isServer ? buildServerModule(context) : buildClientModule(context);
}
