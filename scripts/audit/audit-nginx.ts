import { ONE_FAILED, ONE_PASSED, type Counts } from '../checks/counts';
import { runTool } from '../checks/run-command';
import { ensureBrowser } from '../ensure-browser';
import { MISSING_NGINX } from '../nginx/find-nginx';
import { provideNginx } from '../nginx/provide-nginx';

/**
 * Serves the build by a real nginx. `npm test` does so too, but passes over it on a machine without
 * one; here that is a failure.
 */
export async function auditNginx(log: (line: string) => void): Promise<Counts> {
  if (provideNginx() === null) {
    log(`✗ ${MISSING_NGINX}`);
    return ONE_FAILED;
  }
  const exitCode = await runTool(['@playwright/test/cli.js', 'test', 'e2e/nginx.spec.ts'], {
    CHROME_PATH: await ensureBrowser(),
  });
  return exitCode === 0 ? ONE_PASSED : ONE_FAILED;
}
