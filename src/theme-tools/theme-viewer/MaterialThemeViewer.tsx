import { createTheme, extendTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslate } from '@site/src/interface-text/useTranslate';
import { materialThemes } from '@site/src/theming/materialThemes';
import { ThemeViewer } from './ThemeViewer';
import type { ViewedTheme } from './useThemeViewer';

const THEMES = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
  variables: extendTheme({ colorSchemes: { light: true, dark: true } }),
  site: materialThemes.base,
};

/** The default themes of Material UI, and the one that the demos of this site have. */
export default function MaterialThemeViewer() {
  const t = useTranslate();
  const themes = useMemo(
    (): readonly [ViewedTheme, ...ViewedTheme[]] => [
      { id: 'light', label: t('themeTools.themeViewer.light'), theme: THEMES.light },
      { id: 'dark', label: t('themeTools.themeViewer.dark'), theme: THEMES.dark },
      { id: 'variables', label: t('themeTools.themeViewer.variables'), theme: THEMES.variables },
      { id: 'site', label: t('themeTools.themeViewer.site'), theme: THEMES.site },
    ],
    [t],
  );
  return <ThemeViewer label={t('themeTools.themeViewer.material')} themes={themes} />;
}
