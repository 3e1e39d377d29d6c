import { serveBuild, type RunningServer } from '../../scripts/server/serve-build';
import { TestSite } from '../bad-input/testSite';
import { test as base } from '../support/test';
import { LoopbackServer } from './LoopbackServer';

/** A page of the site with a description, one of another product, and one without a slot. */
export const PAGE = '/material-ui/react-button/';
export const OTHER_PAGE = '/joy-ui/react-button/';

/** A built and served site, and the servers of others that it was told to use. */
export interface Deployment<Name extends string> {
  readonly url: string;
  readonly servers: Readonly<Record<Name, LoopbackServer>>;
}

async function startServers<Name extends string>(names: readonly Name[]) {
  const servers = Object.fromEntries(names.map((name) => [name, new LoopbackServer()])) as Record<
    Name,
    LoopbackServer
  >;
  await Promise.all(names.map((name) => servers[name].start()));
  return servers;
}

async function buildAndServe(
  site: TestSite,
  environment: Readonly<Record<string, string>>,
): Promise<RunningServer> {
  const { exitCode, output } = await site.build(environment);
  if (exitCode !== 0) throw new Error(`The site of the deployment was not built:\n${output}`);
  return serveBuild({ directory: `${site.folder}/build` });
}

/**
 * The `test` of a file whose pages come from a deployment of its own. It is built once a worker, so
 * the file has to say `test.describe.configure({ mode: 'default' })`.
 *
 * @param names servers of others
 * @param getEnvironment the deployment's variables, made from the addresses of those servers
 */
export function createDeploymentTest<Name extends string>(
  names: readonly Name[],
  getEnvironment: (servers: Readonly<Record<Name, LoopbackServer>>) => Record<string, string>,
) {
  return base.extend<
    { servers: Readonly<Record<Name, LoopbackServer>> },
    { deployment: Deployment<Name> }
  >({
    deployment: [
      // eslint-disable-next-line no-empty-pattern -- Playwright asks for a pattern as first parameter
      async ({}, use) => {
        const site = new TestSite();
        const servers = await startServers(names);
        const running = await buildAndServe(site, getEnvironment(servers));
        await use({ url: running.url, servers });
        await running.close();
        await Promise.all(names.map((name) => servers[name].close()));
        site.remove();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ deployment }, use) => use(deployment.url),
    servers: async ({ deployment }, use) => {
      for (const name of names) deployment.servers[name].reset();
      await use(deployment.servers);
    },
  });
}
