import type { ComponentProps } from 'react';
import { translate } from '@docusaurus/Translate';
import { useOverflow } from './useOverflow';

function getScrollerLabel(): string {
  return translate({
    id: 'page.TableScroller.label',
    message: 'Table, scrolls sideways',
    description: 'Name of a table without a name of its own, where it is wider than the screen',
  });
}

/**
 * A table that scrolls in a box of its own on narrow screens, so that the page does not. The box is
 * a tab stop only while there is something to scroll: Safari gives a scroller none by itself.
 * Takes the props of `table`; its `aria-label` names the box too.
 */
export default function TableScroller(props: ComponentProps<'table'>) {
  const [ref, isOverflowing] = useOverflow<HTMLDivElement>();
  return (
    <div
      ref={ref}
      className="table-scroller"
      {...(isOverflowing && {
        role: 'group',
        tabIndex: 0,
        'aria-label': props['aria-label'] ?? getScrollerLabel(),
      })}
    >
      <table {...props} />
    </div>
  );
}
