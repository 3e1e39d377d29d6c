import FormControlLabel from '@mui/material/FormControlLabel';
import type { FormControlLabelProps } from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';

type CardProps = Pick<FormControlLabelProps, 'label' | 'value'>;

function RadioCard({ label, value }: CardProps) {
  const isChosen = useRadioGroup()?.value === value;

  return (
    <FormControlLabel
      value={value}
      label={label}
      control={<Radio />}
      sx={{
        m: 0,
        pr: 2,
        border: 1,
        borderRadius: 1,
        borderColor: isChosen ? 'primary.main' : 'divider',
        bgcolor: isChosen ? 'action.selected' : 'transparent',
      }}
    />
  );
}

export default function RadioGroupContext() {
  return (
    <RadioGroup row aria-label="Storage" defaultValue="5" sx={{ gap: 1 }}>
      <RadioCard value="5" label="5 GB" />
      <RadioCard value="50" label="50 GB" />
      <RadioCard value="500" label="500 GB" />
    </RadioGroup>
  );
}
