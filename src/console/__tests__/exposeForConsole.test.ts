/** @jest-environment jsdom */
import { createTheme } from '@mui/material/styles';
import { createMaterialTheme } from '../../branding/materialTheme';
import { exposeForConsole } from '../exposeForConsole';

interface Tools {
  readonly theme: ReturnType<typeof createMaterialTheme>;
  readonly createTheme: typeof createTheme;
}

it('puts the theme and createTheme into reach and says so once; what it says to try works', () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  const tools = { theme: createMaterialTheme(), createTheme };
  exposeForConsole(tools);
  exposeForConsole(tools);
  expect(log).toHaveBeenCalledTimes(1);
  const message = String(log.mock.calls[0]?.[0]);
  expect(message).toContain('theme.palette.primary.main');
  expect(message).toContain('createTheme({ spacing: 4 }).spacing(2)');
  const exposed = window as unknown as Tools;
  expect(exposed.theme.palette.primary.main).toMatch(/^hsl\(210/);
  expect(exposed.createTheme({ spacing: 4 }).spacing(2)).toBe('8px');
});
