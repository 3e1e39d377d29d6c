import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { getCopyLinkLabel } from './messages';
import { ROW_HEADER } from './roles';

interface RowNameProps {
  readonly id: string;
  readonly name: string;
  /** Called with the row's name when its link is followed. */
  readonly onLink: (id: string, name: string) => void;
  readonly children?: ReactNode;
}

/** First cell of a row: the name, and a link to the row that also copies its address. */
export function RowName({ id, name, onLink, children }: RowNameProps) {
  return (
    <th scope="row" {...ROW_HEADER}>
      <code className="api-name">{name}</code>
      {children}
      <Link
        className="hash-link api-link"
        to={`#${id}`}
        aria-label={getCopyLinkLabel(name)}
        title={getCopyLinkLabel(name)}
        onClick={() => onLink(id, name)}
      />
    </th>
  );
}
