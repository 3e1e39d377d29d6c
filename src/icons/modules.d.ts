/** All icons of the installed package; made by the loader (node/transformIcons.ts). */
declare module '@mui/icons-material/package.json?icons' {
  const data: import('./types').IconData;
  export default data;
}

/** A few words about them. */
declare module '@mui/icons-material/package.json?icon-categories' {
  const categories: readonly import('./types').CategorySummary[];
  export default categories;
}
