import { useColorMode } from '@docusaurus/theme-common';
import {
  DEFAULT_PREFERENCES,
  usePreferences,
  type CodeStyling,
  type CodeVariant,
} from '@site/plugins/preferences/client';
import { INITIAL_THEME_STATE, type Direction } from '@site/src/theming/themeReducer';
import { useThemeDispatch } from '@site/src/theming/ThemeProvider';
import { useThemeState } from '@site/src/theming/themeStore';

/** What a reader can choose for the color mode; `system` follows the operating system. */
export type ModeChoice = 'system' | 'light' | 'dark';

/** Everything the settings panel shows and changes, wherever it is kept. */
export function useSettings() {
  const { colorModeChoice, setColorMode } = useColorMode();
  const { codeVariant, codeStyling, setCodeVariant, setCodeStyling } = usePreferences();
  const { dense, direction } = useThemeState();
  const dispatch = useThemeDispatch();
  const setMode = (mode: ModeChoice) => setColorMode(mode === 'system' ? null : mode);
  const setDirection = (next: Direction) =>
    dispatch({ type: 'CHANGE', payload: { direction: next } });
  return {
    mode: colorModeChoice ?? ('system' as const),
    setMode,
    direction,
    setDirection,
    dense,
    setDense: (next: boolean) => dispatch({ type: 'SET_DENSE', payload: next }),
    codeVariant,
    setCodeVariant: (next: CodeVariant) => setCodeVariant(next),
    codeStyling,
    setCodeStyling: (next: CodeStyling) => setCodeStyling(next),
    /** Back to the defaults, all of them: those without a control in the panel too. */
    resetAll() {
      setMode('system');
      setDirection(INITIAL_THEME_STATE.direction);
      dispatch({ type: 'RESET_DENSITY' });
      dispatch({ type: 'RESET_COLORS' });
      setCodeVariant(DEFAULT_PREFERENCES.codeVariant);
      setCodeStyling(DEFAULT_PREFERENCES.codeStyling);
    },
  };
}
