import { useMemo } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Toolbar from '@mui/material/Toolbar';
import { createMaterialTheme } from '@site/src/branding/materialTheme';
import { useTranslate } from '@site/src/interface-text/useTranslate';
import { buildScopedThemeCss, type ThemeStyleSheets } from '@site/src/theming/themeCss';
import type { ColorDraft, ColorRole } from './draft';
import { ROLES } from './contrast';

const SCOPE = '[data-color-preview]';

/** The demo's own theme is one of CSS variables, whatever `useTheme` calls it. */
function getStyleSheets(theme: object): ThemeStyleSheets {
  return (theme as { generateStyleSheets(): ThemeStyleSheets }).generateStyleSheets();
}

/** The variables by which the picked colors differ from those of the demos. */
function usePreviewCss({ primary, secondary }: ColorDraft): string {
  const outer = useTheme();
  return useMemo(() => {
    const paletteColors = { primary: { main: primary }, secondary: { main: secondary } };
    const inner = createMaterialTheme({ paletteColors });
    const isPalette = (property: string) => property.startsWith('--mui-palette-');
    return buildScopedThemeCss(getStyleSheets(outer), getStyleSheets(inner), SCOPE, isPalette);
  }, [outer, primary, secondary]);
}

function Controls({ role }: { readonly role: ColorRole }) {
  const t = useTranslate();
  return (
    <Stack spacing={1.5} sx={{ minWidth: 0 }}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Button variant="contained" color={role}>
          {t('themeTools.color.preview.save')}
        </Button>
        <Button variant="outlined" color={role}>
          {t('themeTools.color.preview.edit')}
        </Button>
        <Chip label={role} color={role} />
      </Stack>
      <Stack direction="row" spacing={1} alignItems="center">
        <Checkbox
          color={role}
          defaultChecked
          inputProps={{ 'aria-label': `${t('themeTools.color.preview.option')}, ${role}` }}
        />
        <Switch
          color={role}
          defaultChecked
          inputProps={{ 'aria-label': `${t('themeTools.color.preview.switch')}, ${role}` }}
        />
        <Slider
          color={role}
          defaultValue={40}
          aria-label={`${t('themeTools.color.preview.volume')}, ${role}`}
        />
      </Stack>
      <LinearProgress
        color={role}
        variant="determinate"
        value={60}
        aria-label={`${t('themeTools.color.preview.progress')}, ${role}`}
      />
    </Stack>
  );
}

/** The picked colors on real components, without touching any other demo. */
export function ColorPreview({ draft }: { readonly draft: ColorDraft }) {
  const t = useTranslate();
  const css = usePreviewCss(draft);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t('themeTools.color.preview.label')}
      data-color-preview=""
      sx={{ overflow: 'hidden' }}
    >
      {/* Not as a child: React would escape it on the server, and the browser reads no entities here. */}
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <AppBar position="static" component="div" elevation={0} enableColorOnDark>
        <Toolbar variant="dense">{t('themeTools.color.preview.app')}</Toolbar>
      </AppBar>
      <Box
        sx={{
          p: 2,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
        }}
      >
        {ROLES.map((role) => (
          <Controls key={role} role={role} />
        ))}
        <Link href="#color-tool">{t('themeTools.color.preview.link')}</Link>
      </Box>
    </Paper>
  );
}
