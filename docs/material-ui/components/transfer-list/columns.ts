/** Columns that a table of chemical elements may have. */
export const columns = ['Name', 'Symbol', 'Number', 'Mass', 'Density', 'Group', 'Period'];
