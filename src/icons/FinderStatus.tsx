import { memo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@site/src/interface-text/useTranslate';
import type { FoundIcons } from './searchIcons';
import type { ShapeStore } from './shapeStore';
import { useShapesVersion } from './useShapesVersion';

/** How many icons were found, and whether some of them could not be drawn. */
export const FinderStatus = memo(function FinderStatus({
  found,
  shapes,
}: {
  readonly found: FoundIcons;
  readonly shapes: ShapeStore;
}) {
  const t = useTranslate();
  useShapesVersion(shapes);
  const hasFailed = shapes.hasFailed();
  const texts = [
    `${t('icons.found')}: ${found.icons.length}`,
    found.isGuess && found.icons.length > 0 && t('icons.guess'),
    hasFailed && t('icons.failed'),
  ];
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '0 12px',
        // That of the button: nothing moves when it comes.
        minBlockSize: '31px',
      }}
    >
      <Typography variant="body2" role="status">
        {texts.filter(Boolean).join(' – ')}
      </Typography>
      {hasFailed && (
        <Button size="small" onClick={shapes.retry}>
          {t('icons.retry')}
        </Button>
      )}
    </Box>
  );
});
