import { Fragment, memo } from 'react';
import { splitName } from './iconNames';
import { IconPicture } from './IconShapes';
import type { IconShape } from './types';

export interface IconCellProps {
  readonly name: string;
  readonly shape: IconShape | null;
  readonly onOpen: (name: string) => void;
  /** Place among the cells of a grid, and whether the Tab key leads to it. */
  readonly place?: number;
  readonly isActive?: boolean;
}

/** An icon with its name, which opens its details. Drawn anew only when something of it changes. */
export const IconCell = memo(function IconCell(props: IconCellProps) {
  const { name, shape, onOpen, place, isActive = true } = props;
  return (
    <button
      type="button"
      className="icon-cell"
      dir="ltr"
      data-place={place}
      tabIndex={isActive ? 0 : -1}
      onClick={() => onOpen(name)}
    >
      <IconPicture shape={shape} />
      <span>
        {splitName(name).map((word, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {word}
          </Fragment>
        ))}
      </span>
    </button>
  );
});
