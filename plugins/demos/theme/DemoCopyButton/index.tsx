/** A button that copies. This plain one needs the Clipboard API; a site completes it. */
import type { DemoCopyButtonProps } from '@theme/DemoCopyButton';

export default function DemoCopyButton({ label, getText, onPrepare, action }: DemoCopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await getText());
    } catch {
      // Nothing was copied, and the label does not say that it was.
    }
  };
  return (
    <button
      type="button"
      className="demo__button"
      title={label}
      data-icon={action}
      onPointerEnter={onPrepare}
      onClick={() => void copy()}
    >
      {label}
    </button>
  );
}
