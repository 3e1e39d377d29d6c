import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslate } from '@site/src/interface-text/useTranslate';
import type { ColorRole } from './draft';
import { findShade, getShadeColor, HUES, parseHex, SHADES, type Hue } from './ramps';
import { SwatchGroup } from './SwatchGroup';

/** Where a color that is in no ramp begins when a hue or a shade is asked for. */
const FALLBACK = { hue: 'blue', shade: 500 } as const;

interface HexFieldProps {
  readonly id: string;
  readonly color: string;
  readonly onChange: (color: string) => void;
}

/** Takes any color as it is typed; what is no color yet changes nothing, and says so. */
function HexField({ id, color, onChange }: HexFieldProps) {
  const t = useTranslate();
  const [text, setText] = useState(color);
  // A color picked elsewhere replaces the text, but not one that means the same.
  useEffect(() => setText((typed) => (parseHex(typed) === color ? typed : color)), [color]);
  const isWrong = parseHex(text) === undefined;
  return (
    <TextField
      id={id}
      size="small"
      label={t('themeTools.color.hex')}
      value={text}
      error={isWrong}
      helperText={isWrong ? t('themeTools.color.hexWrong') : t('themeTools.color.hexHelp')}
      onChange={({ target }) => {
        setText(target.value);
        const parsed = parseHex(target.value);
        if (parsed !== undefined) onChange(parsed);
      }}
      onBlur={() => setText(color)}
      inputProps={{ dir: 'ltr', spellCheck: false, autoComplete: 'off' }}
      sx={{ maxWidth: '20em' }}
    />
  );
}

/** One color of the palette, from Material Design's ramps by hue and shade, or any other. */
export function ColorPicker({
  role,
  color,
  onChange,
}: {
  readonly role: ColorRole;
  readonly color: string;
  readonly onChange: (color: string) => void;
}) {
  const t = useTranslate();
  const place = findShade(color);
  // Shades of one color may be alike, and a color that was typed has no hue: the last one asked for.
  const [asked, setAsked] = useState<{ hue: Hue; color: string }>();
  const hue = asked?.color === color ? asked.hue : (place?.hue ?? asked?.hue ?? FALLBACK.hue);
  const shade = SHADES.find((candidate) => getShadeColor(hue, candidate) === color);
  const pick = (nextHue: Hue, next: string) => {
    setAsked({ hue: nextHue, color: next });
    onChange(next);
  };
  const name = t(`themeTools.color.${role}`);
  return (
    <Box role="group" aria-label={name} sx={{ display: 'grid', gap: '12px', minWidth: 0 }}>
      <SwatchGroup
        id={`color-${role}-hue`}
        label={`${name}: ${t('themeTools.color.hue')}`}
        value={shade === undefined ? '' : hue}
        swatches={HUES.map((value) => ({ value, label: value, color: getShadeColor(value, 500) }))}
        onChange={(value) => {
          const next = HUES.find((candidate) => candidate === value) ?? FALLBACK.hue;
          pick(next, getShadeColor(next, shade ?? FALLBACK.shade));
        }}
      />
      <SwatchGroup
        id={`color-${role}-shade`}
        label={`${name}: ${t('themeTools.color.shade')}`}
        value={shade === undefined ? '' : String(shade)}
        swatches={SHADES.map((value) => {
          const shadeColor = getShadeColor(hue, value);
          return {
            value: String(value),
            label: `${hue} ${String(value)}, ${shadeColor}`,
            color: shadeColor,
          };
        })}
        onChange={(value) => {
          const next = SHADES.find((candidate) => String(candidate) === value) ?? FALLBACK.shade;
          pick(hue, getShadeColor(hue, next));
        }}
      />
      <HexField id={`color-${role}-hex`} color={color} onChange={onChange} />
    </Box>
  );
}
