import { materialLocale } from '@material-locale';
import { createMaterialTheme } from '../branding/materialTheme';
import { createThemeSource } from './createThemeSource';
import { denseMaterial } from './denseMaterial';

/** Themes of Material UI's demos, in the language of the page. */
export const materialThemes = createThemeSource((choices) =>
  createMaterialTheme(choices, choices.dense ? denseMaterial : {}, materialLocale),
);
