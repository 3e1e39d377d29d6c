import type { ReactElement, ReactNode } from 'react';
import { getDeprecatedLabel } from './messages';
import { COLUMN_HEADER, ROW, ROW_GROUP, TABLE } from './roles';

/** A row with what decides where and whether it is shown. */
export interface TableRow {
  readonly key: string;
  readonly isDeprecated: boolean;
  readonly isMatch: boolean;
  /** Whether the reader has hidden it, with others of its kind. Default: false. */
  readonly isHidden?: boolean;
  readonly element: ReactElement;
}

interface ApiTableProps {
  /** Name of the table, for assistive technology. */
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
  /** Whether rows are being filtered: then folded rows that match are opened. */
  readonly isFiltered: boolean;
}

function Rows({
  label,
  columns,
  rows,
}: Pick<ApiTableProps, 'label' | 'columns'> & { readonly rows: readonly TableRow[] }): ReactNode {
  return (
    <table className="api-table" {...TABLE} aria-label={label}>
      <thead {...ROW_GROUP}>
        <tr {...ROW}>
          {columns.map((column) => (
            <th key={column} scope="col" {...COLUMN_HEADER}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROW_GROUP}>{rows.map(({ element }) => element)}</tbody>
    </table>
  );
}

/** A table of the reference: rows in use first, deprecated ones folded away below. */
export function ApiTable({ label, columns, rows, isFiltered }: ApiTableProps) {
  const current = rows.filter(({ isDeprecated }) => !isDeprecated);
  const deprecated = rows.filter(({ isDeprecated }) => isDeprecated);
  const shown = deprecated.filter(({ isHidden = false }) => !isHidden);
  const hasMatch = shown.some(({ isMatch }) => isMatch);
  const summary = getDeprecatedLabel(shown.length);
  return (
    <>
      {current.length > 0 && <Rows label={label} columns={columns} rows={current} />}
      {deprecated.length > 0 && (
        <details
          className="api-deprecated"
          open={isFiltered && hasMatch ? true : undefined}
          hidden={shown.length === 0 || (isFiltered && !hasMatch)}
        >
          <summary>{summary}</summary>
          <Rows label={`${label}, ${summary}`} columns={columns} rows={deprecated} />
        </details>
      )}
    </>
  );
}
