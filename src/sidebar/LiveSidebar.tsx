import { useLayoutEffect, type ReactNode } from 'react';
// Docusaurus' own; its public part has no provider for a root beside that of the page.
import { Router } from 'react-router-dom';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { useHistory } from '@docusaurus/router';
import DocSidebarItems from '@theme/DocSidebarItems';

export interface LiveSidebarProps {
  readonly history: ReturnType<typeof useHistory>;
  readonly items: PropSidebarItem[];
  readonly path: string;
  readonly onItemClick?: (item: PropSidebarItem) => void;
  /** The list listens and shows `path`. Called after every change of it. */
  readonly onShown: (path: string) => void;
}

/** The entries of a sidebar in a React root of their own: what they take from the page is given here. */
export default function LiveSidebar(props: LiveSidebarProps): ReactNode {
  const { history, items, path, onItemClick, onShown } = props;
  // In the moment in which it listens: whoever answered for it until then has to stop, or a press counts twice.
  useLayoutEffect(() => onShown(path), [onShown, path]);
  return (
    <Router history={history}>
      <DocSidebarItems items={items} activePath={path} level={1} onItemClick={onItemClick} />
    </Router>
  );
}
