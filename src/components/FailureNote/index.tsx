import type { ReactNode } from 'react';

export interface FailureNoteProps {
  /** Below the header that the note stands in, or in the corner of the screen. */
  readonly place: 'header' | 'page';
  /** What could not be loaded, and what the reader can do. */
  readonly children: ReactNode;
}

/** Says, also to screen readers, that a part of the chrome could not be downloaded (src/css/failure-note.css). */
export default function FailureNote({ place, children }: FailureNoteProps): ReactNode {
  return (
    <p className="failure-note" data-place={place} role="alert">
      {children}
    </p>
  );
}
