import { test as base } from '@playwright/test';
import { explainProblems, type Expectation, type ProblemKind } from './problems';
import { watchTraffic } from './rest';
import { watchContext } from './watchContext';

export { expect } from '@playwright/test';

interface Fixtures {
  /**
   * Says that the test makes something happen on purpose that would fail it otherwise: a console
   * error, an error nobody caught, a request of this site that fails, a request to another host.
   *
   * @example expectProblem('failed request', '404 ')
   */
  readonly expectProblem: (kind: ProblemKind, pattern: string | RegExp) => void;
}

/**
 * The `test` of all browser tests. It fails a test on whose pages something broke, wherever on them
 * the test was looking.
 */
export const test = base.extend<Fixtures>({
  expectProblem: [
    async ({ context, baseURL }, use) => {
      if (baseURL === undefined) {
        throw new Error(
          'playwright.config.ts must set `use.baseURL`: it tells our requests apart.',
        );
      }
      context.on('page', watchTraffic);
      const expectations: Expectation[] = [];
      const watch = watchContext(context, new URL(baseURL).origin);
      await use((kind, pattern) => expectations.push({ kind, pattern }));
      watch.stop();
      context.off('page', watchTraffic);
      const explanation = explainProblems(watch.getProblems(), expectations);
      if (explanation !== null) {
        throw new Error(explanation);
      }
    },
    { auto: true },
  ],
});
