/** Apart from its users, because only a bundler understands it. @throws if workers are forbidden. */
export function createCompileWorker(): Worker {
  return new Worker(new URL('./compile.worker.ts', import.meta.url));
}
