import { decodeEntities } from './html';

/** Stands before words that are shown and not found by: of the private use area, so no page has it. */
export const LABEL_MARK = '\uE000';

/** Parts of a cell that stand below each other without a space between them. */
const LINES = /<(?=(?:p|ul|ol|li|div|span)\b)/g;

const isEmpty = (tag: string, cell: string) =>
  /\sdata-empty[\s=>]/.test(tag) || cell.replace(/<[^>]*>/g, '').trim() === '';

/** What a column is called, in small letters; empty where the cell does not say it. */
function readLabel(tag: string): string {
  const [, quoted, bare = ''] = /\sdata-label=(?:"([^"]*)"|([^\s>"]+))/.exec(tag) ?? [];
  const words = decodeEntities(quoted ?? bare)
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean);
  return words.map((word) => `${LABEL_MARK}${word} `).join('');
}

function partRow(row: string): string {
  const [name = '', ...cells] = row.split(/(?=<td\b)/);
  const parted = cells.map((cell, place) => {
    const [tag = ''] = /^<td\b[^>]*>/.exec(cell) ?? [];
    if (isEmpty(tag, cell)) return '';
    const text = cell.slice(tag.length).replace(LINES, ' <');
    const isLast = place === cells.length - 1;
    return `${tag} ${isLast ? '—' : '·'} ${place === 0 || isLast ? '' : readLabel(tag)}${text}`;
  });
  return name.replace(LINES, ' <') + parted.join('');
}

/**
 * A page whose table rows read as a line of text. Rows that can be linked to, and so are results of their
 * own, get signs between their cells: the first says what it is, the last explains it, those between
 * are called by the attribute `data-label`. Empty ones (`data-empty`) are left out. Cells of other
 * rows get a space, or they would make one word.
 *
 * @example
 * // <tr id=a><th>color<td>string<td data-label=Default>'red'<td><p>The color.</table>
 * // color · string · default 'red' — The color.
 */
export function partRows(html: string): string {
  return html.replace(/<tr\b([^>]*)>.*?(?=<tr\b|<\/table>)/gs, (row, attributes: string) =>
    /\sid=/.test(attributes) ? ` ${partRow(row)}` : row.replace(/<(?=t[dhr]\b)/g, ' <'),
  );
}
