import Box from '@mui/material/Box';
import SvgIcon from '@mui/material/SvgIcon';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@site/src/interface-text/useTranslate';
import { choiceStyles } from './choiceStyles';
import { ICON_COLORS, ICON_SIZES, type IconColor, type IconSize } from './iconCode';
import { IconShapes } from './IconShapes';
import type { IconShape } from './types';

/** How an icon is to look in the code that is copied. */
export interface IconLook {
  readonly size: IconSize;
  readonly color: IconColor;
}

export interface IconLooksProps {
  readonly shape: IconShape | null;
  readonly look: IconLook;
  readonly onLook: (look: IconLook) => void;
}

interface RowProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
  readonly renderIcon: (value: Value) => React.ReactNode;
}

function Row<Value extends string>({ label, values, value, onValue, renderIcon }: RowProps<Value>) {
  return (
    <Box sx={{ display: 'grid', gap: '4px' }}>
      <Typography component="h3" variant="subtitle2">
        {label}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={label}
        value={value}
        onChange={(_event, chosen: Value | null) => chosen !== null && onValue(chosen)}
        sx={choiceStyles}
      >
        {values.map((known) => (
          <ToggleButton key={known} value={known}>
            {renderIcon(known)}
            {known}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

/** An icon in all sizes and colors of SvgIcon, one of each chosen. Values are props: not translated. */
export function IconLooks({ shape, look, onLook }: IconLooksProps) {
  const t = useTranslate();
  return (
    <>
      <Row
        label={t('icons.size')}
        values={ICON_SIZES}
        value={look.size}
        onValue={(size) => onLook({ ...look, size })}
        renderIcon={(size) => (
          <SvgIcon fontSize={size}>
            <IconShapes shape={shape} />
          </SvgIcon>
        )}
      />
      <Row
        label={t('icons.color')}
        values={ICON_COLORS}
        value={look.color}
        onValue={(color) => onLook({ ...look, color })}
        renderIcon={(color) => (
          <SvgIcon color={color}>
            <IconShapes shape={shape} />
          </SvgIcon>
        )}
      />
    </>
  );
}
