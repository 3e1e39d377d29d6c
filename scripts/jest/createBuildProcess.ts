import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

type Answer<Value> = { readonly value: Value } | { readonly error: string };

/** Long, because whole compilers are loaded, possibly beside other tests. */
const START_TIMEOUT_MS = 60_000;

/**
 * Starts a process for the tests of a file and returns what calls `run` of the given module in it:
 * some of what a build is made of are ES modules, which Jest cannot load.
 * An error there is one here, with the same message.
 */
export function createBuildProcess<Request extends object, Value>(
  file: string,
): (request: Request) => Promise<Value> {
  let child: ChildProcess;

  beforeAll(async () => {
    child = fork(path.join(__dirname, 'buildProcess.ts'), [file], {
      execArgv: ['--import', 'tsx'],
    });
    await once(child, 'message');
  }, START_TIMEOUT_MS);

  afterAll(() => {
    child.kill();
  });

  return async (request) => {
    child.send(request);
    const [answer] = (await once(child, 'message')) as [Answer<Value>];
    if ('error' in answer) throw new Error(answer.error);
    return answer.value;
  };
}
