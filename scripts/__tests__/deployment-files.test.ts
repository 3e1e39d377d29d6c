import fs from 'node:fs';
import path from 'node:path';
import { LICENSE_VARIABLE } from '../dataGridLicense';
import { CONTAINER_PLACES } from '../host/build-nginx';
import { projectRoot } from '../checks/run-command';
import { NGINX_PACKAGES } from '../nginx/find-nginx';

const read = (file: string) => fs.readFileSync(path.join(projectRoot, file), 'utf8');
const containerfile = read('Containerfile');
const workflow = read('.github/workflows/ci.yml');

/** Variables that the configuration reads, itself or by handing on its environment. */
const READ_VARIABLES = [
  ...Array.from(
    read('docusaurus.config.ts').matchAll(
      /process\.env\.([A-Z_]+)|\{ ([A-Z_]+) \} = process\.env/g,
    ),
    ([, direct, unpacked]) => direct ?? unpacked ?? '',
  ),
  LICENSE_VARIABLE,
];

/** Of no use to a container: it never runs `npm start`. */
const DEVELOPMENT_VARIABLES = ['AD_IN_DEVELOPMENT'];

const unique = (names: readonly string[]) => [...new Set(names)].sort();

describe('the variables of a deployment', () => {
  it('stand in the table of README.md, all of them and no other', () => {
    const [, table = ''] = /\n\| Variable .*\n\| -.*\n((?:\|.*\n)+)/.exec(read('README.md')) ?? [];
    const documented = Array.from(table.matchAll(/^\| `([A-Z_]+)`/gm), ([, name = '']) => name);
    expect(unique(documented)).toEqual(unique(READ_VARIABLES));
  });

  it('reach the build of the container', () => {
    const taken = Array.from(containerfile.matchAll(/^ARG (\w+)$/gm), ([, name = '']) => name);
    expect(unique([...taken, ...DEVELOPMENT_VARIABLES])).toEqual(unique(READ_VARIABLES));
  });
});

describe('the container', () => {
  it('has the packages, places and port of the configuration that the build writes', () => {
    expect(containerfile).toContain(`--no-install-recommends ${NGINX_PACKAGES.join(' ')}`);
    expect(containerfile).toContain(`/site/build ${CONTAINER_PLACES.root}\n`);
    expect(containerfile).toContain(`\nEXPOSE ${CONTAINER_PLACES.listen}\n`);
  });

  it('runs as a user other than root', () => {
    expect(/\nUSER ([1-9]\d*):[1-9]\d*\n/.exec(containerfile)?.[1]).toBeDefined();
  });
});

describe('the workflow', () => {
  it('pins every action by its commit', () => {
    const actions = Array.from(workflow.matchAll(/uses: (.+)/g), ([, action = '']) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d/);
  });

  it('calls scripts that there are, and the packages of the nginx test', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const called = Array.from(workflow.matchAll(/npm run ([\w:-]+)/g), ([, name = '']) => name);
    expect(called.filter((name) => !(name in scripts))).toEqual([]);
    expect(workflow).toContain(`NGINX_PACKAGES: ${NGINX_PACKAGES.join(' ')}\n`);
    expect(fs.existsSync(path.join(projectRoot, '.ci/run'))).toBe(true);
  });
});
