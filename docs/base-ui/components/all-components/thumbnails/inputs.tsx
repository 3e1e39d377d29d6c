import { Button } from '@mui/base/Button';
import { Input } from '@mui/base/Input';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { Slider, sliderClasses } from '@mui/base/Slider';
import { Switch, switchClasses } from '@mui/base/Switch';
import {
  Unstable_NumberInput as NumberInput,
  numberInputClasses,
} from '@mui/base/Unstable_NumberInput';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';
import { ACCENT, BORDER, buttonStyles, Column, fieldStyles, Row, SurfaceList } from './parts';

const PLANETS = ['Mars', 'Mercury'];

const SolidButton = styled(Button)({
  ...buttonStyles,
  '&:disabled': { background: 'var(--brand-border)', color: 'var(--brand-text-secondary)' },
});

const Field = styled(Input)({ '& input': fieldStyles });

const SelectButton = styled(Select)(fieldStyles) as typeof Select;

const Track = styled(Slider)({
  position: 'relative',
  display: 'block',
  width: 200,
  height: 20,
  [`& .${sliderClasses.rail}, & .${sliderClasses.track}`]: {
    position: 'absolute',
    insetBlockStart: 8,
    height: 4,
    borderRadius: 4,
    background: 'var(--brand-border-strong)',
  },
  [`& .${sliderClasses.rail}`]: { width: '100%' },
  [`& .${sliderClasses.track}`]: { background: ACCENT },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    width: 20,
    height: 20,
    marginInlineStart: -10,
    border: `5px solid ${ACCENT}`,
    boxSizing: 'border-box',
    borderRadius: '50%',
    background: 'var(--brand-surface-raised)',
  },
});

const Toggle = styled(Switch)({
  position: 'relative',
  display: 'inline-block',
  width: 48,
  height: 28,
  [`& .${switchClasses.input}`]: { position: 'absolute', opacity: 0 },
  [`& .${switchClasses.track}`]: {
    position: 'absolute',
    inset: 0,
    borderRadius: 28,
    background: 'var(--brand-border-strong)',
  },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: 4,
    insetInlineStart: 4,
    width: 20,
    height: 20,
    borderRadius: '50%',
    background: 'var(--brand-surface-raised)',
  },
  [`&.${switchClasses.checked} .${switchClasses.track}`]: { background: ACCENT },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: { insetInlineStart: 24 },
});

const Stepper = styled(NumberInput)({
  display: 'grid',
  gridTemplateColumns: '1fr 32px',
  width: 150,
  overflow: 'hidden',
  border: BORDER,
  borderRadius: 8,
  [`& .${numberInputClasses.input}`]: {
    ...fieldStyles,
    gridArea: '1 / 1 / 3',
    border: 0,
    borderRadius: 0,
  },
  '& button': {
    gridColumn: 2,
    padding: 0,
    border: 0,
    background: 'var(--brand-surface-sunken)',
    color: 'var(--brand-text)',
    fontSize: 11,
  },
  [`& .${numberInputClasses.incrementButton}`]: { gridRow: 1 },
});

/** The hook gives what an open combobox needs; elements and look are the author's. */
function AutocompleteThumbnail() {
  const { getRootProps, getInputProps, getListboxProps, groupedOptions } = useAutocomplete({
    id: 'gallery-autocomplete',
    options: PLANETS,
    open: true,
    inputValue: 'M',
  });
  return (
    <Column style={{ gap: 6 }}>
      <div {...getRootProps()}>
        <input {...getInputProps()} style={fieldStyles} />
      </div>
      <SurfaceList {...getListboxProps()}>
        {groupedOptions.length === 0
          ? PLANETS.map((planet) => <li key={planet}>{planet}</li>)
          : groupedOptions.map((option) => <li key={String(option)}>{String(option)}</li>)}
      </SurfaceList>
    </Column>
  );
}

export const inputs = {
  'react-autocomplete': AutocompleteThumbnail,
  'react-button': () => (
    <Row>
      <SolidButton>Save</SolidButton>
      <SolidButton disabled>Disabled</SolidButton>
    </Row>
  ),
  'react-input': () => (
    <Column>
      <Field defaultValue="Quarterly report" />
      <Field placeholder="Notes" />
    </Column>
  ),
  'react-number-input': () => (
    <Stepper
      defaultValue={42}
      slotProps={{ incrementButton: { children: '▴' }, decrementButton: { children: '▾' } }}
    />
  ),
  'react-select': () => (
    <Column>
      <SelectButton defaultValue="eur" renderValue={() => 'Euro ▾'}>
        <Option value="eur">Euro</Option>
      </SelectButton>
    </Column>
  ),
  'react-slider': () => <Track defaultValue={60} />,
  'react-switch': () => (
    <Row>
      <Toggle defaultChecked />
      <Toggle />
    </Row>
  ),
};
