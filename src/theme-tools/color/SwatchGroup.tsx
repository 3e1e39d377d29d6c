import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTheme } from '@mui/material/styles';

/** One color to pick. */
export interface Swatch {
  readonly value: string;
  /** Name for assistive technology and as a tip. */
  readonly label: string;
  readonly color: string;
}

function Patch({ color, isChecked }: { readonly color: string; readonly isChecked: boolean }) {
  const { palette } = useTheme();
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        display: 'grid',
        placeItems: 'center',
        inlineSize: 32,
        blockSize: 32,
        borderRadius: '6px',
        border: 1,
        borderColor: 'divider',
        // What system colors replace stays a color: it is what is picked.
        forcedColorAdjust: 'none',
        backgroundColor: color,
        color: palette.getContrastText(color),
        fontSize: 18,
      }}
    >
      {isChecked && '✓'}
    </Box>
  );
}

/** Colors of which one is picked: radio buttons, so that arrow keys and screen readers know them. */
export function SwatchGroup({
  id,
  label,
  swatches,
  value,
  onChange,
}: {
  readonly id: string;
  readonly label: string;
  readonly swatches: readonly Swatch[];
  /** Empty: none of them. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <FormControl size="medium">
      <FormLabel id={id} sx={{ mb: '4px' }}>
        {label}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={value}
        onChange={(_event, next) => onChange(next)}
        sx={{ gap: '4px' }}
      >
        {swatches.map((swatch) => (
          <Radio
            key={swatch.value}
            value={swatch.value}
            title={swatch.label}
            inputProps={{ 'aria-label': swatch.label }}
            icon={<Patch color={swatch.color} isChecked={false} />}
            checkedIcon={<Patch color={swatch.color} isChecked />}
            sx={{
              p: 0,
              borderRadius: '6px',
              '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: '2px' },
            }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
