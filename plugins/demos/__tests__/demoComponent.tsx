/** What the tests of `@theme/Demo` share. Importing it stands in for Docusaurus and the theme. */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType, type ReactNode } from 'react';
import { preferencesStore } from '../../preferences/client';
import type { EditorAddresses } from '../client/editor/useEditorAddresses';
import type { ClientDemoModule, DemoSourceFile } from '../client/types';

/** The router's location; an object of its own for every page. */
export const mockLocation = { current: {} };

/** The addresses of the live editor; null: the site has none. */
export const mockEditor: { current: EditorAddresses | null } = { current: null };

jest.mock('@theme/DemoSource', () => jest.requireActual('../theme/DemoSource'), { virtual: true });
jest.mock('@theme/DemoPreview', () => jest.requireActual('../theme/DemoPreview'), {
  virtual: true,
});
jest.mock('@theme/DemoCopyButton', () => jest.requireActual('../theme/DemoCopyButton'), {
  virtual: true,
});
jest.mock('@theme/DemoToolbar', () => jest.requireActual('../theme/DemoToolbar'), {
  virtual: true,
});
jest.mock('@theme/DemoEditButton', () => jest.requireActual('../theme/DemoEditButton'), {
  virtual: true,
});
jest.mock('@theme/DemoEditPanel', () => jest.requireActual('../theme/DemoEditPanel'), {
  virtual: true,
});
jest.mock('@theme/DemoVariant', () => jest.requireActual('../theme/DemoVariant'), {
  virtual: true,
});
jest.mock('@docusaurus/router', () => ({ useLocation: () => mockLocation.current }));
jest.mock('@docusaurus/useGlobalData', () => {
  const stylings = [
    { id: 'system', label: 'MUI System' },
    { id: 'tailwind', label: 'Tailwind' },
    { id: 'css', label: 'CSS' },
  ];
  return {
    usePluginData: (name: string) =>
      name === 'demos' ? { stylings, editor: mockEditor.current } : undefined,
  };
});
jest.mock('@docusaurus/Translate', () => ({
  __esModule: true,
  default: ({ children }: { children: ReactNode }) => children,
  translate: ({ message }: { message: string }, values: Record<string, string> = {}) =>
    message.replace(/\{(\w+)\}/g, (_match, name: string) => values[name] ?? ''),
}));

export function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Clicked {count} times
    </button>
  );
}

export function Root({ children }: { children: ReactNode }) {
  return <>{children}</>;
}

let idCount = 0;

/** A module whose id no other test has used; heights are remembered by it. */
export function createModule(
  Component: ComponentType = Counter,
  overrides: Partial<ClientDemoModule> = {},
): ClientDemoModule {
  idCount += 1;
  return {
    id: `d${idCount}`,
    load: async () => ({ Component, Root, styles: [] }),
    loadSource: async () => [],
    ...overrides,
  };
}

export function toFile(name: string): DemoSourceFile {
  return { name, language: 'tsx', code: name, html: `<i>source of ${name}</i>` };
}

/** Renders and waits for code to arrive: without IntersectionObserver it is fetched at once. */
export async function renderLive(page: ReactNode) {
  let result: ReturnType<typeof render> | undefined;
  await act(async () => {
    result = render(page);
  });
  return result as ReturnType<typeof render>;
}

/** Clicks the button of that name. */
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  mockLocation.current = {};
  window.history.replaceState(null, '', '/');
  preferencesStore.setCodeStyling('MUI System');
  preferencesStore.setCodeVariant('TS');
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = jest.fn();
});
