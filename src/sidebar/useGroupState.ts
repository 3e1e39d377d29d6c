import { useEffect } from 'react';
import { useCollapsible } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { getRememberedCollapsed, rememberCollapsed } from './memory';

/**
 * Open or closed, for one group of the sidebar: the group of the page being read is open, the
 * others are as the reader left them.
 *
 * @param key what the group is remembered by.
 */
export function useGroupState(key: string, isActive: boolean, isCollapsedByDefault: boolean) {
  const isBrowser = useIsBrowser();
  const { collapsed, setCollapsed } = useCollapsible({
    // While hydrating, the first render has to equal the server's, which remembers nothing.
    initialState: () =>
      !isActive && ((isBrowser ? getRememberedCollapsed(key) : undefined) ?? isCollapsedByDefault),
  });

  useEffect(() => {
    if (isActive) setCollapsed(false);
    else {
      const remembered = getRememberedCollapsed(key);
      if (remembered !== undefined) setCollapsed(remembered);
    }
  }, [isActive, key, setCollapsed]);

  return {
    isCollapsed: collapsed,
    toggle() {
      rememberCollapsed(key, !collapsed);
      setCollapsed(!collapsed);
    },
  };
}
