import { writeServiceWorker } from '../../plugins/service-worker/node/writeServiceWorker';
import { writePolicy } from '../host/write-policy';
import { drawSocialImages } from './draw-social-images';
import { precompress } from './precompress';
import { writeNoScriptDark } from './write-no-script-dark';
import { writeRobots } from './write-robots';

/** What every step of the end of a build works on. */
export interface BuildContext {
  /** Absolute path of the folder that `docusaurus build` wrote, all languages in it. */
  readonly buildDirectory: string;
}

/** One step after `docusaurus build`; steps run one after the other. */
export interface BuildStep {
  readonly title: string;
  /** Does the work and says in one line what it did, e.g. `812 files, 9.1 MB → 2.2 MB`. */
  run(context: BuildContext): Promise<string>;
}

/**
 * What happens after `docusaurus build`, in this order. It is a list outside the plugins because
 * Docusaurus runs the `postBuild` hooks of plugins side by side, and here each step reads what the
 * one before it wrote. Compression stays last: it must see every file in its final form.
 */
export const buildSteps: readonly BuildStep[] = [
  { title: 'Service worker', run: writeServiceWorker },
  { title: 'Social images', run: drawSocialImages },
  { title: 'robots.txt', run: writeRobots },
  { title: 'Dark without JavaScript', run: writeNoScriptDark },
  { title: 'Policy', run: writePolicy },
  { title: 'Precompression', run: precompress },
];

/**
 * Runs the steps in order and reports each with its time.
 *
 * @throws the error of the step that failed, with the name of the step before its message
 */
export async function runBuildSteps(
  steps: readonly BuildStep[],
  context: BuildContext,
  report: (line: string) => void,
): Promise<void> {
  for (const { title, run } of steps) {
    const startedAt = performance.now();
    let summary: string;
    try {
      summary = await run(context);
    } catch (error) {
      throw new Error(`${title}: ${(error as Error).message}`, { cause: error });
    }
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    report(`${title}: ${summary} (${seconds} s)`);
  }
}
