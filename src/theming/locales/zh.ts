/** Texts of Material UI's components in the language of the page: simplified Chinese. */
export { zhCN as materialLocale } from '@mui/material/locale';
