import type { ApiPage } from './types';

/** The lists of a page whose rows can be linked to; also the middle of their anchors. */
export type RowKind = 'prop' | 'parameter' | 'return' | 'slot' | 'classes';

type PageRows = Pick<ApiPage, 'kind' | 'name' | 'props' | 'returns' | 'slots' | 'classes'> &
  Partial<Pick<ApiPage, 'inheritedProps'>>;

/**
 * Anchor of a row, the same for as long as the name stays.
 *
 * @example toAnchor('Button', 'prop', 'color') // 'Button-prop-color'
 */
export function toAnchor(pageName: string, kind: RowKind, rowName: string): string {
  return `${pageName}-${kind}-${rowName}`;
}

/** How the props of a page are called: a hook has parameters. */
export function getPropKind({ kind }: Pick<ApiPage, 'kind'>): RowKind {
  return kind === 'hook' ? 'parameter' : 'prop';
}

/** All anchors of a page's rows. */
export function listAnchors(page: PageRows): string[] {
  const toAnchors = (kind: RowKind, names: readonly string[]) =>
    names.map((name) => toAnchor(page.name, kind, name));
  return [
    ...toAnchors(
      getPropKind(page),
      [...page.props, ...(page.inheritedProps ?? [])].map(({ name }) => name),
    ),
    ...toAnchors(
      'return',
      page.returns.map(({ name }) => name),
    ),
    ...toAnchors(
      'slot',
      page.slots.map(({ name }) => name),
    ),
    ...toAnchors(
      'classes',
      page.classes.map(({ key }) => key),
    ),
  ];
}
