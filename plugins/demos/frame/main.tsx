/**
 * The frame's program: takes edited demos from the page, fetches what they import, runs them and
 * tells what became of them. It is compiled apart from the site (node/frame/compileFrame.ts).
 */
import * as registry from '@demo-frame/registry';
import { applyEnvironment } from '@theme/DemoEnvironment';
import type { ComponentType } from 'react';
import type { FrameMessage, Problem, Program } from '../client/editor/protocol';
import { applySurface } from './applySurface';
import type { FrameBoot } from './boot';
import { createLoopGuard, ENDLESS_RENDER, EndlessError } from './guards';
import { collectRequests, findErrorPlace, linkProgram } from './link';
import { findRoot, resolveRequest } from './registry';
import { createStage, type Playable } from './stage';
import { watchHeight } from './watchHeight';

/** The bundler's function that fetches a script; ours asks the page for it. */
declare const __webpack_require__: {
  l: (name: string, onDone: (event: { type: string }) => void) => void;
};

const { demoFrameBoot: boot } = window as unknown as { demoFrameBoot: FrameBoot };
// Code that is typed into the editor must not talk to the page in our name.
Reflect.deleteProperty(window, 'demoFrameBoot');

__webpack_require__.l = (name, onDone) => {
  boot.loadScript(name).then(
    () => onDone({ type: 'load' }),
    () => onDone({ type: 'error' }),
  );
};

const send = (message: FrameMessage) => boot.port.postMessage(message);

function toProblem(error: unknown): Problem {
  const kind = error instanceof EndlessError ? 'hung' : 'run';
  const message = error instanceof Error ? error.message : String(error);
  return { kind, message, ...findErrorPlace(error) };
}

const guardLoop = createLoopGuard(
  () => performance.now(),
  (callback) => setTimeout(callback),
);

async function loadPackages(requests: readonly string[]): Promise<Map<string, unknown>> {
  const loaded = new Map<string, unknown>();
  await Promise.all(
    requests.map(async (request) => {
      const resolution = resolveRequest(request, registry.packages);
      if (resolution.status === 'found') loaded.set(request, await resolution.load());
    }),
  );
  return loaded;
}

async function buildStyles({ styles, utilities }: Program): Promise<readonly string[]> {
  if (utilities === null) return styles;
  try {
    const { compileUtilities } = await import('./compileUtilities');
    return [...styles, await compileUtilities(utilities)];
  } catch {
    // The sheet made when the site was built knows all classes but the new ones.
    return styles;
  }
}

async function prepare(run: number, program: Program): Promise<Playable> {
  const requests = collectRequests(program);
  const own = program.modules.filter(({ name }) => name === program.entry);
  const loadRoot = findRoot(
    collectRequests({ ...program, modules: own }),
    registry.roots,
    registry.loadPlainRoot,
  );
  const [loaded, { default: Root }, styles] = await Promise.all([
    loadPackages(requests),
    loadRoot(),
    buildStyles(program),
  ]);
  const requirePackage = (request: string): unknown => {
    if (loaded.has(request)) return loaded.get(request);
    const resolution = resolveRequest(request, registry.packages);
    throw new Error(
      resolution.status === 'missing' ? resolution.message : `"${request}" has not been loaded.`,
    );
  };
  const exported = linkProgram(program, { requirePackage, guardLoop }) as { default?: unknown };
  const { default: Component } = exported;
  const isComponent =
    typeof Component === 'function' || (typeof Component === 'object' && Component !== null);
  if (!isComponent) {
    throw new Error(
      `${program.entry} has no default export. Export the component to be shown: export default function Name() {…}`,
    );
  }
  return { run, Component: Component as ComponentType, Root, styles };
}

const reportHeight = watchHeight((height) => send({ type: 'height', height }));
let latestRun = 0;

const stage = createStage({
  onShown: (run) => {
    // First, so that the page makes room before it shows the frame.
    reportHeight();
    send({ type: 'shown', run });
  },
  onProblem: (run, error, isEndless) =>
    send({
      type: 'problem',
      run,
      problem: isEndless ? { kind: 'hung', message: ENDLESS_RENDER } : toProblem(error),
    }),
});

async function play(run: number, program: Program): Promise<void> {
  latestRun = run;
  try {
    const playable = await prepare(run, program);
    if (run === latestRun) stage.show(playable);
  } catch (error) {
    send({ type: 'problem', run, problem: toProblem(error) });
  }
}

/** Handlers and timers of a demo throw where no boundary of React sees it. */
function reportUncaught(error: unknown): void {
  const problem = toProblem(error);
  // What browsers say of a ResizeObserver that has to wait for the next frame is no error.
  if (problem.message.startsWith('ResizeObserver loop')) return;
  send({ type: 'problem', run: latestRun, problem });
}

window.addEventListener('error', ({ error, message }) => reportUncaught(error ?? message));
window.addEventListener('unhandledrejection', ({ reason }) => reportUncaught(reason));

boot.listen((message) => {
  if (message.type === 'run') void play(message.run, message.program);
  else if (message.type === 'settings') applyEnvironment(message.settings);
  else if (message.type === 'surface') applySurface(message.surface);
  else if (message.type === 'ping') send({ type: 'pong' });
});
send({ type: 'ready' });
