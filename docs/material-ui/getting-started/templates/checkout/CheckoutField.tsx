import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { Field, FormProps } from './values';

export type CheckoutFieldProps = FormProps &
  Pick<TextFieldProps, 'label' | 'type' | 'autoComplete' | 'helperText' | 'sx'> & {
    readonly field: Field;
    /** Which keyboard a phone offers. */
    readonly inputMode?: 'numeric' | 'email';
    /** Makes it a list of these texts, the browser's own. */
    readonly options?: readonly string[];
  };

/** One field of the order with its message. */
export default function CheckoutField(props: CheckoutFieldProps) {
  const { field, values, errors, onChange, helperText, inputMode, options, ...other } = props;
  const error = errors[field];
  return (
    <TextField
      {...other}
      fullWidth
      name={field}
      value={values[field]}
      error={error !== undefined}
      helperText={error ?? helperText}
      onChange={(event) => onChange(field, event.target.value)}
      select={options !== undefined}
      slotProps={{
        htmlInput: { 'aria-required': true, inputMode },
        select: { native: true },
        // The empty choice of the list has no text: keep the label out of its place.
        inputLabel: options && { shrink: true },
      }}
    >
      {options && <option value="" aria-label="None" />}
      {options?.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </TextField>
  );
}
