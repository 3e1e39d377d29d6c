import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@site/src/interface-text/useTranslate';
import { useThemeState } from '@site/src/theming/themeStore';
import { ExportCode } from '../ExportCode';
import { buildDensityCode } from './densityCode';
import { DensityControls } from './DensityControls';
import { PreviewList, PreviewTable } from './PreviewData';
import { PreviewForm } from './PreviewForm';

function Preview() {
  const t = useTranslate();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t('themeTools.density.preview')}
      sx={{ overflow: 'hidden' }}
    >
      <AppBar position="static" component="div" elevation={0}>
        <Toolbar>
          <Typography component="span" variant="h6" sx={{ flexGrow: 1 }}>
            {t('themeTools.density.app')}
          </Typography>
          <Button color="inherit">{t('themeTools.density.action')}</Button>
        </Toolbar>
      </AppBar>
      <Box
        sx={{
          p: 2,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
        }}
      >
        <PreviewForm />
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <PreviewTable />
          <PreviewList />
        </Stack>
      </Box>
    </Paper>
  );
}

/**
 * The density tool: spacing and dense components of all demos of the site, seen on a small app, and
 * as code. Serves the contract's "Theme": SET_SPACING to RESET_DENSITY.
 */
export default function DensityTool() {
  const t = useTranslate();
  const { spacing, dense } = useThemeState();
  return (
    <Box
      role="group"
      aria-label={t('themeTools.density.label')}
      sx={{ display: 'grid', gap: '20px' }}
    >
      <DensityControls />
      <Preview />
      <ExportCode fileName="src/theme.ts" code={buildDensityCode({ spacing, dense })} />
    </Box>
  );
}
