import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import JoyButton from '@mui/joy/Button';
import JoyFormControl from '@mui/joy/FormControl';
import JoyInput from '@mui/joy/Input';
import JoyList from '@mui/joy/List';
import JoyTable from '@mui/joy/Table';
import createCache from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { cloneElement, type ReactElement } from 'react';
import { INITIAL_THEME_STATE } from '../themeReducer';
import { joyThemes } from '../joyThemes';
import { materialThemes } from '../materialThemes';

const dense = { ...INITIAL_THEME_STATE, dense: true };

function renderMaterial(element: ReactElement, choices = dense) {
  return renderToString(
    // A new cache, so that the styles stand in the markup whatever was rendered before.
    <CacheProvider value={createCache({ key: 'css' })}>
      <ThemeProvider theme={materialThemes.get(choices) as unknown as Theme}>
        {element}
      </ThemeProvider>
    </CacheProvider>,
  );
}

function renderJoy(element: ReactElement) {
  return renderToString(
    <ThemeContext.Provider value={joyThemes.get(dense)}>{element}</ThemeContext.Provider>,
  );
}

const row = (
  <TableBody>
    <TableRow>
      <TableCell>1</TableCell>
    </TableRow>
  </TableBody>
);

it.each<[string, ReactElement, string]>([
  ['Button', <Button key="1">Save</Button>, 'MuiButton-sizeSmall'],
  ['Fab', <Fab key="1">+</Fab>, 'MuiFab-sizeSmall'],
  ['IconButton', <IconButton key="1">+</IconButton>, 'MuiIconButton-sizeSmall'],
  ['TextField', <TextField key="1" label="Name" />, 'MuiInputBase-inputSizeSmall'],
  ['the label of TextField', <TextField key="1" label="Name" />, 'MuiInputLabel-sizeSmall'],
  [
    'an input of FormControl',
    <FormControl key="1">
      <OutlinedInput />
    </FormControl>,
    'MuiInputBase-inputSizeSmall',
  ],
  ['ListItem', <ListItem key="1">One</ListItem>, 'MuiListItem-dense'],
  ['Table', <Table key="1">{row}</Table>, 'MuiTableCell-sizeSmall'],
  ['Toolbar', <Toolbar key="1">Bar</Toolbar>, 'MuiToolbar-dense'],
])('makes %s of Material UI smaller', (_name, element, className) => {
  expect(renderMaterial(element)).toContain(className);
  expect(renderMaterial(element, INITIAL_THEME_STATE)).not.toContain(className);
});

it.each<[string, ReactElement, string]>([
  ['OutlinedInput', <OutlinedInput key="1" />, 'padding-block:8.5px'],
  ['FilledInput', <FilledInput key="1" />, 'padding-block:21px 4px'],
])('makes %s smaller that stands alone, unless it says its size', (_name, element, rule) => {
  expect(renderMaterial(element)).toContain(rule);
  expect(renderMaterial(cloneElement(element, { size: 'medium' }))).not.toContain(rule);
});

it('leaves what a demo says itself', () => {
  expect(renderMaterial(<Button size="large">Save</Button>)).toContain('MuiButton-sizeLarge');
  const field = renderMaterial(<TextField label="Name" size="medium" />);
  expect(field).not.toContain('sizeSmall');
});

it.each<[string, ReactElement, string]>([
  ['Button', <JoyButton key="1">Save</JoyButton>, 'MuiButton-sizeSm'],
  ['Input', <JoyInput key="1" />, 'MuiInput-sizeSm'],
  [
    'FormControl',
    <JoyFormControl key="1">
      <JoyInput />
    </JoyFormControl>,
    'MuiInput-sizeSm',
  ],
  ['List', <JoyList key="1" />, 'MuiList-sizeSm'],
  ['Table', <JoyTable key="1" />, 'MuiTable-sizeSm'],
])('makes %s of Joy UI smaller', (_name, element, className) => {
  expect(renderJoy(element)).toContain(className);
});
