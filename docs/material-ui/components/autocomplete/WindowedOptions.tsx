import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const ROW_HEIGHT = 40;
const VISIBLE = 8;
// More than twice as far as Page Down leads: a key may come again before the list has scrolled.
const OVERSCAN = 12;
const options = Array.from({ length: 10_000 }, (_value, index) => `Ticket ${index + 1}`);

type Option = React.ReactElement<React.LiHTMLAttributes<HTMLLIElement>>;

const WindowedList = React.forwardRef<HTMLUListElement, React.HTMLAttributes<HTMLElement>>(
  function WindowedList({ children, ...other }, ref) {
    const items = React.Children.toArray(children) as Option[];
    const [top, setTop] = React.useState(() => {
      const selected = items.findIndex((item) => item.props['aria-selected']);
      return Math.max(0, selected) * ROW_HEIGHT;
    });
    const last = Math.min(items.length, Math.ceil(top / ROW_HEIGHT) + VISIBLE + OVERSCAN);
    const first = Math.max(0, Math.min(Math.floor(top / ROW_HEIGHT), last - VISIBLE) - OVERSCAN);

    return (
      <ul {...other} ref={ref} onScroll={(event) => setTop(event.currentTarget.scrollTop)}>
        <li role="presentation" style={{ height: first * ROW_HEIGHT }} />
        {items.slice(first, last).map((item, index) =>
          React.cloneElement(item, {
            'aria-setsize': items.length,
            'aria-posinset': first + index + 1,
          }),
        )}
        <li role="presentation" style={{ height: (items.length - last) * ROW_HEIGHT }} />
      </ul>
    );
  },
);

export default function WindowedOptions() {
  return (
    <Autocomplete
      disableListWrap
      handleHomeEndKeys={false}
      options={options}
      slots={{ listbox: WindowedList }}
      slotProps={{
        listbox: {
          sx: {
            maxHeight: ROW_HEIGHT * VISIBLE,
            '& .MuiAutocomplete-option': { height: ROW_HEIGHT, minHeight: 0 },
          },
        },
      }}
      renderInput={(params) => <TextField {...params} label="One of 10,000 tickets" />}
      sx={{ maxWidth: 320 }}
    />
  );
}
