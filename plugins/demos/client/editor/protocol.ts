/**
 * What page and frame of the live editor say to each other, over a MessagePort that the demo's own
 * code cannot reach. The frame runs what a reader has typed, so the page believes nothing it says:
 * every message is checked, every text cut, every height limited.
 */

/** A file of the demo as CommonJS; its lines are those of the source. */
export interface ProgramModule {
  /** Path relative to the demo's folder: `Counter.tsx`. */
  readonly name: string;
  readonly code: string;
}

/** Everything the frame needs to show an edited demo. */
export interface Program {
  /** Name of the module whose default export is shown. */
  readonly entry: string;
  readonly modules: readonly ProgramModule[];
  /** Stylesheets in their order. */
  readonly styles: readonly string[];
  /** Text that may have utility classes of Tailwind which `styles` lacks, or null. */
  readonly utilities: string | null;
}

/** Why an edited demo is not shown, in words for readers. */
export interface Problem {
  /** compile: not JavaScript · run: it threw · hung: it did not come back · load: no connection. */
  readonly kind: 'compile' | 'run' | 'hung' | 'load';
  readonly message: string;
  readonly file?: string;
  /** 1-based. */
  readonly line?: number;
}

/** How the page looks around the demo; the frame takes it over. */
export interface FrameSurface {
  /** CSS of the frame's `body`: color, background, font. */
  readonly style: Readonly<Record<string, string>>;
  /** The page's font faces. Sources are bytes: a font needs no headers of the host that way. */
  readonly fonts: readonly FrameFont[];
}

export interface FrameFont {
  readonly family: string;
  readonly descriptors: Readonly<Record<string, string>>;
  readonly bytes: ArrayBuffer;
}

export type PageMessage =
  | { readonly type: 'run'; readonly run: number; readonly program: Program }
  | { readonly type: 'settings'; readonly settings: Readonly<Record<string, string>> }
  | { readonly type: 'surface'; readonly surface: FrameSurface }
  | { readonly type: 'ping' }
  /** An answer to `need`; null: it could not be fetched. */
  | { readonly type: 'script'; readonly name: string; readonly code: string | null };

export type FrameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'need'; readonly name: string }
  | { readonly type: 'shown'; readonly run: number }
  | { readonly type: 'problem'; readonly run: number; readonly problem: Problem }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'pong' };

/** The first word of a frame, said to `window.parent`; the answer brings the port. */
export const HELLO = 'demo-frame-hello';
/** What comes with the port. */
export const WELCOME = 'demo-frame-welcome';

/** Heights in CSS pixels: a demo as tall as its window would grow without end. */
export const MIN_HEIGHT = 40;
export const MAX_HEIGHT = 1600;
const MAX_TEXT = 2000;

/** Names of the frame's scripts: plain file names, so that no other address can be asked for. */
const SCRIPT_NAME = /^[\w-]+(?:\.[\w-]+)*\.js$/;

export function isScriptName(name: unknown): name is string {
  return typeof name === 'string' && SCRIPT_NAME.test(name);
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function parseProblem(value: unknown): Problem | null {
  if (!isFields(value) || typeof value.message !== 'string') return null;
  const kind = value.kind === 'load' || value.kind === 'hung' ? value.kind : 'run';
  return {
    kind,
    message: value.message.slice(0, MAX_TEXT),
    ...(typeof value.file === 'string' && { file: value.file.slice(0, MAX_TEXT) }),
    ...(Number.isSafeInteger(value.line) && { line: value.line as number }),
  };
}

/**
 * A message as the frame may send it, or null for anything else.
 *
 * @param data whatever has come over the port.
 */
export function parseFrameMessage(data: unknown): FrameMessage | null {
  if (!isFields(data)) return null;
  const { type, run, name, height } = data;
  if (type === 'ready' || type === 'pong') return { type };
  if (type === 'need') return isScriptName(name) ? { type, name } : null;
  if (type === 'height') {
    if (typeof height !== 'number' || !Number.isFinite(height)) return null;
    return { type, height: Math.min(Math.max(Math.ceil(height), MIN_HEIGHT), MAX_HEIGHT) };
  }
  if (!Number.isSafeInteger(run)) return null;
  if (type === 'shown') return { type, run: run as number };
  const problem = type === 'problem' ? parseProblem(data.problem) : null;
  return problem && { type: 'problem', run: run as number, problem };
}
