import fs from 'node:fs';
import { isBuilt, listBuilt, readBuilt, readSitemaps } from './support/builtFiles';
import { stopClock } from './support/clock';
import { openAtRest } from './support/rest';
import { expect, test } from './support/sharedPage';

const BUTTON = '/material-ui/react-button/';
const STYLED_PAGE = '/base-ui/react-button/';
const BUTTON_FOLDER = 'docs/material-ui/components/button';
const STYLED_FOLDER = 'docs/base-ui/components/button';

const toMarkdownPath = (pathname: string) =>
  pathname.split('/').filter(Boolean).length <= (/^\/(?:zh|pt)\//.test(pathname) ? 1 : 0)
    ? `${pathname}index.md`
    : `${pathname.slice(0, -1)}.md`;

const readDemoNames = (page: string) =>
  Array.from(
    fs.readFileSync(page, 'utf8').matchAll(/<Demo src="\.\/(\w+)/g),
    ([, name = '']) => name,
  );

const withoutSamples = (markdown: string) =>
  markdown.replace(/^([ >]*)(`{3,})[^\n]*\n[^]*?^\1\2$/gm, '');

test('every page of the sitemaps exists, and has its Markdown', () => {
  const pages = readSitemaps();
  expect(pages.length).toBeGreaterThan(300);
  expect(pages.filter(({ pathname }) => !isBuilt(pathname))).toEqual([]);
  expect(pages.filter(({ pathname }) => !isBuilt(toMarkdownPath(pathname)))).toEqual([]);
});

test('no link of Markdown and of the lists leads to what is not there', () => {
  const origin = readSitemaps()[0]?.origin ?? '';
  const broken = [...listBuilt('.md'), ...listBuilt('llms.txt')].flatMap((file) => {
    const links = withoutSamples(readBuilt(file)).matchAll(/\]\(<?([^)\s>]+)/g);
    return Array.from(links, ([, link = '']) => link)
      .filter((link) => !link.startsWith('mailto:'))
      .filter((link) => !URL.canParse(link) || new URL(link).origin === origin)
      .filter((link) => !URL.canParse(link) || !isBuilt(new URL(link).pathname))
      .map((link) => `${file}: ${link}`);
  });
  expect(broken).toEqual([]);
});

test('the Markdown of a page has the source of each of its demos, exactly', () => {
  const markdown = readBuilt(toMarkdownPath(BUTTON));
  const names = readDemoNames(`${BUTTON_FOLDER}/button.mdx`);
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    const source = fs.readFileSync(`${BUTTON_FOLDER}/${name}.tsx`, 'utf8');
    expect(markdown).toContain(`\`\`\`tsx title="${name}.tsx" demo="${name}"\n${source}\`\`\`\n`);
  }

  const styled = readBuilt(toMarkdownPath(STYLED_PAGE));
  for (const name of readDemoNames(`${STYLED_FOLDER}/button.mdx`)) {
    const source = (styling: string) =>
      fs.readFileSync(`${STYLED_FOLDER}/${name}/${styling}.tsx`, 'utf8');
    for (const [id, label] of [
      ['system', 'MUI System'],
      ['tailwind', 'Tailwind'],
      ['css', 'CSS'],
    ] as const) {
      const head = `\`\`\`tsx title="${id}.tsx" demo="${name}" styling="${label}"`;
      expect(styled).toContain(`${head}\n${source(id)}\`\`\`\n`);
    }
  }
});

test('the Markdown of an API page has all of its props, with types and defaults', () => {
  const page = '/material-ui/api/button/';
  const ids = Array.from(
    readBuilt(`${page}index.html`).matchAll(/ id="?Button-prop-(\w+)/g),
    ([, name = '']) => name,
  );
  expect(ids.length).toBeGreaterThan(15);
  const markdown = readBuilt(toMarkdownPath(page));
  const rows = Array.from(markdown.matchAll(/^\| `(\w+)`.*\|$/gm), ([, name = '']) => name);
  expect(rows).toEqual(expect.arrayContaining(ids));
  expect(markdown).toContain(
    "| `size` | `'small' \\| 'medium' \\| 'large'` | `'medium'` | The size of the component.",
  );
});

test('Markdown and lists are served as what they are, compressed', async ({ request }) => {
  for (const [path, type] of [
    [toMarkdownPath(BUTTON), 'text/markdown; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/llms-full.txt', 'text/plain; charset=utf-8'],
    ['/material-ui/llms.txt', 'text/plain; charset=utf-8'],
  ] as const) {
    const response = await request.get(path, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers()).toMatchObject({ 'content-type': type, 'content-encoding': 'br' });
    expect(await response.text()).toBe(readBuilt(path));
  }
});

test.describe('with the clipboard granted', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a page is copied in the reader’s language and styling of code', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([
      { name: 'codeVariant', value: 'JS', url: baseURL ?? '' },
      { name: 'codeStyling', value: 'Tailwind', url: baseURL ?? '' },
    ]);
    await openAtRest(page, STYLED_PAGE);
    await stopClock(page);
    await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
    await expect(page.getByRole('button', { name: 'Page copied' })).toBeVisible();
    await expect(page.locator('.MuiCode-status')).toHaveText('Page copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^---\ntitle: "React Button component and hook"\n/);
    const names = readDemoNames(`${STYLED_FOLDER}/button.mdx`);
    const samples = Array.from(copied.matchAll(/^```(\w+) .*demo="(\w+)" styling="(.*)"$/gm));
    const collect = (part: number) => [...new Set(samples.map((sample) => sample[part]))];
    expect(collect(1)).toEqual(['jsx']);
    expect(collect(2)).toEqual(names);
    expect(collect(3)).toEqual(['Tailwind']);
    await page.clock.resume();
    await expect(page.getByRole('button', { name: 'Copy page as Markdown' })).toBeVisible();

    await openAtRest(page, '/blog/demos-that-wait/');
    await stopClock(page);
    await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
    await expect(page.getByRole('button', { name: 'Page copied' })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(readBuilt('/blog/demos-that-wait.md'));
  });
});

test('a page that cannot be fetched says that it was not copied', async ({
  page,
  expectProblem,
}) => {
  expectProblem('failed request', '503 ');
  await page.route('**/*.md', (route) => route.fulfill({ status: 503, body: 'Busy' }));
  await openAtRest(page, BUTTON);
  await stopClock(page);
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
  await expect(page.getByRole('button', { name: 'Could not copy' })).toBeVisible();
  await expect(page.locator('.MuiCode-status')).toHaveText('Could not copy');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the Markdown of a page is a link away, and named in its head', async ({ page }) => {
    for (const path of [BUTTON, '/material-ui/api/button/', '/blog/demos-that-wait/']) {
      await page.goto(path);
      const link = page.getByRole('link', { name: 'View as Markdown' });
      await expect(link).toHaveAttribute('href', toMarkdownPath(path));
      await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute(
        'href',
        toMarkdownPath(path),
      );
      const button = page.getByText('Copy page as Markdown');
      await expect(button).toBeHidden();
      expect(await button.boundingBox()).toBeNull();
    }
  });
});

/** Address of the published site; the test's server has another. */
const getOrigin = () => readSitemaps()[0]?.origin ?? '';

test.describe('what the head of a page tells machines', () => {
  test.use({ javaScriptEnabled: false });

  const PAGES = [
    {
      path: BUTTON,
      preview: '/og/material-ui/react-button.png',
      crumbs: ['/', BUTTON],
      section: 'Inputs',
    },
    {
      path: '/material-ui/api/button/',
      preview: '/og/material-ui/api.png',
      crumbs: ['/', '/material-ui/api/', '/material-ui/api/button/'],
      section: 'Component API',
    },
  ] as const;

  for (const { path, preview, crumbs, section } of PAGES) {
    test(`of ${path}: what it is, the way to it, and a picture that is there`, async ({ page }) => {
      await page.goto(path);
      const origin = getOrigin();
      const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
      const data = scripts.map((text) => JSON.parse(text) as Record<string, unknown>);
      expect(data.map((item) => item['@type']).sort()).toEqual(['BreadcrumbList', 'TechArticle']);
      const getContent = (name: string) =>
        page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
      expect(data.find((item) => item['@type'] === 'TechArticle')).toMatchObject({
        headline: (await getContent('og:title'))?.replace(' | MUI Docs', ''),
        description: await getContent('description'),
        url: await page.locator('link[rel="canonical"]').getAttribute('href'),
        image: origin + preview,
        inLanguage: 'en',
        articleSection: section,
      });
      const list = data.find((item) => item['@type'] === 'BreadcrumbList');
      const items = list?.itemListElement as Array<{ readonly item: string }>;
      expect(items.map(({ item }) => item)).toEqual(crumbs.map((crumb) => origin + crumb));

      expect(await getContent('og:image')).toBe(origin + preview);
      expect(await getContent('twitter:image')).toBe(origin + preview);
      expect(await getContent('twitter:card')).toBe('summary_large_image');
      expect(await getContent('og:image:width')).toBe('1200');
      expect(await getContent('og:image:height')).toBe('630');
      expect(await getContent('og:image:alt')).toBe(
        (await getContent('og:title'))?.replace(' | MUI Docs', ''),
      );
    });
  }
});

test('every picture that a page names is there, as large as it says, and light', () => {
  const images = new Set(
    listBuilt('index.html').flatMap((file) =>
      Array.from(
        readBuilt(file).matchAll(/ property="?og:image"? content="?([^\s">]+)/g),
        ([, url = '']) => new URL(url).pathname,
      ),
    ),
  );
  expect(images.size).toBeGreaterThan(40);
  for (const image of images) {
    const png = fs.readFileSync(`build${image}`);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(40_000);
  }
});

test('the changelog is a page with feeds, whose entries lead to its headings', async ({ page }) => {
  await page.goto('/versions/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Changelog' }).click();
  await expect(page).toHaveURL('/changelog/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Changelog']);
  const changelog = fs.readFileSync('CHANGELOG.md', 'utf8');
  const releases = Array.from(changelog.matchAll(/^## (.+)$/gm), ([, heading = '']) => heading);
  await expect(page.locator('article h2')).toHaveText(releases);
  for (const format of ['rss', 'atom']) {
    const path = `/changelog/${format}.xml`;
    await expect(
      page.locator(`link[type="application/${format}+xml"][href="${path}"]`),
    ).toHaveCount(1);
    await expect(page.locator('main').locator(`a[href="${path}"]`)).toBeVisible();
    const anchors = readBuilt(path).matchAll(/\/changelog\/#([\w-]+)</g);
    for (const [, anchor] of anchors)
      await expect(page.locator(`h2[id="${anchor}"]`)).toHaveCount(1);
  }
});

test('robots.txt names every sitemap', () => {
  const sitemaps = Array.from(
    readBuilt('/robots.txt').matchAll(/^Sitemap: (.+)$/gm),
    ([, url = '']) => new URL(url).pathname,
  );
  expect(sitemaps.sort()).toEqual(listBuilt('sitemap.xml').sort());
});
