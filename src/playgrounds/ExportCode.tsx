import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { announce, getCopiedLabel, useClipboardCopy } from '@site/plugins/code-samples/client';
import { useTranslate } from '@site/src/interface-text/useTranslate';
import { typography } from '@site/src/branding/tokens';

export interface ExportCodeProps {
  /** Name of the file it would be; also what assistive technology calls it. */
  readonly fileName: string;
  readonly code: string;
}

/** What a reader made, as code to take along. Long lines scroll inside, left to right always. */
export function ExportCode({ fileName, code }: ExportCodeProps) {
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
  };
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '12px', overflow: 'hidden' }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          paddingInline: '16px 8px',
          paddingBlock: '4px',
          borderBottom: 1,
          borderColor: 'divider',
          fontSize: 14,
        }}
      >
        <bdi>{fileName}</bdi>
        <Button size="small" onClick={() => void onCopy()}>
          {isCopied ? getCopiedLabel() : t('playgrounds.copyCode')}
        </Button>
      </Box>
      <Box
        component="pre"
        dir="ltr"
        role="group"
        aria-label={fileName}
        // What scrolls must be reachable by keyboard.
        tabIndex={0}
        sx={{
          m: 0,
          p: '16px',
          overflowX: 'auto',
          fontSize: 13,
          lineHeight: 1.6,
          textAlign: 'left',
        }}
      >
        <code style={{ fontFamily: typography.monospace }}>{code}</code>
      </Box>
    </Box>
  );
}
