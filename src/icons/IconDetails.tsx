import { memo, useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { getCopiedLabel } from '@site/plugins/code-samples/client';
import { ExportCode } from '@site/src/theme-tools/ExportCode';
import { useTranslate } from '@site/src/interface-text/useTranslate';
import { readCategory } from './categories';
import { cellStyles } from './cellStyles';
import { buildElement, buildImport } from './iconCode';
import { IconLooks, type IconLook } from './IconLooks';
import { ICON_THEMES, toModuleName, type IconTheme } from './iconNames';
import { IconPicture, IconShapes } from './IconShapes';
import { getDrawnTheme, type ShapeStore } from './shapeStore';
import { SimilarIcons } from './SimilarIcons';
import { listOtherWords } from './similarIcons';
import { ThemeChoice } from './ThemeChoice';
import type { IconData } from './types';
import { getSearchIndex } from './useFoundIcons';
import { useShapesVersion } from './useShapesVersion';

const TITLE_ID = 'icon-details-title';
/** Read out, not seen. */
const hidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

const PLAIN: IconLook = { size: 'medium', color: 'inherit' };

export interface IconDetailsProps {
  readonly data: IconData;
  /** Null: closed. */
  readonly name: string | null;
  readonly theme: IconTheme;
  readonly onTheme: (theme: IconTheme) => void;
  readonly shapes: ShapeStore;
  readonly onOpen: (name: string) => void;
  readonly onClose: () => void;
}

type ContentProps = Omit<IconDetailsProps, 'name' | 'onClose'> & { readonly icon: number };

function Content({ data, icon, theme, onTheme, shapes, onOpen }: ContentProps) {
  const t = useTranslate();
  useShapesVersion(shapes);
  const [look, setLook] = useState(PLAIN);
  const [copyCount, setCopyCount] = useState(0);
  const onCopied = () => setCopyCount((count) => count + 1);
  const name = data.names[icon] ?? '';
  const index = getSearchIndex(data);
  const drawn = getDrawnTheme(data, icon, theme);
  const otherWords = listOtherWords(index, icon);
  useEffect(() => {
    for (const known of ICON_THEMES) shapes.ask([icon], known);
  }, [shapes, icon]);
  const shape = shapes.get(icon, drawn);
  return (
    <Box sx={{ display: 'grid', gap: '20px', minInlineSize: 0, ...cellStyles }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '20px' }}>
        <SvgIcon color={look.color} sx={{ inlineSize: 120, blockSize: 120 }}>
          <IconShapes shape={shape} />
        </SvgIcon>
        <Box sx={{ display: 'grid', gap: '8px', flex: '1 1 240px', minInlineSize: 0 }}>
          <ThemeChoice
            theme={drawn}
            onTheme={onTheme}
            isDisabled={drawn !== theme}
            renderPicture={(known) => (
              <Box component="span" sx={{ display: 'flex', '& svg': { inlineSize: 24 } }}>
                <IconPicture shape={shapes.get(icon, known)} />
              </Box>
            )}
          />
          {drawn !== theme && <Typography variant="body2">{t('icons.filledOnly')}</Typography>}
          <Typography variant="body2">
            {`${t('icons.category')}: ${t(`icons.categories.${readCategory(data.categories, icon)}`)}`}
          </Typography>
          {otherWords.length > 0 && (
            <Typography variant="body2">
              {`${t('icons.otherWords')}: `}
              <bdi lang="en">{otherWords.join(', ')}</bdi>
            </Typography>
          )}
        </Box>
      </Box>
      <ExportCode
        fileName={t('icons.import')}
        code={buildImport(name, drawn)}
        onCopied={onCopied}
      />
      <IconLooks shape={shape} look={look} onLook={setLook} />
      <ExportCode
        fileName={t('icons.element')}
        code={buildElement(name, drawn, look)}
        onCopied={onCopied}
      />
      <Box role="status" sx={hidden}>
        {/* Another element each time: the same text again would not be read out. */}
        {copyCount > 0 && <span key={copyCount}>{getCopiedLabel()}</span>}
      </Box>
      <SimilarIcons {...{ data, index, icon, theme, shapes, onOpen }} />
    </Box>
  );
}

/** All about one icon, in a dialog: its themes, sizes and colors, code to copy, and similar icons. */
export const IconDetails = memo(function IconDetails(props: IconDetailsProps) {
  const { name, onClose, ...others } = props;
  const t = useTranslate();
  const content = useRef<HTMLDivElement>(null);
  const icon = name === null ? -1 : others.data.names.indexOf(name);
  useEffect(() => {
    // Another icon of the similar ones: its details begin at the top.
    content.current?.scrollTo(0, 0);
  }, [icon]);
  return (
    <Dialog
      open={icon >= 0}
      onClose={onClose}
      aria-labelledby={TITLE_ID}
      maxWidth="md"
      fullWidth
      // Nothing moves: what is looked for is there at once.
      transitionDuration={0}
      PaperProps={{
        sx: { margin: { xs: '8px', sm: '32px' }, inlineSize: { xs: 'calc(100% - 16px)' } },
      }}
    >
      <DialogTitle id={TITLE_ID} dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
        {icon >= 0 &&
          toModuleName(
            others.data.names[icon] ?? '',
            getDrawnTheme(others.data, icon, others.theme),
          )}
      </DialogTitle>
      <DialogContent ref={content} dividers>
        {icon >= 0 && <Content key={icon} icon={icon} {...others} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('icons.close')}</Button>
      </DialogActions>
    </Dialog>
  );
});
