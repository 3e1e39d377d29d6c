import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  countJestTests,
  countPlaywrightTests,
  readTestCounts,
  type Counts,
} from '../checks/counts';
import { formatTotal, runStages } from '../checks/run-stages';
import { selectStageIds } from '../checks/select-stages';
import type { Stage, StageId } from '../checks/stages';

describe('the counts of a test runner', () => {
  let folder: string;

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'checks-'));
  });

  afterEach(() => {
    fs.rmSync(folder, { recursive: true, force: true });
  });

  function readJest(report: object | null, exitCode: number): Counts {
    const reportPath = path.join(folder, 'report.json');
    if (report) {
      fs.writeFileSync(reportPath, JSON.stringify(report));
    }
    return readTestCounts(reportPath, exitCode, countJestTests);
  }

  const report = { numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };

  it('are those of its report', () => {
    expect(readJest(report, 0)).toEqual({ passed: 5, failed: 0 });
    expect(readJest({ ...report, numFailedTests: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
  });

  it('have a failure for each file that broke before its tests', () => {
    expect(readJest({ ...report, numRuntimeErrorTestSuites: 3 }, 1).failed).toBe(3);
  });

  it('have one failure when it fails without naming a test', () => {
    expect(readJest(report, 1)).toEqual({ passed: 5, failed: 1 });
  });

  it('have one failure when no test ran', () => {
    expect(readJest({ ...report, numPassedTests: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
  });

  it('have one failure when there is no report', () => {
    expect(readJest(null, 0)).toEqual({ passed: 0, failed: 1 });
  });

  it('are read from what Playwright writes, too', () => {
    expect(
      countPlaywrightTests({ stats: { expected: 7, unexpected: 1, flaky: 1 }, errors: ['broken'] }),
    ).toEqual({ passed: 8, failed: 2 });
  });
});

describe('runStages', () => {
  function createStage(id: StageId, outcome: Counts | Error, order: string[]): Stage {
    return {
      id,
      run: async () => {
        order.push(id);
        if (outcome instanceof Error) {
          throw outcome;
        }
        return outcome;
      },
    };
  }

  it('adds up the counts of all stages and says how long each took', async () => {
    const lines: string[] = [];
    const stages = [
      createStage('types', { passed: 1, failed: 0 }, []),
      createStage('unit', { passed: 40, failed: 0 }, []),
    ];
    const total = await runStages(stages, '/reports', (line) => lines.push(line));
    expect(formatTotal(total)).toBe('41 passed, 0 failed');
    expect(lines).toEqual([
      '\n=== types',
      expect.stringMatching(/^=== types passed in \d+\.\d s$/),
      '\n=== unit',
      expect.stringMatching(/^=== unit passed in \d+\.\d s$/),
    ]);
  });

  it('runs a stage beside the one before it where it says so, and both to their end', async () => {
    const order: string[] = [];
    const running = new Set<StageId>();
    const stages: Stage[] = (['types', 'lint', 'unit'] as const).map((id) => ({
      id,
      beside: id === 'lint' ? 'types' : undefined,
      run: async () => {
        running.add(id);
        await new Promise((resolve) => setImmediate(resolve));
        order.push([...running].join(' and '));
        running.delete(id);
        return { passed: id === 'types' ? 0 : 1, failed: id === 'types' ? 1 : 0 };
      },
    }));
    expect(await runStages(stages, '/reports', () => undefined)).toEqual({ passed: 1, failed: 1 });
    expect(order).toEqual(['types and lint', 'lint']);
  });

  it('stops at the first stage that fails, and counts what ran', async () => {
    const order: string[] = [];
    const stages = [
      createStage('types', { passed: 1, failed: 0 }, order),
      createStage('unit', { passed: 38, failed: 2 }, order),
      createStage('build', { passed: 1, failed: 0 }, order),
    ];
    const total = await runStages(stages, '/reports', () => undefined);
    expect(order).toEqual(['types', 'unit']);
    expect(formatTotal(total)).toBe('39 passed, 2 failed');
  });

  it('counts a stage that breaks as one failure and says why', async () => {
    const lines: string[] = [];
    const total = await runStages(
      [createStage('e2e', new Error('no browser'), [])],
      '/reports',
      (line) => lines.push(line),
    );
    expect(total).toEqual({ passed: 0, failed: 1 });
    expect(lines.join('\n')).toContain('no browser');
  });
});

describe('selectStageIds', () => {
  it('takes all stages, in their order', () => {
    expect(selectStageIds([])).toEqual(['types', 'lint', 'unit', 'build', 'e2e']);
  });

  it('takes those named, in their order', () => {
    expect(selectStageIds(['--only=e2e, types'])).toEqual(['types', 'e2e']);
  });

  it('leaves the build out', () => {
    expect(selectStageIds(['--skip-build'])).toEqual(['types', 'lint', 'unit', 'e2e']);
  });

  it.each([
    [['--only=type'], '--only names "type". The stages are: types, lint, unit, build, e2e.'],
    [['--only='], '--only names "". The stages are'],
    [['--only=build', '--skip-build'], '--skip-build leaves nothing of --only=build to run.'],
    [['--fast'], "Unknown option '--fast'"],
  ])('refuses %j', (args, message) => {
    expect(() => selectStageIds(args)).toThrow(message);
  });
});
