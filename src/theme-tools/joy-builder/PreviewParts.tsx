import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import { useTranslate } from '@site/src/interface-text/useTranslate';
import { JOY_COLORS } from './draft';

const VARIANTS = ['solid', 'soft', 'outlined', 'plain'] as const;

/** Each color in each variant. */
function Variants() {
  return (
    <Stack spacing={1}>
      {JOY_COLORS.map((color) => (
        <Stack key={color} direction="row" spacing={1} useFlexGap flexWrap="wrap">
          {VARIANTS.map((variant) => (
            <Button
              key={variant}
              variant={variant}
              color={color}
              aria-label={`${color} ${variant}`}
            >
              {variant}
            </Button>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

/** A small card of controls, for corners and component tokens. */
function Controls() {
  const t = useTranslate();
  return (
    <Card>
      <Typography level="title-md">{t('themeTools.density.form.label')}</Typography>
      <FormControl>
        <FormLabel>{t('themeTools.density.form.subject')}</FormLabel>
        <Input />
      </FormControl>
      <Checkbox defaultChecked label={t('themeTools.density.form.notify')} />
      <Typography
        component="label"
        level="body-md"
        endDecorator={<Switch defaultChecked sx={{ ml: 1 }} />}
      >
        {t('themeTools.color.preview.switch')}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        {JOY_COLORS.map((color) => (
          <Chip key={color} color={color} variant="soft">
            {color}
          </Chip>
        ))}
      </Stack>
      <Button>{t('themeTools.density.form.send')}</Button>
    </Card>
  );
}

/** What a draft is seen on. */
export function PreviewParts() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
      }}
    >
      <Variants />
      <Controls />
    </Box>
  );
}
