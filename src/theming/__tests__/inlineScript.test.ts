/** @jest-environment jsdom */
import { buildThemeInlineScript, buildThemeTags, THEME_COLORS } from '../inlineScript';
import { THEME_STORAGE_KEY } from '../themeStorage';

const html = document.documentElement;

let tellOfSystem: (event: { matches: boolean }) => void;

function runScript() {
  window.matchMedia = jest.fn(() => ({
    addEventListener: (_type: string, listener: typeof tellOfSystem) => {
      tellOfSystem = listener;
    },
  })) as unknown as typeof window.matchMedia;
  new Function(buildThemeInlineScript())();
}

const getThemeColors = () =>
  Array.from(
    document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'),
    ({ content }) => content,
  );

beforeEach(() => {
  localStorage.clear();
  document.body.className = 'mine';
  document.body.removeAttribute('dir');
  html.removeAttribute('data-theme');
  document.head.innerHTML = buildThemeTags('/')
    .headTags.map(
      ({ attributes: { name, content, media } }) =>
        `<meta name="${name}" content="${content}" media="${media}">`,
    )
    .join('');
});

it.each(['light', 'dark'] as const)(
  'gives the body the mode %s that is set after it',
  async (mode) => {
    runScript();
    html.setAttribute('data-theme', mode);
    await Promise.resolve();
    expect(document.body.className).toBe(`mine mode-${mode}`);
    expect(getThemeColors()).toEqual([THEME_COLORS[mode], THEME_COLORS[mode]]);
  },
);

it('follows the system before the page is hydrated, unless the reader chose a mode', async () => {
  runScript();
  html.setAttribute('data-theme-choice', 'system');
  tellOfSystem({ matches: true });
  await Promise.resolve();
  expect(document.body.className).toBe('mine mode-dark');
  html.setAttribute('data-theme-choice', 'dark');
  tellOfSystem({ matches: false });
  await Promise.resolve();
  expect(document.body.className).toBe('mine mode-dark');
});

it('is light where no mode is ever set', () => {
  runScript();
  expect(document.body.className).toBe('mine mode-light');
});

it.each([
  [null, 'ltr'],
  ['{"direction":"rtl"}', 'rtl'],
  ['{"direction":"up"}', 'ltr'],
  ['null', 'ltr'],
  ['{', 'ltr'],
])('makes %s stored the direction %s', (stored, direction) => {
  if (stored !== null) localStorage.setItem(THEME_STORAGE_KEY, stored);
  runScript();
  expect(document.body.dir).toBe(direction);
});

it('works where storage is denied', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  runScript();
  expect([document.body.dir, document.body.className]).toEqual(['ltr', 'mine mode-light']);
});

it('names a color for either mode of the system, for readers without scripts', () => {
  expect(buildThemeTags('/').headTags.map(({ attributes }) => attributes)).toEqual([
    { name: 'theme-color', content: THEME_COLORS.light, media: '(prefers-color-scheme: light)' },
    { name: 'theme-color', content: THEME_COLORS.dark, media: '(prefers-color-scheme: dark)' },
  ]);
});

it('links the dark colors of readers without scripts, whose system alone can ask for them', () => {
  expect(buildThemeTags('/zh/').preBodyTags[1]).toEqual({
    tagName: 'noscript',
    innerHTML:
      '<link rel="stylesheet" href="/zh/no-script-dark.css" media="(prefers-color-scheme: dark)">',
  });
});

it('holds nothing that could end the script element', () => {
  expect(buildThemeInlineScript()).not.toMatch(/<\/script|<!--/i);
});
