import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { watchFiles, watchPatterns, type Stop } from '../node/watchPages';
import { splitPaths } from '../node/patterns';

let folder: string;
let stop: Stop | undefined;

beforeEach(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'watch-content-')));
  fs.mkdirSync(path.join(folder, 'docs/parts'), { recursive: true });
});

afterEach(async () => {
  await stop?.();
  stop = undefined;
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Collects changes; `next` waits for one. */
function createListener() {
  let tell: () => void = () => undefined;
  return {
    onChange: () => tell(),
    onError: (error: unknown) => {
      throw error;
    },
    next: (act: () => void) =>
      new Promise<void>((resolve) => {
        tell = resolve;
        act();
      }),
  };
}

const write = (file: string) => () =>
  fs.writeFileSync(path.join(folder, file), String(Math.random()));

it('tells of pages that are written, created and removed', async () => {
  const listener = createListener();
  write('docs/one.mdx')();
  stop = await watchPatterns([`${folder}/docs/**/*.{md,mdx}`], listener);
  await listener.next(write('docs/one.mdx'));
  await listener.next(write('docs/parts/two.md'));
  await listener.next(() => fs.rmSync(path.join(folder, 'docs/one.mdx')));
});

it('tells of new folders, and of pages in those that were made in them at once', async () => {
  const listener = createListener();
  stop = await watchPatterns([`${folder}/docs/**/*.{md,mdx}`], listener);
  for (const name of ['a', 'b']) {
    await listener.next(() => {
      fs.mkdirSync(path.join(folder, `docs/${name}/deep/deeper`), { recursive: true });
      write(`docs/${name}/deep/deeper/three.mdx`)();
    });
    await listener.next(write(`docs/${name}/deep/deeper/three.mdx`));
    await listener.next(write(`docs/${name}/deep/four.mdx`));
  }
});

it('tells of pages in a folder that stands elsewhere', async () => {
  const listener = createListener();
  fs.symlinkSync(path.join(folder, 'docs'), path.join(folder, 'linked'));
  stop = await watchPatterns([`${folder}/linked/**/*.mdx`], listener);
  await listener.next(write('docs/one.mdx'));
});

it('tells nothing of other files there', async () => {
  const listener = createListener();
  const onChange = jest.fn(listener.onChange);
  stop = await watchPatterns([`${folder}/docs/**/*.mdx`], { ...listener, onChange });
  write('docs/Demo.tsx')();
  await listener.next(write('docs/one.mdx'));
  // The first change is told with the second, or before it.
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('tells of a file again after another was put in its place, as editors and Git do', async () => {
  const listener = createListener();
  const replace = () => {
    write('docs/sidebar.new')();
    fs.renameSync(path.join(folder, 'docs/sidebar.new'), path.join(folder, 'docs/sidebar.ts'));
  };
  write('docs/sidebar.ts')();
  stop = watchFiles([`${folder}/docs/sidebar.ts`], listener);
  await listener.next(replace);
  await listener.next(replace);
  await listener.next(write('docs/sidebar.ts'));
});

it('leaves single files, and patterns in folders that are not there, to others', () => {
  const [pattern, absent, file] = [
    `${folder}/docs/**/*.{md,mdx}`,
    `${folder}/i18n/docs/**/*.mdx`,
    `${folder}/docs/tags.yml`,
  ] as const;
  expect(splitPaths([pattern, absent, file])).toEqual({
    patterns: [pattern],
    others: [absent, file],
  });
});
