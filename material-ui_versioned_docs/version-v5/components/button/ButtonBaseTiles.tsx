import * as React from 'react';
import ButtonBase, { buttonBaseClasses } from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const scenes = [
  { name: 'Dawn', sky: '#f2b38a', land: '#5d3a4f' },
  { name: 'Noon', sky: '#8ec5f0', land: '#2f6b4a' },
  { name: 'Night', sky: '#1f2a52', land: '#0b1024' },
];

const Tile = styled(ButtonBase)(({ theme }) => ({
  width: 128,
  height: 96,
  overflow: 'hidden',
  borderRadius: theme.shape.borderRadius,
  '& svg': { transition: theme.transitions.create('transform') },
  [`&:hover svg, &.${buttonBaseClasses.focusVisible} svg`]: { transform: 'scale(1.08)' },
  [`&.${buttonBaseClasses.focusVisible}, &[aria-pressed="true"]`]: {
    outline: '3px solid currentColor',
    outlineOffset: 2,
  },
  '@media (prefers-reduced-motion: reduce)': { '& svg': { transition: 'none' } },
}));

const Caption = styled('span')(({ theme }) => ({
  ...theme.typography.subtitle2,
  position: 'absolute',
  inset: 'auto 0 0',
  padding: theme.spacing(0.5),
  color: '#fff',
  backgroundColor: 'rgb(0 0 0 / 0.6)',
}));

export default function ButtonBaseTiles() {
  const [chosen, setChosen] = React.useState('Noon');

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {scenes.map(({ name, sky, land }) => (
        <Tile key={name} aria-pressed={chosen === name} onClick={() => setChosen(name)}>
          <svg aria-hidden viewBox="0 0 128 96" width="128" height="96">
            <path fill={sky} d="M0 0h128v96H0z" />
            <path fill={land} d="M0 96V70l30-26 26 22 30-38 42 40v28z" />
          </svg>
          <Caption>{name}</Caption>
        </Tile>
      ))}
    </Stack>
  );
}
