import { useId, type ReactNode } from 'react';
import { styled } from '@mui/joy/styles';

export interface RowChoice {
  readonly value: string;
  readonly label: string;
  readonly content: ReactNode;
}

const Fieldset = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  '& legend': { padding: 0, marginBlockEnd: '4px', fontWeight: 600, fontSize: '14px' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '4px' },
  '& label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '36px',
    minBlockSize: '36px',
    border: '2px solid transparent',
    borderRadius: '8px',
    cursor: 'pointer',
  },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '& label:has(input:checked)': { borderColor: 'currentColor' },
  '& label:has(input:focus-visible)': { outline: '2px solid', outlineOffset: '2px' },
});

/** A few things of which one is chosen, shown as they look: radio buttons below their pictures. */
export function ChoiceRow({
  legend,
  choices,
  value,
  onChange,
}: {
  readonly legend: string;
  readonly choices: readonly RowChoice[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const name = useId();
  return (
    <Fieldset>
      <legend>{legend}</legend>
      <div>
        {choices.map((choice) => (
          <label key={choice.value} title={choice.label}>
            <input
              type="radio"
              name={name}
              aria-label={choice.label}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.content}
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
