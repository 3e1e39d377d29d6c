/**
 * Runs a function of the build in a process of its own, because MDX and Tailwind are made of modules
 * that Jest cannot load. Started by `createBuildProcess.ts` with the path of a module that
 * exports `run`; its first message says that the module is loaded, each further one answers a
 * request.
 */
interface TaskModule {
  readonly run: (request: unknown) => Promise<unknown>;
}

async function main(modulePath: string): Promise<void> {
  const { run } = (await import(modulePath)) as TaskModule;
  process.on('message', (request: unknown) => {
    run(request).then(
      (value) => process.send?.({ value }),
      (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : error }),
    );
  });
  process.send?.('ready');
}

void main(process.argv[2] ?? '');
