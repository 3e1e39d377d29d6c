import { runInTasks } from '../client/runInTasks';

describe('runInTasks', () => {
  it('runs each step in a task of its own, when the one before it is done', async () => {
    const log: string[] = [];
    const step = (name: string) => async () => {
      log.push(`${name} begins`);
      // What waits for the present task only comes before the next step.
      setTimeout(() => log.push(`a task after ${name}`));
      await new Promise((resolve) => setTimeout(resolve));
      log.push(`${name} is done`);
    };
    await runInTasks([step('a'), step('b')]);
    expect(log).toEqual([
      'a begins',
      'a task after a',
      'a is done',
      'b begins',
      'a task after b',
      'b is done',
    ]);
  });

  it('does not run in the task that asks for it', async () => {
    const step = jest.fn();
    const done = runInTasks([step]);
    await Promise.resolve();
    expect(step).not.toHaveBeenCalled();
    await done;
    expect(step).toHaveBeenCalledTimes(1);
  });

  it('rejects with what a step throws, and runs none after it', async () => {
    const after = jest.fn();
    const fault = new Error('a module cannot be evaluated');
    await expect(
      runInTasks([
        () => {
          throw fault;
        },
        after,
      ]),
    ).rejects.toBe(fault);
    expect(after).not.toHaveBeenCalled();
  });
});
