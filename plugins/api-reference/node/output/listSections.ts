import { getPropKind, toAnchor, type RowKind } from '../../client/anchors';
import type { ApiPage, ApiProp } from '../../client/types';

/** A heading of a page and the rows below it, as the table of contents has them. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly rows: ReadonlyArray<{ readonly id: string; readonly name: string }>;
}

/** Rows that are folded away stay out of the table of contents. */
function toRows(
  page: ApiPage,
  kind: RowKind,
  items: ReadonlyArray<Pick<ApiProp, 'name' | 'deprecated'>>,
): Section['rows'] {
  return items
    .filter(({ deprecated }) => deprecated === null)
    .map(({ name }) => ({ id: toAnchor(page.name, kind, name), name }));
}

/**
 * The sections of a page in their order. `ApiTables` renders those that have rows, the MDX file the
 * others; ids and titles must agree with both.
 */
export function listSections(page: ApiPage): Section[] {
  const isHook = page.kind === 'hook';
  const hasReturn = page.returns.length > 0 || page.returnType !== null;
  const sections: ReadonlyArray<Section | false> = [
    { id: 'import', title: 'Import', rows: [] },
    page.props.length + page.inheritedProps.length > 0 && {
      id: isHook ? 'parameters' : 'props',
      title: isHook ? 'Parameters' : 'Props',
      rows: toRows(page, getPropKind(page), page.props),
    },
    isHook &&
      hasReturn && {
        id: 'return-value',
        title: 'Return value',
        rows: toRows(page, 'return', page.returns),
      },
    page.slots.length > 0 && {
      id: 'slots',
      title: 'Slots',
      rows: toRows(page, 'slot', page.slots),
    },
    page.classes.length > 0 && { id: 'css-classes', title: 'CSS classes', rows: [] },
    page.themeName !== null && { id: 'theme', title: 'Theme', rows: [] },
    page.demos.length > 0 && { id: 'demos', title: 'Demos', rows: [] },
    page.mentions.length > 0 && { id: 'what-links-here', title: 'What links here', rows: [] },
  ];
  return sections.filter((section) => section !== false);
}
