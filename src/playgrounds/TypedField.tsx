import { useState } from 'react';
import { parseValue } from './parseValue';
import type { Control, PropValue } from './types';

interface TypedFieldProps {
  readonly control: Control;
  readonly value: PropValue | null;
  readonly maxLength: number;
  readonly onChange: (value: PropValue | null) => void;
}

/**
 * A text or a number. What is no value of the prop (yet), such as `-`, stays in the field while it is
 * typed, and changes nothing.
 */
export function TypedField({ control, value, maxLength, onChange }: TypedFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const shown = value === null ? '' : String(value);
  return (
    <input
      type="text"
      inputMode={control.kind === 'number' ? 'decimal' : undefined}
      autoComplete="off"
      spellCheck={false}
      maxLength={maxLength}
      value={draft ?? shown}
      aria-invalid={(draft !== null && parseValue(control, draft) === undefined) || undefined}
      onChange={(event) => {
        const text = event.currentTarget.value;
        const next = parseValue(control, text);
        // Also where it is a value: `1.0` would be written otherwise, and `1.05` could not be typed.
        setDraft(text);
        if (next !== undefined) onChange(next);
      }}
      onBlur={() => setDraft(null)}
    />
  );
}
