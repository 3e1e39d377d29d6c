import styled from '@emotion/styled';
import { announce, getCopiedLabel, useClipboardCopy } from '@site/plugins/code-samples/client';
import { useTranslate } from '@site/src/interface-text/useTranslate';
import { typography } from '@site/src/branding/tokens';

export interface ExportCodeProps {
  /** Name of the file it would be; also what assistive technology calls it. */
  readonly fileName: string;
  readonly code: string;
  /**
   * Called when the code was copied. For dialogs, which have to say so themselves: what is outside of
   * them, the page's live region included, is hidden from assistive technology.
   */
  readonly onCopied?: () => void;
}

/** By the site's own variables: it stands in tools of any library. */
const Sample = styled('div')({
  minInlineSize: 0,
  overflow: 'hidden',
  border: '1px solid var(--brand-border)',
  borderRadius: '12px',
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingInline: '16px 8px',
    paddingBlock: '4px',
    borderBlockEnd: '1px solid var(--brand-border)',
    fontSize: '14px',
  },
  '& > pre': {
    margin: 0,
    padding: '16px',
    overflowX: 'auto',
    fontSize: '13px',
    lineHeight: 1.6,
    textAlign: 'start',
  },
  '& code': { fontFamily: typography.monospace },
});

/** What a reader made, as code to take along. Long lines scroll inside, left to right always. */
export function ExportCode({ fileName, code, onCopied }: ExportCodeProps) {
  const t = useTranslate();
  const { isCopied, copy } = useClipboardCopy();
  const onCopy = async () => {
    try {
      await copy(code);
    } catch {
      // Refused: nothing was copied, and the label does not say that it was.
      return;
    }
    announce(getCopiedLabel());
    onCopied?.();
  };
  return (
    <Sample>
      <div>
        <bdi>{fileName}</bdi>
        <button type="button" className="demo__button" onClick={() => void onCopy()}>
          {isCopied ? getCopiedLabel() : t('themeTools.copyCode')}
        </button>
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll inside, and what scrolls must be reachable by keyboard */}
      <pre dir="ltr" role="group" aria-label={fileName} tabIndex={0}>
        <code>{code}</code>
      </pre>
    </Sample>
  );
}
