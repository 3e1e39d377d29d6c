import { memo } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from '@site/src/interface-text/useTranslate';
import { choiceStyles } from './choiceStyles';
import { ICON_THEMES, type IconTheme } from './iconNames';

export interface ThemeChoiceProps {
  readonly theme: IconTheme;
  readonly onTheme: (theme: IconTheme) => void;
  /** What stands before the name of a theme. */
  readonly renderPicture?: (theme: IconTheme) => React.ReactNode;
  readonly isDisabled?: boolean;
}

/** The five themes, one of them pressed. Their names are those of the modules: not translated. */
export const ThemeChoice = memo(function ThemeChoice(props: ThemeChoiceProps) {
  const { theme, onTheme, renderPicture, isDisabled = false } = props;
  const t = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('icons.theme')}
      value={theme}
      disabled={isDisabled}
      onChange={(_event, chosen: IconTheme | null) => chosen !== null && onTheme(chosen)}
      sx={choiceStyles}
    >
      {ICON_THEMES.map((known) => (
        <ToggleButton key={known} value={known}>
          {renderPicture?.(known)}
          {known}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
});
