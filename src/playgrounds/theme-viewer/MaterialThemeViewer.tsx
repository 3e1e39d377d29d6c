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
      { id: 'light', label: t('playgrounds.themeViewer.light'), theme: THEMES.light },
      { id: 'dark', label: t('playgrounds.themeViewer.dark'), theme: THEMES.dark },
      { id: 'variables', label: t('playgrounds.themeViewer.variables'), theme: THEMES.variables },
      { id: 'site', label: t('playgrounds.themeViewer.site'), theme: THEMES.site },
    ],
    [t],
  );
  return <ThemeViewer label={t('playgrounds.themeViewer.material')} themes={themes} />;
}
