import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeSocialImages } from '../node/writeSocialImages';

const siteDir = path.resolve(__dirname, '..', '..', '..');
let buildDirectory: string;

beforeEach(() => {
  buildDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'previews-'));
});
afterEach(() => {
  fs.rmSync(buildDirectory, { recursive: true });
});

/** A page with its title, and the preview it names. */
function writePage(folder: string, title: string, image: string): void {
  const head = `<meta property=og:site_name content=Docs><meta property=og:title content="${title} | Docs"><meta property=og:image content=https://docs.test${image}>`;
  fs.mkdirSync(path.join(buildDirectory, folder), { recursive: true });
  fs.writeFileSync(
    path.join(buildDirectory, folder, 'index.html'),
    `<html><head>${head}</head><body></body></html>`,
  );
}

const write = () => writeSocialImages(buildDirectory, { siteDir, languages: ['zh'] });
const read = (file: string) => fs.readFileSync(path.join(buildDirectory, file));

describe('link previews', () => {
  it('are drawn once each, as large as networks ask for, and light', async () => {
    writePage('', 'Home', '/og/index.png');
    writePage('blog/tags', 'Tags', '/og/index.png');
    writePage('system/react-box', 'React Box component', '/og/system/react-box.png');
    expect(await write()).toMatch(/^2 pictures, 0\.0 MB$/);
    for (const file of ['og/index.png', 'og/system/react-box.png']) {
      const png = read(file);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length).toBeLessThan(40_000);
    }
    expect(read('og/index.png')).not.toEqual(read('og/system/react-box.png'));
  });

  it('say what the font cannot set in the words of the page at the root', async () => {
    writePage('system/a', 'Spacing', '/og/system/a.png');
    writePage('zh/system/a', '间距', '/zh/og/system/a.png');
    writePage('zh/system/b', 'Espaçamento', '/zh/og/system/b.png');
    await write();
    expect(read('zh/og/system/a.png')).toEqual(read('og/system/a.png'));
    expect(read('zh/og/system/b.png')).not.toEqual(read('og/system/a.png'));
  });

  it('say product and site where there is no such page', async () => {
    writePage('zh/system/a', '间距', '/zh/og/system/a.png');
    writePage('zh/system/b', '布局', '/zh/og/system/b.png');
    writePage('system/c', 'MUI System', '/og/system/c.png');
    // Shared by pages none of which it is named after.
    writePage('system/api/box', 'Box API', '/og/system/api.png');
    await write();
    for (const file of ['zh/og/system/a.png', 'zh/og/system/b.png', 'og/system/api.png']) {
      expect(read(file)).toEqual(read('og/system/c.png'));
    }
  });

  it('are not drawn for a page that brings a picture of its own', async () => {
    writePage('', 'Home', '/og/index.png');
    writePage('system/a', 'Spacing', '/img/spacing.png');
    expect(await write()).toMatch(/^1 pictures/);
    expect(fs.existsSync(path.join(buildDirectory, 'img'))).toBe(false);
  });

  it('are none where no page names one', async () => {
    fs.writeFileSync(path.join(buildDirectory, 'index.html'), '<head></head><body></body>');
    expect(await write()).toBe('none are named');
  });
});
