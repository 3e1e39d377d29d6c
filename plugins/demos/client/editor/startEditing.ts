import { createCompiler } from './compiler';
import type { EditableFile, EditableSource } from './editableSource';
import { createFrameHost, type FrameHost, type FrameHostOptions } from './frameHost';
import type { FrameMessage, Problem } from './protocol';
import {
  advanceSession,
  INITIAL_SESSION,
  type SessionCommand,
  type SessionEvent,
  type SessionState,
} from './session';

export interface EditingOptions {
  /** Where the result is shown. */
  readonly container: HTMLElement;
  readonly frame: Pick<FrameHostOptions, 'documentUrl' | 'scriptsUrl' | 'title'>;
  readonly source: EditableSource;
  /** What is said of a frame that does not come, or does not answer any more. */
  readonly texts: { readonly unavailable: string; readonly hung: string };
  onState(state: SessionState): void;
}

/** An edited demo that runs. */
export interface Editing {
  edit(files: readonly EditableFile[]): void;
  dispose(): void;
}

/** Joins compiler and frame by the rules of `session.ts`. */
export function startEditing(options: EditingOptions): Editing {
  const { container, source, texts } = options;
  let state = INITIAL_SESSION;
  let host: FrameHost | null = null;
  let isDisposed = false;

  const unavailable: Problem = { kind: 'load', message: texts.unavailable };
  const handle = (event: SessionEvent) => {
    if (isDisposed) return;
    const step = advanceSession(state, event);
    state = step.state;
    step.commands.forEach(execute);
    options.onState(state);
  };
  const onMessage = (message: FrameMessage) => {
    if (message.type === 'ready' || message.type === 'shown' || message.type === 'problem') {
      handle(message);
    }
  };
  const compiler = createCompiler(
    ({ run, result }) =>
      handle(
        result.status === 'compiled'
          ? { type: 'compiled', run, program: result.program }
          : { type: 'not-compiled', run, problem: result.problem },
      ),
    () => handle({ type: 'not-compiled', run: state.run, problem: unavailable }),
  );
  const startFrame = () => {
    host = createFrameHost(container, {
      ...options.frame,
      onMessage,
      onSilent: () => handle({ type: 'silent', problem: { kind: 'hung', message: texts.hung } }),
      onUnavailable: () => handle({ type: 'unavailable', problem: unavailable }),
    });
  };
  /** Classes of a source as it was built are in its sheet; only new ones have to be compiled. */
  const isOriginal = (files: readonly EditableFile[]) =>
    files.every(({ code }, index) => code === source.files[index]?.code);

  function execute(command: SessionCommand): void {
    if (command.type === 'compile') {
      const { run, files } = command;
      const utilityStyles = source.utilityStyles;
      compiler.compile({ run, files, utilityStyles, isOriginal: isOriginal(files) });
    } else if (command.type === 'run') {
      host?.send(command);
    } else {
      const old = host;
      host = null;
      // While the old frame stands: the new one takes over its height.
      if (command.type === 'replace-frame') startFrame();
      old?.dispose();
    }
  }

  startFrame();
  return {
    edit: (files) => handle({ type: 'edited', files }),
    dispose() {
      isDisposed = true;
      host?.dispose();
      compiler.dispose();
    },
  };
}
