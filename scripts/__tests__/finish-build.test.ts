import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { finishBuild } from '../finish-build';
import { precompress } from '../finish-build/precompress';
import { runPool } from '../finish-build/run-pool';
import { runBuildSteps, type BuildStep } from '../finish-build/steps';
import { writeNoScriptDark } from '../finish-build/write-no-script-dark';
import { writeRobots } from '../finish-build/write-robots';

let buildDirectory: string;

beforeEach(() => {
  buildDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'finish-build-'));
});

afterEach(() => {
  fs.rmSync(buildDirectory, { recursive: true, force: true });
});

const at = (file: string) => path.join(buildDirectory, file);

function write(file: string, content: string): void {
  fs.mkdirSync(path.dirname(at(file)), { recursive: true });
  fs.writeFileSync(at(file), content);
}

/** Puts the time of a file back, as if the build had written it before. */
function age(file: string, seconds: number): void {
  const time = Date.now() / 1000 - seconds;
  fs.utimesSync(at(file), time, time);
}

describe('robots.txt', () => {
  const sitemap = (page: string) => `<urlset><url><loc>${page}</loc></url></urlset>`;

  it('names the sitemaps of all languages, and nothing that is not there', async () => {
    write('sitemap.xml', sitemap('https://docs.test/blog/'));
    write('zh/sitemap.xml', sitemap('https://docs.test/zh/blog/'));
    write('assets/main.js', '');
    expect(await writeRobots({ buildDirectory })).toBe('names 2 sitemaps');
    expect(fs.readFileSync(at('robots.txt'), 'utf8')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://docs.test/sitemap.xml\nSitemap: https://docs.test/zh/sitemap.xml\n',
    );
  });

  it('stays as the site brings it', async () => {
    write('robots.txt', 'User-agent: *\nDisallow: /\n');
    expect(await writeRobots({ buildDirectory })).toBe('is there already');
    expect(fs.readFileSync(at('robots.txt'), 'utf8')).toContain('Disallow: /');
  });
});

describe('the dark colors of readers without JavaScript', () => {
  it('are made of the stylesheets of each language, and of all of them', async () => {
    write('assets/css/a.css', '[data-theme=dark]{--a:#000}');
    write('assets/css/b.css', 'p{top:0}');
    write('zh/assets/css/a.css', '[data-theme=dark]{--a:#111}');
    write('img/icon.svg', '<svg/>');
    expect(await writeNoScriptDark({ buildDirectory })).toMatch(/^2 stylesheets, /);
    expect(fs.readFileSync(at('no-script-dark.css'), 'utf8')).toContain('{--a:#000}');
    expect(fs.readFileSync(at('zh/no-script-dark.css'), 'utf8')).toContain('{--a:#111}');
    expect(fs.existsSync(at('img/no-script-dark.css'))).toBe(false);
  });

  it('stop a build that has none, because its pages link them', async () => {
    write('assets/css/a.css', 'p{top:0}');
    await expect(writeNoScriptDark({ buildDirectory })).rejects.toThrow(
      /have no rule for \[data-theme=dark\], but pages link no-script-dark\.css/,
    );
  });
});

describe('precompress', () => {
  const page = `<p>${'A button tells people what happens next. '.repeat(60)}</p>`;

  it('writes both forms of every text file, in every folder', async () => {
    write('index.html', page);
    write('zh/assets/js/main.js', page);
    await precompress({ buildDirectory });
    for (const file of ['index.html', 'zh/assets/js/main.js']) {
      expect(zlib.brotliDecompressSync(fs.readFileSync(at(`${file}.br`))).toString()).toBe(page);
      expect(zlib.gunzipSync(fs.readFileSync(at(`${file}.gz`))).toString()).toBe(page);
    }
  });

  it('leaves small files and pictures alone', async () => {
    write('small.txt', 'a'.repeat(1024));
    write('photo.png', page);
    await precompress({ buildDirectory });
    expect(fs.readdirSync(buildDirectory).sort()).toEqual(['photo.png', 'small.txt']);
  });

  it('compresses again only what changed since', async () => {
    write('same.html', page);
    write('changed.html', page);
    await precompress({ buildDirectory });
    const same = fs.statSync(at('same.html.br')).mtimeMs;
    for (const file of ['changed.html.br', 'changed.html.gz']) {
      age(file, 60);
    }
    write('changed.html', `${page}<p>More</p>`);
    await expect(precompress({ buildDirectory })).resolves.toContain(
      '1 files compressed, 1 unchanged',
    );
    expect(fs.statSync(at('same.html.br')).mtimeMs).toBe(same);
    expect(zlib.brotliDecompressSync(fs.readFileSync(at('changed.html.br'))).toString()).toContain(
      'More',
    );
  });

  it('removes the compressed form of what is gone or has become small', async () => {
    write('gone.html', page);
    write('shrunk.html', page);
    write('archive.tar.gz', 'not ours');
    await precompress({ buildDirectory });
    fs.rmSync(at('gone.html'));
    write('shrunk.html', '<p></p>');
    await precompress({ buildDirectory });
    expect(fs.readdirSync(buildDirectory).sort()).toEqual(['archive.tar.gz', 'shrunk.html']);
  });

  it('says what it did', async () => {
    write('index.html', page.repeat(1000));
    await expect(precompress({ buildDirectory })).resolves.toMatch(
      /^1 files compressed, 0 unchanged, 2\.\d MB → 0\.0 MB with brotli$/,
    );
  });
});

describe('runBuildSteps', () => {
  it('runs one step after the other and reports each', async () => {
    const order: string[] = [];
    const createStep = (title: string, delayMs: number): BuildStep => ({
      title,
      run: async () => {
        order.push(`${title} begins`);
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        order.push(`${title} ends`);
        return 'done';
      },
    });
    const lines: string[] = [];
    await runBuildSteps(
      [createStep('Search', 20), createStep('Compression', 0)],
      { buildDirectory },
      (line) => lines.push(line),
    );
    expect(order).toEqual([
      'Search begins',
      'Search ends',
      'Compression begins',
      'Compression ends',
    ]);
    expect(lines).toEqual([
      expect.stringMatching(/^Search: done \(\d+\.\d s\)$/),
      expect.stringMatching(/^Compression: done \(\d+\.\d s\)$/),
    ]);
  });

  it('stops at the step that fails and names it', async () => {
    const after = jest.fn();
    const steps: BuildStep[] = [
      { title: 'Search', run: () => Promise.reject(new Error('no pages')) },
      { title: 'Compression', run: after },
    ];
    await expect(runBuildSteps(steps, { buildDirectory }, () => undefined)).rejects.toThrow(
      'Search: no pages',
    );
    expect(after).not.toHaveBeenCalled();
  });
});

describe('runPool', () => {
  it('keeps to its size and to the order of the items', async () => {
    let running = 0;
    let mostRunning = 0;
    const results = await runPool([5, 1, 3, 2, 4], 2, async (item) => {
      running += 1;
      mostRunning = Math.max(mostRunning, running);
      await new Promise((resolve) => setTimeout(resolve, item));
      running -= 1;
      return item * 10;
    });
    expect(results).toEqual([50, 10, 30, 20, 40]);
    expect(mostRunning).toBe(2);
  });

  it('begins nothing more after a failure', async () => {
    const begun: number[] = [];
    await expect(
      runPool([1, 2, 3, 4], 1, async (item) => {
        begun.push(item);
        if (item === 2) {
          throw new Error('disk full');
        }
      }),
    ).rejects.toThrow('disk full');
    expect(begun).toEqual([1, 2]);
  });
});

describe('finishBuild', () => {
  it('says so when there is no built site', async () => {
    await expect(finishBuild(at('none'))).rejects.toThrow(/There is no built site in ".*none"/);
  });

  it('ends a build with compressed files', async () => {
    const stdout = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    write('index.html', '<p>Home</p>'.repeat(200));
    await finishBuild(buildDirectory);
    expect(fs.existsSync(at('index.html.br'))).toBe(true);
    expect(stdout).toHaveBeenCalledWith(expect.stringMatching(/^Precompression: 1 files/));
  });
});
