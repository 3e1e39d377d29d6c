import { materialLocale } from '@material-locale';
import { createThemeSource } from '@site/src/theming/createThemeSource';
import { createVersionTheme } from './createVersionTheme';
import { dense } from './dense';

/** Themes of this version's demos, in the language of the page. */
export const themes = createThemeSource((choices) =>
  createVersionTheme(choices, choices.dense ? dense : {}, materialLocale),
);
