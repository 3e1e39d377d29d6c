import type { Problem, Program } from './protocol';
import type { EditableFile } from './editableSource';

/**
 * One edited demo from the first key to the last, as a pure machine: what has happened goes in, what
 * is to be done comes out. Whatever is typed, what ran well last stays in sight.
 */
export interface SessionState {
  /** starting: has not said that it is ready · ready · gone: could not be loaded. */
  readonly frame: 'starting' | 'ready' | 'gone';
  /** Number of the newest edit; answers about older ones are stale. */
  readonly run: number;
  /** Compiled, but not shown yet. */
  readonly wanted: Program | null;
  /** What ran well last: shown, or to be shown again by a new frame. */
  readonly good: Program | null;
  /** What ran well before `good`: takes its place should `good` turn out to be endless. */
  readonly before: Program | null;
  /** The edit that `good` comes from; 0: an older one. */
  readonly goodRun: number;
  /** Whether a new frame was given `good`, and has not shown it yet. */
  readonly isRestoring: boolean;
  readonly problem: Problem | null;
}

export type SessionEvent =
  | { readonly type: 'edited'; readonly files: readonly EditableFile[] }
  | { readonly type: 'compiled'; readonly run: number; readonly program: Program }
  | { readonly type: 'not-compiled'; readonly run: number; readonly problem: Problem }
  | { readonly type: 'ready' }
  | { readonly type: 'shown'; readonly run: number }
  | { readonly type: 'problem'; readonly run: number; readonly problem: Problem }
  /** The frame has not answered for too long. */
  | { readonly type: 'silent'; readonly problem: Problem }
  /** The frame's own code could not be fetched. */
  | { readonly type: 'unavailable'; readonly problem: Problem };

export type SessionCommand =
  | { readonly type: 'compile'; readonly run: number; readonly files: readonly EditableFile[] }
  | { readonly type: 'run'; readonly run: number; readonly program: Program }
  | { readonly type: 'replace-frame' }
  | { readonly type: 'remove-frame' };

export interface SessionStep {
  readonly state: SessionState;
  readonly commands: readonly SessionCommand[];
}

export const INITIAL_SESSION: SessionState = {
  frame: 'starting',
  run: 0,
  wanted: null,
  good: null,
  before: null,
  goodRun: 0,
  isRestoring: false,
  problem: null,
};

function stay(state: SessionState): SessionStep {
  return { state, commands: [] };
}

/** What a frame that has just started is given. */
function startFrame(state: SessionState): SessionStep {
  const next: SessionState = { ...state, frame: 'ready', isRestoring: state.wanted === null };
  const program = state.wanted ?? state.good;
  if (!program) return stay({ ...next, isRestoring: false });
  return { state: next, commands: [{ type: 'run', run: state.run, program }] };
}

function replaceFrame(state: SessionState, problem: Problem): SessionStep {
  // What hangs the moment it is shown would hang every frame: no frame is given it again.
  const good = state.isRestoring ? null : state.good;
  return {
    state: { ...state, frame: 'starting', wanted: null, good, isRestoring: false, problem },
    commands: [{ type: 'replace-frame' }],
  };
}

function showWanted(state: SessionState, program: Program): SessionState {
  const { good, run } = state;
  return { ...state, good: program, before: good, goodRun: run, wanted: null, problem: null };
}

/** The frame shows what was good before; of what was stopped after it was shown, that is older. */
function failRun(state: SessionState, problem: Problem): SessionState {
  const isRevoked = problem.kind === 'hung' && state.goodRun === state.run;
  return {
    ...state,
    wanted: null,
    problem,
    ...(isRevoked && { good: state.before, before: null, goodRun: 0 }),
  };
}

/** The next state, and what is to be done. Commands are done in their order. */
export function advanceSession(state: SessionState, event: SessionEvent): SessionStep {
  switch (event.type) {
    case 'edited': {
      const run = state.run + 1;
      const isGone = state.frame === 'gone';
      return {
        state: { ...state, run, wanted: null, ...(isGone && { frame: 'starting' as const }) },
        commands: [
          ...(isGone ? [{ type: 'replace-frame' } as const] : []),
          { type: 'compile', run, files: event.files },
        ],
      };
    }
    case 'compiled': {
      if (event.run !== state.run) return stay(state);
      const next = { ...state, wanted: event.program };
      if (state.frame !== 'ready') return stay(next);
      return {
        state: { ...next, isRestoring: false },
        commands: [{ type: 'run', run: event.run, program: event.program }],
      };
    }
    case 'not-compiled':
      return event.run === state.run ? stay({ ...state, problem: event.problem }) : stay(state);
    case 'ready':
      return state.frame === 'starting' ? startFrame(state) : stay(state);
    case 'shown':
      if (event.run !== state.run || state.frame !== 'ready') return stay(state);
      // A restored result does not take the message away that says why it had to be restored.
      return state.wanted
        ? stay(showWanted(state, state.wanted))
        : stay({ ...state, isRestoring: false });
    case 'problem':
      if (event.run !== state.run || state.frame !== 'ready') return stay(state);
      return stay(failRun(state, event.problem));
    case 'silent':
      return state.frame === 'gone' ? stay(state) : replaceFrame(state, event.problem);
    case 'unavailable':
      return {
        state: { ...state, frame: 'gone', isRestoring: false, problem: event.problem },
        commands: [{ type: 'remove-frame' }],
      };
  }
}
