import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@site/src/interface-text/useTranslate';
import { themeStore } from '@site/src/theming/themeStore';
import { useStoredValue } from '@site/src/storage/createStoredValue';
import { ExportCode } from '../ExportCode';
import { buildColorCode } from './colorCode';
import { ColorPicker } from './ColorPicker';
import { ColorPreview } from './ColorPreview';
import { ContrastTable } from './ContrastTable';
import { ROLES } from './contrast';
import { colorDraft, INITIAL_DRAFT } from './draft';

function Actions() {
  const t = useTranslate();
  const { primary, secondary } = useStoredValue(colorDraft);
  const [done, setDone] = useState<'applied' | 'wasReset'>();
  const apply = () => {
    const paletteColors = { primary: { main: primary }, secondary: { main: secondary } };
    themeStore.dispatch({ type: 'CHANGE', payload: { paletteColors } });
    setDone('applied');
  };
  const reset = () => {
    colorDraft.set(INITIAL_DRAFT);
    themeStore.dispatch({ type: 'RESET_COLORS' });
    setDone('wasReset');
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' }}>
      <Button variant="contained" onClick={apply}>
        {t('themeTools.color.apply')}
      </Button>
      <Button variant="outlined" onClick={reset}>
        {t('themeTools.color.reset')}
      </Button>
      <Typography variant="body2" role="status">
        {done && t(`themeTools.color.${done}`)}
      </Typography>
    </Box>
  );
}

/**
 * The color tool: primary and secondary color, their contrast, a preview, the same for all demos,
 * and code. Serves the contract's "Theme": CHANGE of paletteColors, RESET_COLORS.
 */
export default function ColorTool() {
  const t = useTranslate();
  const draft = useStoredValue(colorDraft);
  return (
    <Box
      role="group"
      aria-label={t('themeTools.color.label')}
      sx={{ display: 'grid', gap: '20px' }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: '24px',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 270px), 1fr))',
        }}
      >
        {ROLES.map((role) => (
          <Box key={role} sx={{ display: 'grid', gap: '16px', alignContent: 'start', minWidth: 0 }}>
            <ColorPicker
              role={role}
              color={draft[role]}
              onChange={(color) => colorDraft.set({ ...colorDraft.get(), [role]: color })}
            />
            <ContrastTable role={role} color={draft[role]} />
          </Box>
        ))}
      </Box>
      <ColorPreview draft={draft} />
      <Actions />
      <ExportCode fileName="src/theme.ts" code={buildColorCode(draft)} />
    </Box>
  );
}
