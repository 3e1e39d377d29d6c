import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { buildDensityCode } from '../densityCode';

const SITE = path.resolve(__dirname, '../../../..');

it('is the default theme where nothing was chosen', () => {
  expect(buildDensityCode({ spacing: 8, dense: false })).toBe(
    `import { createTheme } from '@mui/material/styles';\n\nexport const theme = createTheme();\n`,
  );
});

it('says what was chosen, for every component that the demos make dense', () => {
  const code = buildDensityCode({ spacing: 6, dense: true });
  expect(code).toContain('createTheme({\n  spacing: 6,\n  components: {\n');
  const names = [...code.matchAll(/ {4}Mui(\w+): \{ defaultProps:/g)].map(([, name]) => name);
  // The list of the specification's "Theme".
  expect(names.sort()).toEqual([
    'Button',
    'Fab',
    'FilledInput',
    'FormControl',
    'FormHelperText',
    'IconButton',
    'InputBase',
    'InputLabel',
    'ListItem',
    'OutlinedInput',
    'Table',
    'TextField',
    'Toolbar',
  ]);
});

it('is laid out as Prettier would', () => {
  const code = buildDensityCode({ spacing: 4, dense: true });
  // A process of its own: Prettier loads its parsers in a way that tests cannot.
  const formatted = execFileSync(
    process.execPath,
    [require.resolve('prettier/bin/prettier.cjs'), '--stdin-filepath', 'src/theme.ts'],
    { cwd: SITE, input: code, encoding: 'utf8' },
  );
  expect(formatted).toBe(code);
});
