import { bringToLife, getDemo } from './support/demos';
import { openAtRest } from './support/rest';
import { expect, test } from './support/sharedPage';

const OVERVIEW = '/material-ui/getting-started/';
const UNTRANSLATED = '/material-ui/react-button/';

/** What readers of each language meet; texts that are in the page before any script. */
const LANGUAGES = [
  {
    language: 'zh',
    heading: '什么时候选择 Material UI',
    settings: '设置',
    dark: '深色',
    showCode: '显示代码',
  },
  {
    language: 'pt',
    heading: 'Quando escolher o Material UI',
    settings: 'Configurações',
    dark: 'Escuro',
    showCode: 'Mostrar código',
  },
] as const;

for (const { language, heading, settings, dark, showCode } of LANGUAGES) {
  test(`a translated page is wholly in ${language}, its demos are those of the English page`, async ({
    page,
  }) => {
    await page.goto(`/${language}${OVERVIEW}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.locator('main [lang="en"]')).toHaveCount(0);
    await bringToLife(page, 'ReadingPlan');
    const demo = getDemo(page, 'ReadingPlan');
    await expect(demo.getByRole('button', { name: showCode })).toBeVisible();
    await page.getByRole('button', { name: settings, exact: true }).click();
    const panel = page.getByRole('dialog', { name: settings });
    await panel.getByRole('radio', { name: dark, exact: true }).check();
    await expect(page.locator('body')).toHaveClass('mode-dark');
    // The way back to English keeps the page.
    await panel.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(OVERVIEW);
  });

  test(`a page that is not translated says so, and names the other languages, in ${language}`, async ({
    page,
  }) => {
    await page.goto(`/${language}${UNTRANSLATED}`);

    await test.step(`a page that is not translated says so to screen readers in ${language}`, async () => {
      await expect(page.locator('.description')).toHaveAttribute('lang', 'en');
      await expect(page.locator('.markdown')).toHaveAttribute('lang', 'en');
      await expect(page.locator('.markdown > header')).toHaveAttribute('lang', language);
    });

    await test.step(`names its address and those of the other languages, in ${language}`, async () => {
      const links = page.locator('link[rel="canonical"], link[rel="alternate"][hreflang]');
      const getLinks = () =>
        links.evaluateAll((elements) =>
          elements.map((element) => [
            element.getAttribute('hreflang'),
            new URL(element.getAttribute('href') ?? '').pathname,
          ]),
        );
      expect(Object.fromEntries(await getLinks())).toEqual({
        null: `/${language}${UNTRANSLATED}`,
        en: UNTRANSLATED,
        zh: `/zh${UNTRANSLATED}`,
        pt: `/pt${UNTRANSLATED}`,
        'x-default': UNTRANSLATED,
      });
    });
  });

  test(`downloads the texts of ${language} and English only`, async ({ page }) => {
    const bodies: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) bodies.push(response.text());
    });
    await openAtRest(page, `/${language}/material-ui/react-autocomplete/`);
    await bringToLife(page, 'ComboBox');
    await page.getByRole('button', { name: settings, exact: true }).click();
    await page.getByRole('dialog', { name: settings }).waitFor();
    // The build writes letters beyond ASCII as escapes.
    const code = (await Promise.all(bodies))
      .join('\n')
      .replace(/\\(?:x|u)([\da-f]{4}|[\da-f]{2})/gi, (_escape, digits: string) =>
        String.fromCharCode(parseInt(digits, 16)),
      );
    for (const other of LANGUAGES) {
      expect(code.includes(other.showCode)).toBe(other.language === language);
      expect(code.includes(other.dark)).toBe(other.language === language);
    }
    // Material UI's own texts: "close" of an autocomplete's list, in Chinese, Portuguese and German.
    expect([/关闭/, /Fechar/, /Schließen/].map((text) => text.test(code))).toEqual([
      language === 'zh',
      language === 'pt',
      false,
    ]);
  });
}

test('English pages carry no other language', async ({ page }) => {
  await page.goto(OVERVIEW);
  await expect(page.locator('[lang]:not(html)')).toHaveCount(0);
});
