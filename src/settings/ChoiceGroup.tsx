import { useId } from 'react';

/** One of the values a reader can choose. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/**
 * A setting with a few values: radio buttons, so that arrow keys and screen readers know what to
 * do. A choice takes effect at once.
 */
export function ChoiceGroup<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className="choice-group">
      <legend>{label}</legend>
      <div className="choice-group__choices">
        {choices.map((choice) => (
          <label key={choice.value} className="choice-group__choice">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
