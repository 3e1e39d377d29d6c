import { useCallback, useId, useState } from 'react';
import type { DemoEditButtonProps } from '@theme/DemoEditButton';
import type { SharedEditorProps } from '@theme/DemoEditor';
import { useEditorAddresses } from './useEditorAddresses';

export interface EditingState {
  /** The toolbar's button; null where the demo cannot be edited. */
  readonly button: DemoEditButtonProps | null;
  readonly isOpen: boolean;
  readonly panelId: string;
  /** What the open panel needs; null while it is closed. */
  readonly panel: Pick<SharedEditorProps, 'addresses' | 'result' | 'onResult'> | null;
  readonly setResult: (element: HTMLElement | null) => void;
  /** waiting: the demo itself is still shown · shown: the edited one is, in its place. */
  readonly resultState: 'waiting' | 'shown';
}

/**
 * Whether a demo is edited, and where its result is shown.
 *
 * @param isEditable whether the live editor can run the demo
 */
export function useEditing(isEditable: boolean): EditingState {
  const siteAddresses = useEditorAddresses();
  const addresses = isEditable ? siteAddresses : null;
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState<HTMLElement | null>(null);
  const [resultState, setResultState] = useState<EditingState['resultState']>('waiting');
  const panelId = useId();
  const onToggle = useCallback(() => {
    setOpen((wasOpen) => !wasOpen);
    setResultState('waiting');
  }, []);
  const onResult = useCallback(() => setResultState('shown'), []);
  return {
    button: addresses && { isOpen, controls: panelId, onToggle },
    isOpen,
    panelId,
    panel: addresses && isOpen && result ? { addresses, result, onResult } : null,
    setResult,
    resultState,
  };
}
