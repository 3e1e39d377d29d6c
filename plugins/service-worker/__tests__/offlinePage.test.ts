/** @jest-environment jsdom */
import { buildOfflinePage, type OfflinePageContext } from '../node/buildOfflinePage';
import { buildTranslationFile, OFFLINE_TEXTS, translateTexts } from '../node/offlineTexts';
import { renderOfflinePage } from '../worker/renderOfflinePage';

const CONTEXT: OfflinePageContext = {
  texts: OFFLINE_TEXTS,
  language: 'en',
  direction: 'ltr',
  siteTitle: 'Docs & "more"',
  homePath: '/zh/',
  colorModeStorage: 'localStorage',
  colorModeKey: 'theme',
  script: null,
};

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

it('is a page of its own: nothing is asked for', () => {
  const page = parse(buildOfflinePage(CONTEXT));
  expect(page.querySelectorAll('[src], link').length).toBe(0);
  expect(page.title).toBe('You are offline | Docs & "more"');
  expect(page.querySelector('h1')?.textContent).toBe('You are offline');
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(page.querySelector('header a')?.getAttribute('href')).toBe('/zh/');
  expect(page.querySelector('section')?.hasAttribute('hidden')).toBe(true);
});

it('has only logical properties', () => {
  const style = parse(buildOfflinePage(CONTEXT)).querySelector('style')?.textContent ?? '';
  expect(style).not.toMatch(/[\s;{-](?:left|right|width)|[\s;{]height/);
});

it('speaks the language it is given, and runs the script of the site', () => {
  const texts = { ...OFFLINE_TEXTS, title: '离线 <b>' };
  const page = parse(
    buildOfflinePage({
      ...CONTEXT,
      texts,
      language: 'ar',
      direction: 'rtl',
      script: 'window.a = 1',
    }),
  );
  expect([page.documentElement.lang, page.documentElement.dir]).toEqual(['ar', 'rtl']);
  expect(page.querySelector('h1')?.textContent).toBe('离线 <b>');
  expect(page.body.firstElementChild?.textContent).toBe('window.a = 1');
});

it('lists pages by title, without the title of the site', () => {
  const html = renderOfflinePage(
    buildOfflinePage(CONTEXT),
    [
      { path: '/a/', titleHtml: 'A &lt;b&gt; $& | Docs', assets: [] },
      { path: '/b&c/%22', titleHtml: 'Docs', assets: [] },
    ],
    ' | Docs',
  );
  const page = parse(html);
  const links = Array.from(page.querySelectorAll('section a'), (link) => [
    link.getAttribute('href'),
    link.textContent,
  ]);
  expect(links).toEqual([
    ['/a/', 'A <b> $&'],
    ['/b&c/%22', 'Docs'],
  ]);
  expect(page.querySelector('section')?.hasAttribute('hidden')).toBe(false);
  expect(page.querySelector('section h2')?.textContent).toBe('Pages you can read now');
});

it('says nothing of pages where there is none', () => {
  const html = buildOfflinePage(CONTEXT);
  expect(renderOfflinePage(html, [], '')).toBe(html);
});

it('takes the texts of a translation file, and its own for what that lacks', () => {
  const [file, files] = [
    buildTranslationFile(),
    [{ path: 'offline', content: { back: { message: 'Voltar' } } }],
  ];
  expect(Object.keys(file.content)).toEqual(Object.keys(OFFLINE_TEXTS));
  expect(translateTexts(OFFLINE_TEXTS, files)).toEqual({ ...OFFLINE_TEXTS, back: 'Voltar' });
  expect(translateTexts(OFFLINE_TEXTS, [])).toEqual(OFFLINE_TEXTS);
});
