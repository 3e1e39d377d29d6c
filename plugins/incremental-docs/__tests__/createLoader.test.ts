import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { coversPages } from '../node/coversPages';
import { createLoader } from '../node/createLoader';
import type { FileTimes } from '../node/fileTimes';
import { createKeptData } from '../node/keptData';

/** Content of one version with pages of these files. */
const createContent = (...names: readonly string[]) =>
  ({
    loadedVersions: [
      {
        versionName: 'current',
        drafts: [],
        docs: names.map((name) => ({ source: `@site/${name}` })),
      },
    ],
  }) as unknown as LoadedContent;

const createTimes = (...names: readonly string[]): FileTimes =>
  new Map(names.map((name) => [`/site/${name}`, '1 1']));

it('covers content whose pages are all among the files', () => {
  const content = createContent('a.mdx', 'b/c.mdx');
  expect(coversPages('/site', content, createTimes('b/c.mdx', 'a.mdx', 'sidebar.ts'))).toBe(true);
  expect(coversPages('/site', content, createTimes('a.mdx'))).toBe(false);
});

it('keeps nothing of pages that came while it read, and reads all the next time', async () => {
  const readAll = jest.fn(async () => createContent('a.mdx', 'late.mdx'));
  const writeKept = jest.fn(async () => undefined);
  let times = createTimes('a.mdx');
  const load = createLoader({
    readAll,
    readSome: async () => null,
    readBasis: () => 'same',
    readTimes: () => times,
    isCovered: (content, known) => coversPages('/site', content, known),
    readKept: async () => null,
    writeKept,
  });
  await load();
  expect(writeKept).not.toHaveBeenCalled();
  times = createTimes('a.mdx', 'late.mdx');
  await load();
  expect(readAll).toHaveBeenCalledTimes(2);
  expect(writeKept).toHaveBeenCalledTimes(1);
  await load();
  expect(readAll).toHaveBeenCalledTimes(2);
  expect(writeKept).toHaveBeenCalledTimes(1);
});

it('makes the folder for its record where nothing else has, and keeps none of pages that are gone', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-data-'));
  const record = path.join(folder, 'not/there/data.json');
  const createData = jest.fn(async (name: string) => {
    fs.writeFileSync(path.join(folder, name), 'written');
    return path.join(folder, name);
  });
  const first = createKeptData(record, createData);
  await first.createData('page.json', { title: 'Page' });
  first.save();
  const second = createKeptData(record, createData);
  expect(await second.createData('page.json', { title: 'Page' })).toBe(
    path.join(folder, 'page.json'),
  );
  expect(createData).toHaveBeenCalledTimes(1);
  // A record of a start without the page forgets it.
  createKeptData(record, createData).save();
  expect(fs.readFileSync(record, 'utf8')).toBe('{}');
  fs.rmSync(folder, { recursive: true });
});
