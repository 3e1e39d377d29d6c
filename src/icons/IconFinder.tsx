import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { styled } from '@mui/material/styles';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from '@site/src/interface-text/useTranslate';
import { cellStyles } from './cellStyles';
import { CategoryChoice } from './CategoryChoice';
import { FinderStatus } from './FinderStatus';
import { IconDetails } from './IconDetails';
import { IconGrid, ROW_HEIGHT } from './IconGrid';
import { NoScriptText } from './NoScriptText';
import { SearchField } from './SearchField';
import { createShapeStore } from './shapeStore';
import { ThemeChoice } from './ThemeChoice';
import type { CategorySummary, IconData } from './types';
import { useFinderAddress } from './useFinderAddress';
import { useFoundIcons } from './useFoundIcons';
import { usePreparedSearch } from './usePreparedSearch';

/** One rule for all cells: a styled element each would cost more than the search. */
const Scroller = styled('div')({
  position: 'relative',
  // Stated, so that nothing below moves; less than a screen, so that the page can be moved beside it.
  blockSize: 'min(560px, 70svh)',
  overflowY: 'auto',
  overflowX: 'hidden',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: '12px',
  '& [role="grid"]': { position: 'relative' },
  '& [role="row"]': {
    position: 'absolute',
    insetInline: 0,
    blockSize: `${ROW_HEIGHT}rem`,
    display: 'grid',
  },
  '& [role="gridcell"]': { minInlineSize: 0, padding: '2px' },
  ...cellStyles,
  '& p, & ul': { marginBlock: '12px', marginInline: '16px' },
});

const controlsStyles = { display: 'flex', flexWrap: 'wrap', gap: '12px' } as const;

export interface IconFinderProps {
  readonly data: IconData;
  readonly summaries: readonly CategorySummary[];
}

/** Search, categories and themes of all icons, and the details of one. */
export function IconFinder({ data, summaries }: IconFinderProps) {
  const t = useTranslate();
  const finder = useFinderAddress(data.names);
  // What is typed is shown first; what it finds is drawn in between the keys.
  const found = useFoundIcons(data, useDeferredValue(finder.query), finder.category);
  const shapes = useMemo(() => createShapeStore(data), [data]);
  const scroller = useRef<HTMLDivElement>(null);
  usePreparedSearch(data);
  const isEmpty = found.icons.length === 0;
  const showAll = () => {
    finder.setQuery('');
    finder.setCategory(null);
  };
  const focusGrid = useCallback(() => {
    scroller.current?.querySelector<HTMLElement>('[data-place][tabindex="0"]')?.focus();
  }, []);
  return (
    <Box role="group" aria-label={t('icons.label')} sx={{ display: 'grid', gap: '12px' }}>
      <Box sx={controlsStyles}>
        <SearchField query={finder.query} onQuery={finder.setQuery} onLeaveDown={focusGrid} />
        <CategoryChoice
          category={finder.category}
          onCategory={finder.setCategory}
          summaries={summaries}
        />
      </Box>
      <ThemeChoice theme={finder.theme} onTheme={finder.setTheme} />
      <FinderStatus found={found} shapes={shapes} />
      <Scroller ref={scroller} className="icon-scroller">
        <NoScriptText summaries={summaries} />
        {isEmpty ? (
          <>
            <p>{t('icons.nothing')}</p>
            <p>
              <Button variant="outlined" onClick={showAll}>
                {t('icons.showAll')}
              </Button>
            </p>
          </>
        ) : (
          <IconGrid
            label={t('icons.grid')}
            icons={found.icons}
            names={data.names}
            theme={finder.theme}
            shapes={shapes}
            scroller={scroller}
            onOpen={finder.open}
          />
        )}
      </Scroller>
      <IconDetails
        data={data}
        name={finder.icon}
        theme={finder.theme}
        onTheme={finder.setTheme}
        shapes={shapes}
        onOpen={finder.open}
        onClose={finder.close}
      />
    </Box>
  );
}
