/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import MaterialRoot from '@site/src/theme/DemoRoot/Material';
import { INITIAL_THEME_STATE } from '@site/src/theming/themeReducer';
import { themeStore } from '@site/src/theming/themeStore';
import DensityTool from '../DensityTool';

jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({ i18n: { currentLocale: 'en' } }),
}));
jest.mock('@generated/codeTranslations', () => ({}), { virtual: true });

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('sets spacing and density of the whole site, and takes both back', () => {
  render(
    <MaterialRoot>
      <DensityTool />
    </MaterialRoot>,
  );
  press('Decrease spacing by 1 pixel');
  press('Decrease spacing by 1 pixel');
  press('Increase spacing by 1 pixel');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Dense components' }));
  expect(themeStore.getState()).toMatchObject({ spacing: 7, dense: true });
  expect(screen.getByRole('slider', { name: 'Spacing unit' }).getAttribute('aria-valuetext')).toBe(
    '7 px',
  );
  expect(screen.getByRole('table').querySelectorAll('.MuiTableCell-sizeSmall')).not.toHaveLength(0);
  expect(screen.getByRole('group', { name: 'src/theme.ts' }).textContent).toContain('spacing: 7,');

  press('Reset density');
  expect(themeStore.getState()).toEqual(INITIAL_THEME_STATE);
  expect(screen.getAllByRole('status').at(-1)?.textContent).toBe(
    'Spacing and density are back to their defaults.',
  );
  expect(screen.getByRole('table').querySelectorAll('.MuiTableCell-sizeSmall')).toHaveLength(0);
});
