import * as React from 'react';
import { Option, optionClasses } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import type { SelectListboxSlotProps } from '@mui/base/Select';
import { CssTransition } from '@mui/base/Transitions';
import { styled } from '@mui/system';

const frame = { width: '14rem', border: '1px solid #62748e', borderRadius: '0.5rem' };
const Label = styled('label')({ display: 'block', marginBottom: '0.25rem', fontWeight: 600 });

const Trigger = styled('button')({
  ...frame,
  display: 'flex',
  padding: '0.5rem 0.75rem',
  background: 'none',
  font: 'inherit',
  '&::after': { content: '"▾" / ""', marginInlineStart: 'auto' },
});

const Listbox = styled('ul')({
  ...frame,
  boxSizing: 'border-box',
  margin: '0.25rem 0',
  padding: '0.25rem',
  background: 'Canvas',
  listStyle: 'none',
});

const Item = styled(Option)({
  padding: '0.375rem 0.75rem',
  cursor: 'default',
  [`&.${optionClasses.selected}`]: { fontWeight: 600 },
  [`&:hover, &.${optionClasses.highlighted}`]: { background: 'rgb(43 127 255 / 20%)' },
});

const Fade = styled(CssTransition)({
  transition: 'opacity 200ms, translate 200ms',
  opacity: 0,
  translate: '0 -0.5rem',
  '&.is-open': { opacity: 1, translate: 'none' },
  '@media (prefers-reduced-motion: reduce)': { transitionDuration: '1ms' },
});

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
