import { ptBR } from '@mui/material/locale';
import Box from '@mui/material/Box';
import { CacheProvider } from '@emotion/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMaterialTheme } from '../../branding/materialTheme';
import { createThemeSource } from '../createThemeSource';
import { joyThemes } from '../joyThemes';
import { materialLocale as portuguese } from '../locales/pt';
import { materialThemes } from '../materialThemes';
import { rtlCache } from '../rtlCache';
import { buildChangedThemeCss } from '../themeCss';
import { INITIAL_THEME_STATE } from '../themeReducer';

const rtl = { ...INITIAL_THEME_STATE, direction: 'rtl' as const };

it('makes one theme for equal choices, and none for those of the server', () => {
  const create = jest.fn((choices: object) => ({ choices }));
  const source = createThemeSource(create);
  expect(source.get({ ...INITIAL_THEME_STATE })).toBe(source.base);
  expect(source.get({ ...rtl })).toBe(source.get({ ...rtl, paletteColors: {} }));
  expect(create).toHaveBeenCalledTimes(2);
});

it('does not depend on the color mode', () => {
  const dark = { ...rtl, paletteMode: 'dark' as const };
  expect(materialThemes.get(dark)).toBe(materialThemes.get(rtl));
});

it.each([
  ['Material UI', materialThemes],
  ['Joy UI', joyThemes],
])('turns %s by its direction, spacing by a variable', (_name, themes) => {
  expect(themes.get(rtl)).toMatchObject({ direction: 'rtl' });
  const wide = themes.get({ ...INITIAL_THEME_STATE, spacing: 12 });
  const changed = buildChangedThemeCss(
    themes.base.generateStyleSheets(),
    wide.generateStyleSheets(),
  );
  expect(changed).toMatch(/^html:root\{--(mui|joy)-spacing:12px\}$/);
});

it('takes the chosen colors in both modes, and derives the shades from them', () => {
  const purple = materialThemes.get({
    ...INITIAL_THEME_STATE,
    paletteColors: { primary: { main: '#663399' } },
  });
  for (const scheme of [purple.colorSchemes.light, purple.colorSchemes.dark]) {
    expect(scheme?.palette.primary).toMatchObject({ main: '#663399', dark: 'rgb(71, 35, 107)' });
  }
  const css = buildChangedThemeCss(
    materialThemes.base.generateStyleSheets(),
    purple.generateStyleSheets(),
  );
  expect(css).toContain('html:root, html[data-theme="light"]{--mui-palette-primary-main:#663399}');
  expect(css).toContain('html[data-theme="dark"]{--mui-palette-primary-main:#663399}');
  expect(css).not.toContain('palette-secondary-main');
});

it('speaks the language of the page', () => {
  expect(portuguese).toBe(ptBR);
  const theme = createMaterialTheme(INITIAL_THEME_STATE, portuguese);
  expect(theme.components?.MuiAutocomplete?.defaultProps).toMatchObject({ closeText: 'Fechar' });
});

it('mirrors the styles of emotion, under names of their own', () => {
  expect(rtlCache.key).toBe('css-rtl');
  const html = renderToString(
    createElement(
      CacheProvider,
      { value: rtlCache },
      createElement(Box, { sx: { marginLeft: '4px', textAlign: 'left' } }),
    ),
  );
  expect(html).toContain('margin-right:4px;text-align:right;');
});
