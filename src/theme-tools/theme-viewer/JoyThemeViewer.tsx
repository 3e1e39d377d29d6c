import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslate } from '@site/src/interface-text/useTranslate';
import { joyThemeObjects } from './joyThemeObjects';
import { ThemeViewer } from './ThemeViewer';
import type { ViewedTheme } from './useThemeViewer';

/** The same viewer, which is built of Material UI: Joy UI's themes are what it shows. */
export default function JoyThemeViewer() {
  const t = useTranslate();
  const themes = useMemo(
    (): readonly [ViewedTheme, ...ViewedTheme[]] => [
      {
        id: 'default',
        label: t('themeTools.themeViewer.initial'),
        theme: joyThemeObjects.initial,
      },
      { id: 'site', label: t('themeTools.themeViewer.site'), theme: joyThemeObjects.site },
    ],
    [t],
  );
  return (
    <Box>
      <ThemeViewer label={t('themeTools.themeViewer.joy')} themes={themes} />
    </Box>
  );
}
