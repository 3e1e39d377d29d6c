/**
 * Completes `@theme/DemoCopyButton` of the demos plugin: the copying of code samples, with its
 * feedback and its second way where the Clipboard API is refused.
 */
import type { DemoCopyButtonProps } from '@theme/DemoCopyButton';
import { announce, getCopiedLabel, useClipboardCopy } from '@site/plugins/code-samples/client';

export default function DemoCopyButton({
  label,
  getText,
  onPrepare,
  action,
  name,
}: DemoCopyButtonProps) {
  const { isCopied, copy } = useClipboardCopy();
  const onClick = async () => {
    try {
      await copy(await getText());
    } catch {
      // Not fetched or refused: nothing was copied, and the label does not say that it was.
      return;
    }
    announce(getCopiedLabel());
  };
  return (
    <button
      type="button"
      className="demo__button"
      title={label}
      data-icon={isCopied ? 'copied' : action}
      data-copied={isCopied ? 'true' : undefined}
      data-ga-event-category="demo"
      data-ga-event-action={action}
      data-ga-event-label={name}
      onPointerEnter={onPrepare}
      onClick={() => void onClick()}
    >
      {isCopied ? getCopiedLabel() : label}
    </button>
  );
}
