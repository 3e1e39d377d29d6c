import { useId } from 'react';
import { translate } from '@docusaurus/Translate';
import { MAX_TEXT_LENGTH, parseValue } from './parseValue';
import { TypedField } from './TypedField';
import type { Control, PlaygroundData, PropValue, Values } from './types';

/** Up to this number, choices lie open as radio buttons. */
const MAX_RADIOS = 3;

type OnChange = (name: string, value: PropValue | null) => void;

interface FieldProps {
  readonly control: Control;
  readonly value: PropValue | null;
  readonly onChange: OnChange;
}

function getUnsetLabel(): string {
  return translate({
    id: 'playground.Controls.unset',
    message: 'not set',
    description: 'Choice that leaves a prop of a component out',
  });
}

/** All choices as text, the empty one leaving the prop out. */
function listOptions({
  choices,
  default: usual,
}: Control): ReadonlyArray<readonly [string, string]> {
  const options = choices.map((choice) => [String(choice), String(choice)] as const);
  return usual === null ? [['', getUnsetLabel()], ...options] : options;
}

function Choice({ control, value, onChange }: FieldProps) {
  const id = useId();
  const options = listOptions(control);
  const shown = value === null ? '' : String(value);
  const choose = (text: string) => {
    const next = parseValue(control, text);
    if (next !== undefined) onChange(control.name, next);
  };
  if (options.length > MAX_RADIOS) {
    return (
      <label className="playground__field">
        <code>{control.name}</code>
        <select
          autoComplete="off"
          value={shown}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {options.map(([text, label]) => (
            <option key={text} value={text}>
              {label}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <fieldset className="playground__field">
      <legend>
        <code>{control.name}</code>
      </legend>
      <div className="playground__radios">
        {options.map(([text, label]) => (
          <label key={text}>
            <input
              type="radio"
              name={id}
              autoComplete="off"
              checked={shown === text}
              onChange={() => choose(text)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Field(props: FieldProps) {
  const { control, value, onChange } = props;
  if (control.kind === 'choice') return <Choice {...props} />;
  if (control.kind === 'flag') {
    return (
      <label className="playground__flag">
        <input
          type="checkbox"
          autoComplete="off"
          checked={value === true}
          onChange={(event) => onChange(control.name, event.currentTarget.checked)}
        />
        <code>{control.name}</code>
      </label>
    );
  }
  return (
    <label className="playground__field">
      <code>{control.name}</code>
      <TypedField
        control={control}
        value={value}
        maxLength={MAX_TEXT_LENGTH}
        onChange={(next) => onChange(control.name, next)}
      />
    </label>
  );
}

/** A field for each prop that can be changed: what is typed or chosen first, then what is on or off. */
export function Controls({
  data,
  values,
  onChange,
}: {
  readonly data: PlaygroundData;
  readonly values: Values;
  readonly onChange: OnChange;
}) {
  const flags = data.controls.filter(({ kind }) => kind === 'flag');
  const others = data.controls.filter(({ kind }) => kind !== 'flag');
  const toField = (control: Control) => (
    <Field
      key={control.name}
      control={control}
      value={values[control.name] ?? null}
      onChange={onChange}
    />
  );
  return (
    <div
      role="group"
      className="playground__controls"
      aria-label={translate(
        {
          id: 'playground.Controls.label',
          message: 'Props of {name}',
          description: 'Names the controls of a playground for assistive technology',
        },
        { name: data.component },
      )}
    >
      {others.length > 0 && <div className="playground__fields">{others.map(toField)}</div>}
      {flags.length > 0 && <div className="playground__flags">{flags.map(toField)}</div>}
    </div>
  );
}
