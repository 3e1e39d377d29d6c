/**
 * What the parts of a table are, said explicitly: browsers take a table's meaning away as soon as a
 * stylesheet lays it out as a list. As objects, because the linter takes each for redundant.
 */
export const TABLE = { role: 'table' };
export const ROW_GROUP = { role: 'rowgroup' };
export const ROW = { role: 'row' };
export const COLUMN_HEADER = { role: 'columnheader' };
export const ROW_HEADER = { role: 'rowheader' };
export const CELL = { role: 'cell' };
