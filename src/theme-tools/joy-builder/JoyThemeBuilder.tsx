import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { useTranslate } from '@site/src/interface-text/useTranslate';
import { useStoredValue } from '@site/src/storage/createStoredValue';
import { ExportCode } from '../ExportCode';
import { BuilderPreview } from './BuilderPreview';
import { ChoiceRow } from './ChoiceRow';
import {
  INITIAL_JOY_DRAFT,
  JOY_COMPONENTS,
  JOY_RADII,
  JOY_TOKENS,
  joyDraft,
  withLength,
  type JoyComponent,
  type JoyDraft,
  type JoyRadius,
} from './draft';
import { LengthField } from './LengthField';
import { PaletteEditor } from './PaletteEditor';
import { PreviewParts } from './PreviewParts';
import { DEFAULT_RADII } from './ramp';
import { buildJoyCode } from './themeOptions';

const update = (change: Partial<JoyDraft>) => joyDraft.set({ ...joyDraft.get(), ...change });

/** What a corner is called in the theme, which no language translates. */
const toRadiusPath = (name: JoyRadius) => ['radius', name].join('.');

const fieldGrid = {
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
};

function RadiusEditor({ radius }: Pick<JoyDraft, 'radius'>) {
  const t = useTranslate();
  return (
    <Box role="group" aria-label={t('themeTools.joyBuilder.radius')} sx={fieldGrid}>
      {JOY_RADII.map((name) => (
        <LengthField
          key={name}
          label={toRadiusPath(name)}
          value={radius[name]}
          initial={DEFAULT_RADII[name]}
          onChange={(length) => update({ radius: withLength(radius, name, length) })}
        />
      ))}
    </Box>
  );
}

function TokenEditor({ tokens }: Pick<JoyDraft, 'tokens'>) {
  const t = useTranslate();
  const [component, setComponent] = useState<JoyComponent>('Button');
  return (
    <Box sx={{ display: 'grid', gap: '12px' }}>
      <ChoiceRow
        legend={t('themeTools.joyBuilder.component')}
        value={component}
        choices={JOY_COMPONENTS.map((name) => ({
          value: name,
          label: name,
          content: (
            <Box component="span" sx={{ paddingInline: '8px' }}>
              {name}
            </Box>
          ),
        }))}
        onChange={(value) =>
          setComponent(JOY_COMPONENTS.find((name) => name === value) ?? 'Button')
        }
      />
      <Box
        role="group"
        aria-label={`${t('themeTools.joyBuilder.tokens')}: ${component}`}
        sx={{ ...fieldGrid, alignContent: 'start', minHeight: '60px' }}
      >
        {JOY_TOKENS[component].map((token) => (
          <LengthField
            key={token}
            label={token}
            value={tokens[token]}
            onChange={(length) => update({ tokens: withLength(tokens, token, length) })}
          />
        ))}
      </Box>
    </Box>
  );
}

/** Joy UI's theme builder: ramps, corners and component tokens, seen at once, and as code. */
export default function JoyThemeBuilder() {
  const t = useTranslate();
  const draft = useStoredValue(joyDraft);
  const [wasReset, setWasReset] = useState(false);
  return (
    <Box
      role="group"
      aria-label={t('themeTools.joyBuilder.label')}
      sx={{ display: 'grid', gap: '24px' }}
    >
      <PaletteEditor palette={draft.palette} onChange={(palette) => update({ palette })} />
      <RadiusEditor radius={draft.radius} />
      <TokenEditor tokens={draft.tokens} />
      <BuilderPreview draft={draft} label={t('themeTools.joyBuilder.preview')}>
        <PreviewParts />
      </BuilderPreview>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' }}>
        <Button
          variant="outlined"
          onClick={() => {
            joyDraft.set(INITIAL_JOY_DRAFT);
            setWasReset(true);
          }}
        >
          {t('themeTools.joyBuilder.reset')}
        </Button>
        <Typography level="body-sm" role="status">
          {wasReset && draft === INITIAL_JOY_DRAFT && t('themeTools.joyBuilder.wasReset')}
        </Typography>
      </Box>
      <ExportCode fileName="src/theme.ts" code={buildJoyCode(draft)} />
    </Box>
  );
}
