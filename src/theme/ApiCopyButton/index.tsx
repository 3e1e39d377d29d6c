/**
 * Completes `@theme/ApiCopyButton` of the API reference: the copying of code samples, with its
 * feedback and its second way where the Clipboard API is refused.
 */
import type { ApiCopyButtonProps } from '@theme/ApiCopyButton';
import { getCopyCodeLabel, getCopyLabel } from '@site/plugins/api-reference/client/messages';
import { announce, getCopiedLabel, useClipboardCopy } from '@site/plugins/code-samples/client';

export default function ApiCopyButton({ text, name }: ApiCopyButtonProps) {
  const { isCopied, copy } = useClipboardCopy();
  const onClick = async () => {
    try {
      await copy(text);
    } catch {
      // Refused: nothing was copied, and the label does not say that it was.
      return;
    }
    announce(getCopiedLabel());
  };
  return (
    <button
      type="button"
      className="api-copy"
      aria-label={getCopyCodeLabel(name)}
      data-copied={isCopied ? 'true' : undefined}
      onClick={() => void onClick()}
    >
      {isCopied ? getCopiedLabel() : getCopyLabel()}
    </button>
  );
}
