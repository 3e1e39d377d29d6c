import { createJoyTheme } from '../branding/joyTheme';
import { createThemeSource } from './createThemeSource';
import { denseJoy } from './denseJoy';

/** Themes of Joy UI's demos. Palette colors are Material UI's: a color of Joy is a whole ramp. */
export const joyThemes = createThemeSource((choices) =>
  createJoyTheme(choices, choices.dense ? denseJoy : {}),
);
