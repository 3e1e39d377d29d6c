/**
 * Replaces `Tabs` of theme-classic, which throws its elements away after hydration and makes them
 * anew: the browser then styled and laid out the whole article once more. The state is upstream's.
 */
import type { KeyboardEvent } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Tabs';

/** The tab that a key leads to from `tab`, by the keyboard pattern of tabs. */
function findTab(tab: Element, key: string): Element | null | undefined {
  const list = tab.parentElement;
  const isRightToLeft = getComputedStyle(tab).direction === 'rtl';
  const next = tab.nextElementSibling ?? list?.firstElementChild;
  const previous = tab.previousElementSibling ?? list?.lastElementChild;
  switch (key) {
    case 'ArrowRight':
      return isRightToLeft ? previous : next;
    case 'ArrowLeft':
      return isRightToLeft ? next : previous;
    case 'Home':
      return list?.firstElementChild;
    case 'End':
      return list?.lastElementChild;
    default:
      return null;
  }
}

function TabList({ className }: Pick<Props, 'className'>) {
  const { selectedValue, selectValue, tabValues, block } = useTabs();
  const { blockElementScrollPositionUntilNextRender } = useScrollPositionBlocker();

  const select = (tab: HTMLElement, value: string) => {
    if (value === selectedValue) return;
    // All tabs of the group change with it, and may change the height of what is above this one.
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, value: string) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      select(event.currentTarget, value);
      return;
    }
    const tab = findTab(event.currentTarget, event.key);
    if (!(tab instanceof HTMLElement)) return;
    event.preventDefault();
    tab.focus();
  };
  return (
    <ul
      role="tablist"
      aria-orientation="horizontal"
      className={clsx('tabs', block && 'tabs--block', className)}
    >
      {tabValues.map(({ value, label, attributes }) => (
        <li
          key={value}
          role="tab"
          tabIndex={selectedValue === value ? 0 : -1}
          aria-selected={selectedValue === value}
          onKeyDown={(event) => onKeyDown(event, value)}
          onClick={(event) => select(event.currentTarget, value)}
          {...attributes}
          className={clsx(
            'tabs__item',
            attributes?.['className'] as string | undefined,
            selectedValue === value && 'tabs__item--active',
          )}
        >
          {label ?? value}
        </li>
      ))}
    </ul>
  );
}

export default function Tabs(props: Props) {
  const value = useTabsContextValue(props);
  return (
    <TabsProvider value={value}>
      <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container')}>
        <TabList className={props.className} />
        <div className="margin-top--md">{sanitizeTabsChildren(props.children)}</div>
      </div>
    </TabsProvider>
  );
}
