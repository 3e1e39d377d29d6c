import { Fragment } from 'react';

/** After what opens or joins, and before a capital letter within a name; `=>` and `...` stay whole. */
const BREAKS = /(?<=[(<[=]|(?:^|[^.])\.)(?=[^\s.>)\]])|(?<=[a-z])(?=[A-Z])/;

/** The pieces of a line of code between which a narrow column may break it. */
export function splitAtBreaks(code: string): string[] {
  return code.split(BREAKS);
}

/**
 * Code in a narrow column: it goes on in the next line between words and signs, and only where a piece
 * is too long for the column in the middle of one. What is copied is not changed by that.
 */
export function BreakableCode({
  className,
  children,
}: {
  readonly className: string;
  readonly children: string;
}) {
  return (
    <code className={className}>
      {splitAtBreaks(children).map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </code>
  );
}
