import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@site/src/interface-text/useTranslate';
import { typography } from '@site/src/branding/tokens';
import { ThemeTree, TREE_HEIGHT } from './ThemeTree';
import { useThemeViewer, type ViewedTheme } from './useThemeViewer';

/** Scrolls to the entry that the address names, once it stands. */
function useScrollToSelected(selected: string | undefined) {
  const container = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || selected === undefined) return;
    isDone.current = true;
    const item = container.current?.querySelector('[aria-selected="true"]');
    item?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return container;
}

/**
 * A theme as a tree: search, a link to each entry, everything open on demand. Its height is fixed, so
 * that nothing below it moves.
 */
export function ThemeViewer({
  label,
  themes,
}: {
  readonly label: string;
  readonly themes: readonly [ViewedTheme, ...ViewedTheme[]];
}) {
  const t = useTranslate();
  const viewer = useThemeViewer(themes);
  const container = useScrollToSelected(viewer.selected);
  const { selectedNode } = viewer;
  return (
    <Box ref={container} role="group" aria-label={label} sx={{ display: 'grid', gap: '12px' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('themeTools.themeViewer.theme')}
        value={viewer.themeId}
        onChange={(_event, id: string | null) => id !== null && viewer.setTheme(id)}
        sx={{ flexWrap: 'wrap' }}
      >
        {themes.map((theme) => (
          <ToggleButton key={theme.id} value={theme.id}>
            {theme.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center' }}>
        <TextField
          type="search"
          size="small"
          label={t('themeTools.themeViewer.search')}
          value={viewer.query}
          onChange={({ target }) => viewer.setQuery(target.value)}
          sx={{ flex: '1 1 220px' }}
        />
        <FormControlLabel
          control={
            <Switch
              checked={viewer.isOpenByDefault}
              onChange={(_event, isOpen) => viewer.setOpenByDefault(isOpen)}
            />
          }
          label={t('themeTools.themeViewer.expand')}
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ minHeight: '1.43em' }}>
        {viewer.matchCount !== null &&
          `${t('themeTools.themeViewer.matches')}: ${viewer.matchCount}`}
      </Typography>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '12px', overflow: 'hidden' }}>
        {viewer.rows.length > 0 ? (
          <ThemeTree
            label={label}
            rows={viewer.rows}
            selected={viewer.selected}
            focused={viewer.focused}
            onCommand={viewer.onCommand}
          />
        ) : (
          // A tree without entries is none.
          <Typography sx={{ blockSize: TREE_HEIGHT, p: '16px' }}>
            {t('themeTools.themeViewer.noMatches')}
          </Typography>
        )}
      </Box>
      <Typography
        component="p"
        variant="body2"
        dir="ltr"
        sx={{ minHeight: '2.9em', overflowWrap: 'anywhere', textAlign: 'start' }}
      >
        {selectedNode && (
          <code style={{ fontFamily: typography.monospace }}>
            {`theme.${selectedNode.id} = ${selectedNode.text}`}
          </code>
        )}
      </Typography>
    </Box>
  );
}
