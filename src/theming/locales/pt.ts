/** Texts of Material UI's components in the language of the page: Brazilian Portuguese. */
export { ptBR as materialLocale } from '@mui/material/locale';
