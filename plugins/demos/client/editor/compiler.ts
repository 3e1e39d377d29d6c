import type { CompileResult } from './compileProgram';
import { createCompileWorker } from './createCompileWorker';
import type { EditableFile, EditableSource } from './editableSource';
import { guardFiles } from './guardLoops';

export interface CompileRequest {
  readonly run: number;
  readonly files: readonly EditableFile[];
  readonly utilityStyles: EditableSource['utilityStyles'];
  /** Whether the files are those the site was built with, whose utility classes are all known. */
  readonly isOriginal: boolean;
}

export interface CompileAnswer {
  readonly run: number;
  readonly result: CompileResult;
}

export interface Compiler {
  compile(request: CompileRequest): void;
  dispose(): void;
}

/**
 * Compiles in a worker that is started with the first request.
 *
 * @param onFailure called when the worker cannot be had: not downloaded, or forbidden.
 */
export function createCompiler(
  onAnswer: (answer: CompileAnswer) => void,
  onFailure: () => void,
): Compiler {
  let worker: Worker | null = null;

  const dispose = () => {
    worker?.terminate();
    worker = null;
  };
  const start = (): Worker => {
    const started = createCompileWorker();
    started.onmessage = ({ data }: MessageEvent<CompileAnswer>) => onAnswer(data);
    started.onerror = (event) => {
      // Said by our text; the console need not repeat it.
      event.preventDefault();
      dispose();
      onFailure();
    };
    return started;
  };
  return {
    compile(request) {
      try {
        worker ??= start();
        const files = guardFiles(request.files);
        worker.postMessage({ ...request, files } satisfies CompileRequest);
      } catch {
        dispose();
        onFailure();
      }
    },
    dispose,
  };
}
