import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import { useTranslate } from '@site/src/interface-text/useTranslate';
import { MAX_LENGTH } from './draft';

/** A length in px; empty means Joy UI's default, which the placeholder shows where it is known. */
export function LengthField({
  label,
  value,
  initial,
  onChange,
}: {
  readonly label: string;
  readonly value: number | undefined;
  readonly initial?: string;
  readonly onChange: (value: number | undefined) => void;
}) {
  const t = useTranslate();
  return (
    <FormControl size="sm">
      <FormLabel>
        <bdi>{label}</bdi>
      </FormLabel>
      <Input
        type="number"
        value={value ?? ''}
        placeholder={initial ?? t('themeTools.joyBuilder.initial')}
        endDecorator={t('themeTools.density.pixels')}
        slotProps={{ input: { min: 0, max: MAX_LENGTH } }}
        onChange={({ target }) => {
          if (target.value === '') onChange(undefined);
          else onChange(Math.min(MAX_LENGTH, Math.max(0, Number(target.value))));
        }}
      />
    </FormControl>
  );
}
