import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildDemoProject, PROJECT_CASES } from '../audit/demo-project';
import { listPages } from '../audit/list-pages';
import { readAuditOptions } from '../audit/options';
import { AUDIT_STAGES } from '../audit/stages';
import { projectRoot } from '../checks/run-command';

const stageIds = ['projects', 'pages'];

describe('npm run audit', () => {
  it.each([
    [[], ['projects', 'pages']],
    [['--only=pages'], ['pages']],
    [['--only=pages,projects'], ['projects', 'pages']],
  ])('with %j runs %j', (args, expected) => {
    expect(readAuditOptions(args, stageIds).only).toEqual(expected);
  });

  it.each([
    [[], ['/', '/joy-ui/react-button/', '/joy-ui/react-button/more/', '/versions/']],
    [['--pages=/joy-ui/react-*'], ['/joy-ui/react-button/', '/joy-ui/react-button/more/']],
    [['--pages=/joy-ui/react-button/,/'], ['/', '/joy-ui/react-button/']],
    [['--pages=/*/more/'], ['/joy-ui/react-button/more/']],
    [['--pages=/joy.ui/*'], []],
  ])('with %j examines %j', (args, expected) => {
    const paths = ['/', '/joy-ui/react-button/', '/joy-ui/react-button/more/', '/versions/'];
    expect(paths.filter(readAuditOptions(args, stageIds).isWanted)).toEqual(expected);
  });

  it('keeps results only where it is told to', () => {
    expect(readAuditOptions([], stageIds).writesResults).toBe(false);
    expect(readAuditOptions(['--write-results'], stageIds).writesResults).toBe(true);
  });

  it.each([
    [['--only=axe'], '--only names "axe". The stages are: projects, pages.\nUsage: npm run audit'],
    [['--pages=joy-ui'], '--pages names "joy-ui". It must begin with a slash and end with'],
    [['--pages=/joy-ui'], '--pages names "/joy-ui". It must begin'],
    [['--fast'], "Unknown option '--fast'"],
    [['--only=pages', 'x'], "Unexpected argument 'x'."],
  ])('with %j says what it knows', (args, message) => {
    expect(() => readAuditOptions(args, stageIds)).toThrow(message);
  });

  it('has a stage for each check that takes long', () => {
    expect(AUDIT_STAGES.map(({ id }) => id)).toEqual([
      'projects',
      'html',
      'pages',
      'nginx',
      'faults',
      'soak',
    ]);
  });
});

it('lists every page of a build once, in the default language', () => {
  const build = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  try {
    for (const folder of ['', 'b/c', 'b', 'zh/b', 'assets/js']) {
      fs.mkdirSync(path.join(build, folder), { recursive: true });
      const name = folder === 'assets/js' ? '1.js' : 'index.html';
      fs.writeFileSync(path.join(build, folder, name), '');
    }
    // An address that leads on to another page is none itself.
    fs.mkdirSync(path.join(build, 'old'));
    const redirect = '<meta http-equiv="refresh" content="0; url=/b/">';
    fs.writeFileSync(path.join(build, 'old', 'index.html'), redirect);
    expect(listPages(build, ['en', 'zh'])).toEqual(['/', '/b/', '/b/c/']);
  } finally {
    fs.rmSync(build, { recursive: true, force: true });
  }
});

it.each(PROJECT_CASES)('puts the project together: $kind', async (projectCase) => {
  const files = await buildDemoProject(projectCase, projectRoot);
  const { dependencies } = JSON.parse(files['package.json'] ?? '{}') as {
    dependencies: Record<string, string>;
  };
  const code = Object.entries(files)
    .filter(([path]) => /^src\/.*\.[jt]sx?$/.test(path))
    .map(([, text]) => text)
    .join('\n');
  const packages = [...code.matchAll(/from '((?:@[\w-]+\/)?[a-z][\w-]*)/g)].map(([, name]) => name);
  expect(packages.length).toBeGreaterThan(2);
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(packages));
  const usesTypes = Object.keys(files).some((path) => /\.tsx?$/.test(path));
  expect(usesTypes).toBe(projectCase.codeVariant === 'TS');
});
