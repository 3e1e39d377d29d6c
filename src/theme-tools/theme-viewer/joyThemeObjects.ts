import { extendTheme } from '@mui/joy/styles';
import { joyThemes } from '@site/src/theming/joyThemes';

/** Joy UI's default theme, and the one that the demos of this site have. */
export const joyThemeObjects = { initial: extendTheme(), site: joyThemes.base };
