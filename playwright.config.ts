import { defineConfig, devices } from '@playwright/test';
import { findBrowsers } from './scripts/browser/find-browser';
import { LAUNCH_ARGS, NO_OTHER_HOST } from './scripts/browser/launch-args';

const isCi = Boolean(process.env.CI);
const port = Number(process.env.E2E_PORT ?? 4173);
const baseURL = `http://127.0.0.1:${port}`;
// Set by `npm test`, which counts the tests; a run by hand needs the list only.
const reportPath = process.env.E2E_REPORT_PATH;

const executablePath = findBrowsers()[0]?.executablePath;
if (executablePath === undefined) {
  throw new Error(
    'No Chromium was found. Run `npx tsx scripts/ensure-browser.ts`: it installs one, or says what to do.',
  );
}

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  // A whole page of demos is read and then examined by axe; on two busy cores that takes its time.
  timeout: 60_000,
  // Beside a test that builds a site a page may get no core for seconds.
  expect: { timeout: 15_000 },
  retries: 0,
  forbidOnly: isCi,
  reporter: [['list'], ...(reportPath ? [['json', { outputFile: reportPath }] as const] : [])],
  // Recording a trace of every test costs a third of the time of all; `--trace on` records a few.
  use: { baseURL, screenshot: 'only-on-failure' },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: {
          executablePath,
          args: [
            ...LAUNCH_ARGS,
            // As browsers with windows have it: a frame that hangs does not stop the page around it.
            '--site-per-process',
            NO_OTHER_HOST,
          ],
        },
      },
    },
  ],
  webServer: {
    command: `npm run serve --silent -- --port ${port}`,
    url: baseURL,
    reuseExistingServer: !isCi,
    timeout: 30_000,
  },
});
