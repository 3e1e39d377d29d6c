import { translate } from '@docusaurus/Translate';

/** Heads of the columns; they also label the cells where rows are shown as a list. */
export function getColumnLabels() {
  return {
    name: translate({
      id: 'api.table.name',
      message: 'Name',
      description: 'Column of an API table: name of a prop, slot or class',
    }),
    type: translate({
      id: 'api.table.type',
      message: 'Type',
      description: 'Column of an API table: type of a prop',
    }),
    default: translate({
      id: 'api.table.default',
      message: 'Default',
      description: 'Column of an API table: default value of a prop, or element of a slot',
    }),
    className: translate({
      id: 'api.table.className',
      message: 'Class',
      description: 'Column of an API table: global CSS class',
    }),
    description: translate({
      id: 'api.table.description',
      message: 'Description',
      description: 'Column of an API table: what a prop, slot or class is for',
    }),
  };
}

/** Summary of the deprecated rows, which are folded away. */
export function getDeprecatedLabel(count: number): string {
  return translate(
    {
      id: 'api.table.deprecated',
      message: 'Deprecated: {count}',
      description: 'Summary that opens the deprecated rows of an API table',
    },
    { count },
  );
}

/** What a link beside a name is called. */
export function getCopyLinkLabel(name: string): string {
  return translate(
    {
      id: 'api.row.link',
      message: 'Copy link to {name}',
      description: 'Link of a row of an API table; it leads to the row and copies its address',
    },
    { name },
  );
}

/** What is announced once a link was copied. */
export function getCopiedLabel(name: string): string {
  return translate(
    {
      id: 'api.row.copied',
      message: 'Link to {name} copied',
      description: 'Announced after the link of a row of an API table was copied',
    },
    { name },
  );
}

/** What a button beside a line of code shows; its name says which line. */
export function getCopyLabel(): string {
  return translate({
    id: 'api.inspector.copyShort',
    message: 'Copy',
    description: 'Button that copies a line of code',
  });
}

/** What a button beside a line of code is called. */
export function getCopyCodeLabel(name: string): string {
  return translate(
    {
      id: 'api.inspector.copy',
      message: 'Copy: {name}',
      description: 'Button that copies a line of code, which it names',
    },
    { name },
  );
}

/** How many rows the filter leaves. */
export function getCountLabel(shown: number, total: number): string {
  return translate(
    {
      id: 'api.filter.count',
      message: '{shown} of {total} shown',
      description: 'How many rows of the API tables match the filter',
    },
    { shown, total },
  );
}

/** How many more rows a filter would find if inherited props were shown. */
export function getHiddenMatchesLabel(count: number): string {
  return translate(
    {
      id: 'api.filter.hidden',
      message: 'Hidden inherited props that match: {count}',
      description: 'Beside the number of rows that the filter leaves',
    },
    { count },
  );
}
