import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import type { SelectListboxSlotProps } from '@mui/base/Select';
import { CssTransition } from '@mui/base/Transitions';
import './styles.css';

const AnimatedListbox = React.forwardRef(function AnimatedListbox(
  { ownerState, ...props }: Omit<SelectListboxSlotProps<string, false>, 'ref'>,
  ref: React.ForwardedRef<HTMLUListElement>,
) {
  return (
    <CssTransition className="animated-select-fade" enterClassName="animated-select-open">
      <ul {...props} ref={ref} />
    </CssTransition>
  );
});

export default function AnimatedSelect() {
  const id = React.useId();

  return (
    <>
      <label className="animated-select-label" htmlFor={id}>
        Season
      </label>
      <Select
        id={id}
        placeholder="Choose a season"
        className="animated-select-trigger"
        slots={{ listbox: AnimatedListbox }}
        slotProps={{ listbox: { className: 'animated-select-listbox', 'aria-label': 'Season' } }}
      >
        {['Spring', 'Summer', 'Autumn', 'Winter'].map((season) => (
          <Option key={season} className="animated-select-item" value={season}>
            {season}
          </Option>
        ))}
      </Select>
    </>
  );
}
