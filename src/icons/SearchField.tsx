import { memo, type KeyboardEvent } from 'react';
import TextField from '@mui/material/TextField';
import { useTranslate } from '@site/src/interface-text/useTranslate';

export interface SearchFieldProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Moves the focus into the grid. */
  readonly onLeaveDown: () => void;
}

/** What icons are searched by; the arrow key leads on to those that were found. */
export const SearchField = memo(function SearchField(props: SearchFieldProps) {
  const { query, onQuery, onLeaveDown } = props;
  const t = useTranslate();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    onLeaveDown();
  };
  return (
    <TextField
      type="search"
      size="small"
      label={t('icons.search')}
      value={query}
      onChange={({ target }) => onQuery(target.value)}
      onKeyDown={onKeyDown}
      inputProps={{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }}
      sx={{ flex: '2 1 220px' }}
    />
  );
});
