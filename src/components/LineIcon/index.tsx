import type { ComponentProps } from 'react';

/** Props of {@link LineIcon}: those of an `svg`, and the path that is drawn. */
export type LineIconProps = ComponentProps<'svg'> & {
  /** The line, in a square of 24 by 24. */
  readonly d: string;
};

/** A sign drawn with one line in the color of the text; it says nothing to a screen reader. */
export default function LineIcon({ d, ...props }: LineIconProps) {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true" {...props}>
      <path
        d={d}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
