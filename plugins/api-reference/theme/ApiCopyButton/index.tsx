/** Copies a line of code where the browser lets it. A site adds its feedback by replacing this. */
import { getCopyCodeLabel, getCopyLabel } from '../../client/messages';
import type { ApiCopyButtonProps } from '@theme/ApiCopyButton';

export default function ApiCopyButton({ text, name }: ApiCopyButtonProps) {
  const copy = () => {
    // TypeScript takes the API for granted; browsers have it in secure contexts only.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    clipboard?.writeText(text).catch(() => {});
  };
  return (
    <button type="button" className="api-copy" aria-label={getCopyCodeLabel(name)} onClick={copy}>
      {getCopyLabel()}
    </button>
  );
}
