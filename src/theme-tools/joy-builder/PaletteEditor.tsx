import { useEffect, useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import { useTranslate } from '@site/src/interface-text/useTranslate';
import { parseHex } from '../color/ramps';
import { ChoiceRow } from './ChoiceRow';
import { ContrastList } from './ContrastList';
import { JOY_COLORS, JOY_STEPS, type JoyColor, type JoyRamp, type JoyStep } from './draft';
import { createRamp, getDefaultRamp } from './ramp';

function Patch({ color }: { readonly color: string }) {
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        inlineSize: 28,
        blockSize: 28,
        borderRadius: '6px',
        border: '1px solid',
        borderColor: 'divider',
        forcedColorAdjust: 'none',
      }}
      style={{ backgroundColor: color }}
    />
  );
}

function HexField({
  label,
  color,
  onChange,
}: {
  readonly label: string;
  readonly color: string;
  readonly onChange: (color: string) => void;
}) {
  const t = useTranslate();
  const [text, setText] = useState(color);
  // A color chosen elsewhere replaces the text, but not one that means the same.
  useEffect(() => setText((typed) => (parseHex(typed) === color ? typed : color)), [color]);
  const isWrong = parseHex(text) === undefined;
  return (
    <FormControl error={isWrong}>
      <FormLabel>{label}</FormLabel>
      <Input
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          const parsed = parseHex(target.value);
          if (parsed !== undefined) onChange(parsed);
        }}
        onBlur={() => setText(color)}
        slotProps={{ input: { dir: 'ltr', spellCheck: false, autoComplete: 'off' } }}
      />
      <FormHelperText>
        {isWrong ? t('themeTools.color.hexWrong') : t('themeTools.color.hexHelp')}
      </FormHelperText>
    </FormControl>
  );
}

/** The ramps of the theme, step by step, or whole ramps around one color. */
export function PaletteEditor({
  palette,
  onChange,
}: {
  readonly palette: Readonly<Partial<Record<JoyColor, JoyRamp>>>;
  readonly onChange: (palette: Readonly<Partial<Record<JoyColor, JoyRamp>>>) => void;
}) {
  const t = useTranslate();
  const [color, setColor] = useState<JoyColor>('primary');
  const [step, setStep] = useState<JoyStep>(500);
  const getRamp = (name: JoyColor) => palette[name] ?? getDefaultRamp(name);
  const ramp = getRamp(color);
  const setRamp = (next: JoyRamp) => onChange({ ...palette, [color]: next });
  const resetRamp = () => {
    const { [color]: _own, ...others } = palette;
    onChange(others);
  };
  return (
    <Box sx={{ display: 'grid', gap: '12px', minWidth: 0 }}>
      <ChoiceRow
        legend={t('themeTools.joyBuilder.color')}
        value={color}
        choices={JOY_COLORS.map((name) => ({
          value: name,
          label: name,
          content: <Patch color={getRamp(name)[500]} />,
        }))}
        onChange={(value) => setColor(JOY_COLORS.find((name) => name === value) ?? 'primary')}
      />
      <ChoiceRow
        legend={`${t('themeTools.joyBuilder.step')}: ${color}`}
        value={String(step)}
        choices={JOY_STEPS.map((name) => ({
          value: String(name),
          label: `${color} ${name}, ${ramp[name]}`,
          content: <Patch color={ramp[name]} />,
        }))}
        onChange={(value) => setStep(JOY_STEPS.find((name) => String(name) === value) ?? 500)}
      />
      <HexField
        label={`${color} ${step}`}
        color={ramp[step]}
        onChange={(next) => setRamp({ ...ramp, [step]: next })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        <Button size="sm" variant="soft" onClick={() => setRamp(createRamp(ramp[step]))}>
          {t('themeTools.joyBuilder.makeRamp')}
        </Button>
        <Button
          size="sm"
          variant="plain"
          disabled={palette[color] === undefined}
          onClick={resetRamp}
        >
          {t('themeTools.joyBuilder.resetRamp')}
        </Button>
      </Box>
      <ContrastList color={color} ramp={ramp} />
    </Box>
  );
}
