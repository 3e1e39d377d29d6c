import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@site/src/interface-text/useTranslate';
import { SPACING_LIMITS } from '@site/src/theming/themeReducer';
import { themeStore, useThemeState } from '@site/src/theming/themeStore';

/** End of the slider in px. Wider spacing is possible, by the buttons, and moves the end. */
const USUAL_MAXIMUM = 16;

/**
 * Spacing and density of all demos. Sizes are in px and stated: what changes the density must not
 * move away from the pointer by it.
 */
export function DensityControls() {
  const t = useTranslate();
  const { spacing, dense } = useThemeState();
  const [wasReset, setWasReset] = useState(false);
  const dispatch: typeof themeStore.dispatch = (action) => {
    themeStore.dispatch(action);
    setWasReset(action.type === 'RESET_DENSITY');
  };
  return (
    <Box sx={{ display: 'grid', gap: '12px' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
        <Typography id="density-spacing" component="span" sx={{ minWidth: '9em' }}>
          {t('themeTools.density.spacing')}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px', flex: '1 1 260px' }}>
          <Button
            variant="outlined"
            size="medium"
            aria-label={t('themeTools.density.decrease')}
            disabled={spacing <= SPACING_LIMITS.min}
            onClick={() => dispatch({ type: 'DECREASE_SPACING' })}
            sx={{ minWidth: '40px', p: '6px' }}
          >
            −
          </Button>
          <Slider
            aria-labelledby="density-spacing"
            getAriaValueText={(value) => `${value} ${t('themeTools.density.pixels')}`}
            min={SPACING_LIMITS.min}
            max={Math.max(USUAL_MAXIMUM, spacing)}
            value={spacing}
            onChange={(_event, value) => dispatch({ type: 'SET_SPACING', payload: Number(value) })}
            sx={{ marginInline: '12px' }}
          />
          <Button
            variant="outlined"
            size="medium"
            aria-label={t('themeTools.density.increase')}
            disabled={spacing >= SPACING_LIMITS.max}
            onClick={() => dispatch({ type: 'INCREASE_SPACING' })}
            sx={{ minWidth: '40px', p: '6px' }}
          >
            +
          </Button>
          <Box component="output" dir="ltr" sx={{ minWidth: '3.5em', textAlign: 'end' }}>
            {`${spacing} ${t('themeTools.density.pixels')}`}
          </Box>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
        <FormControlLabel
          sx={{ marginInlineStart: 0 }}
          control={
            <Switch
              checked={dense}
              onChange={(_event, payload) => dispatch({ type: 'SET_DENSE', payload })}
            />
          }
          label={t('themeTools.density.dense')}
        />
        <Button
          size="medium"
          variant="outlined"
          onClick={() => dispatch({ type: 'RESET_DENSITY' })}
        >
          {t('themeTools.density.reset')}
        </Button>
        <Typography variant="body2" role="status">
          {wasReset && t('themeTools.density.wasReset')}
        </Typography>
      </Box>
    </Box>
  );
}
