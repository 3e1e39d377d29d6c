import {
  useEffect,
  useRef,
  type ComponentPropsWithoutRef,
  type MouseEvent,
  type RefObject,
} from 'react';

export interface ModalDialogProps extends ComponentPropsWithoutRef<'dialog'> {
  /** For what closes the dialog from within other than by a `<form method="dialog">`. */
  readonly dialogRef?: RefObject<HTMLDialogElement>;
  /** Called after it has closed, however that came about: take it out of the page. */
  readonly onClose: () => void;
}

/**
 * The browser's own modal dialog, open as long as it is there: focus and Escape are its business. A
 * press beside it closes it too.
 */
export default function ModalDialog({ dialogRef, ...props }: ModalDialogProps) {
  const ownRef = useRef<HTMLDialogElement>(null);
  const ref = dialogRef ?? ownRef;
  useEffect(() => {
    const element = ref.current;
    if (element && !element.open) element.showModal();
  }, [ref]);
  const closeIfOutside = ({ target }: MouseEvent) => {
    if (target === ref.current) ref.current?.close();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- for the keyboard there are Escape and a button
    <dialog ref={ref} {...props} onClick={closeIfOutside} />
  );
}
