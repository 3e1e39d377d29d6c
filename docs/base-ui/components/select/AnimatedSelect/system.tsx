import * as React from 'react';
import { Select } from '@mui/base/Select';
import type { SelectListboxSlotProps } from '@mui/base/Select';
import { Fade, Item, Label, Listbox, Trigger } from './parts';

const AnimatedListbox = React.forwardRef(function AnimatedListbox(
  { ownerState, ...props }: Omit<SelectListboxSlotProps<string, false>, 'ref'>,
  ref: React.ForwardedRef<HTMLUListElement>,
) {
  return (
    <Fade enterClassName="is-open">
      <Listbox {...props} ref={ref} />
    </Fade>
  );
});

export default function AnimatedSelect() {
  const id = React.useId();

  return (
    <>
      <Label htmlFor={id}>Season</Label>
      <Select
        id={id}
        placeholder="Choose a season"
        slots={{ root: Trigger, listbox: AnimatedListbox }}
        slotProps={{ listbox: { 'aria-label': 'Season' } }}
      >
        {['Spring', 'Summer', 'Autumn', 'Winter'].map((season) => (
          <Item key={season} value={season}>
            {season}
          </Item>
        ))}
      </Select>
    </>
  );
}
