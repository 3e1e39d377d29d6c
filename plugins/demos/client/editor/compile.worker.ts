/** Compiles edited demos beside the page's thread. */
import { compileProgram } from './compileProgram';
import type { CompileAnswer, CompileRequest } from './compiler';

// The types of a worker's own scope and those of a page exclude each other; this is all we use.
const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<CompileRequest>) => void;
  postMessage: (answer: CompileAnswer) => void;
};

scope.onmessage = ({ data: { run, ...source } }) => {
  scope.postMessage({ run, result: compileProgram(source) });
};
