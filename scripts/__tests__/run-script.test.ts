import { formatFailure, runScript, UsageError } from '../cli/run-script';

describe('a script that fails', () => {
  const exitCode = process.exitCode;

  afterEach(() => {
    process.exitCode = exitCode;
  });

  it('prints the message alone when the message says all', () => {
    expect(formatFailure(new UsageError('Port 80 is in use.'))).toBe('Port 80 is in use.');
  });

  it('prints the stack of an error that nobody foresaw', () => {
    const text = formatFailure(new TypeError('x is undefined'));
    expect(text).toMatch(/^TypeError: x is undefined\n\s+at .*run-script\.test\.ts/);
  });

  it('prints whatever else was thrown', () => {
    expect(formatFailure('out of paper')).toBe('out of paper');
  });

  it('ends with exit code 1', async () => {
    const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    runScript(() => Promise.reject(new UsageError('No such page.')));
    await new Promise(setImmediate);
    expect(stderr).toHaveBeenCalledWith('No such page.\n');
    expect(process.exitCode).toBe(1);
  });
});
