import { useEffect, useMemo } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@site/src/interface-text/useTranslate';
import { IconCell } from './IconCell';
import type { IconTheme } from './iconNames';
import type { SearchIndex } from './searchIndex';
import type { ShapeStore } from './shapeStore';
import { findSimilarIcons } from './similarIcons';
import type { IconData } from './types';

const COUNT = 8;

export interface SimilarIconsProps {
  readonly data: IconData;
  readonly index: SearchIndex;
  readonly icon: number;
  readonly theme: IconTheme;
  readonly shapes: ShapeStore;
  readonly onOpen: (name: string) => void;
}

/** Icons that may be meant instead. */
export function SimilarIcons({ data, index, icon, theme, shapes, onOpen }: SimilarIconsProps) {
  const t = useTranslate();
  const similar = useMemo(() => findSimilarIcons(data, index, icon, COUNT), [data, index, icon]);
  useEffect(() => shapes.ask(similar, theme), [shapes, similar, theme]);
  return (
    <Box component="section" aria-label={t('icons.similar')}>
      <Typography component="h3" variant="subtitle2">
        {t('icons.similar')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
          gap: '4px',
        }}
      >
        {similar.map((other) => (
          <IconCell
            key={other}
            name={data.names[other] ?? ''}
            shape={shapes.get(other, theme)}
            onOpen={onOpen}
          />
        ))}
      </Box>
    </Box>
  );
}
