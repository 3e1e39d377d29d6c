/** Texts of Material UI's components in the language of the page; English is what they have. */
export const materialLocale = {};
