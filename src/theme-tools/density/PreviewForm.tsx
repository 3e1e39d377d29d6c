import type { FormEvent } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from '@site/src/interface-text/useTranslate';

/** A form as apps have them, to see what density does to it. It sends nothing. */
export function PreviewForm() {
  const t = useTranslate();
  const onSubmit = (event: FormEvent) => event.preventDefault();
  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={onSubmit}
      aria-label={t('themeTools.density.form.label')}
    >
      <TextField label={t('themeTools.density.form.subject')} />
      <TextField
        label={t('themeTools.density.form.quantity')}
        type="number"
        defaultValue="2"
        helperText={t('themeTools.density.form.quantityHelp')}
      />
      <TextField label={t('themeTools.density.form.notes')} multiline minRows={2} maxRows={2} />
      <FormControlLabel
        control={<Checkbox defaultChecked />}
        label={t('themeTools.density.form.notify')}
      />
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained">
          {t('themeTools.density.form.send')}
        </Button>
        <Button type="reset">{t('themeTools.density.form.clear')}</Button>
      </Stack>
    </Stack>
  );
}
