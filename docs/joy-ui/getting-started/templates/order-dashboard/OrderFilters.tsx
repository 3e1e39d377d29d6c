import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import { channels, statuses } from './orders';
import type { Filters } from './query';
import type { OrderList } from './useOrderList';

interface FilterSelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value | 'all';
  readonly options: readonly Value[];
  readonly onChange: (value: Value | 'all') => void;
}

function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, options, onChange } = props;
  return (
    <FormControl>
      <FormLabel>{label}</FormLabel>
      <Select<Value | 'all'>
        value={value}
        // The server does not know the options yet when it draws the button.
        renderValue={() => (value === 'all' ? 'All' : value)}
        onChange={(_event, next) => onChange(next ?? 'all')}
        // Beside the field rather than at the end of the page, so that it stays in its landmark.
        slotProps={{ listbox: { disablePortal: true } }}
      >
        <Option value="all">All</Option>
        {options.map((option) => (
          <Option key={option} value={option}>
            {option}
          </Option>
        ))}
      </Select>
    </FormControl>
  );
}

export interface OrderFiltersProps {
  readonly filters: Filters;
  readonly onChange: OrderList['changeFilters'];
}

export default function OrderFilters({ filters, onChange }: OrderFiltersProps) {
  return (
    <Box
      role="search"
      aria-label="Orders"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: 'minmax(0, 1fr) 180px 180px',
        },
        gap: 1.5,
      }}
    >
      <FormControl sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <FormLabel>Search</FormLabel>
        <Input
          type="search"
          placeholder="Number or item"
          value={filters.search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
      </FormControl>
      <FilterSelect
        label="Status"
        value={filters.status}
        options={statuses}
        onChange={(status) => onChange({ status })}
      />
      <FilterSelect
        label="Channel"
        value={filters.channel}
        options={channels}
        onChange={(channel) => onChange({ channel })}
      />
    </Box>
  );
}
