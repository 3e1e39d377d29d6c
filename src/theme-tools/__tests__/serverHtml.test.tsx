import type { ComponentType } from 'react';
import * as joyRoot from '@site/src/theme/DemoRoot/Joy';
import * as materialRoot from '@site/src/theme/DemoRoot/Material';
import renderDemo, { buildStyleHtml } from '@site/src/theme/DemoServer';
import ColorTool from '../color/ColorTool';
import DensityTool from '../density/DensityTool';
import JoyThemeBuilder from '../joy-builder/JoyThemeBuilder';
import JoyThemeViewer from '../theme-viewer/JoyThemeViewer';
import MaterialThemeViewer from '../theme-viewer/MaterialThemeViewer';

jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({ i18n: { currentLocale: 'en' } }),
}));
jest.mock('@generated/codeTranslations', () => ({}), { virtual: true });

type RootModule = Parameters<typeof renderDemo>[0]['rootModule'];
const TOOLS: Array<[name: string, Component: ComponentType, root: RootModule]> = [
  ['Density tool', DensityTool, materialRoot],
  ['Color tool', ColorTool, materialRoot],
  ['Default theme of Material UI', MaterialThemeViewer, materialRoot],
  ['Default theme of Joy UI', JoyThemeViewer, materialRoot],
  ['Joy UI theme builder', JoyThemeBuilder, joyRoot],
];

it.each(TOOLS)(
  'the %s stands in the HTML of its page, without a word of warning',
  (name, Component, rootModule) => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { html, styles } = renderDemo({ Component, rootModule, identifierPrefix: 'd1-' });
    expect(html).toContain(`aria-label="${name}"`);
    expect(html).not.toContain('…');
    expect(buildStyleHtml(styles)).toContain('data-emotion');
    expect([error.mock.calls, warn.mock.calls]).toEqual([[], []]);
  },
);
