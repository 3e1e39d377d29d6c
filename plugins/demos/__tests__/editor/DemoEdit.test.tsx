/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { act, screen } from '@testing-library/react';
import type { DemoEditorProps } from '@theme/DemoEditor';
import { createModule, mockEditor, press, renderLive } from '../demoComponent';
import Demo from '../../theme/Demo';

const mockEditorModule = { load: (): object => ({}) };
jest.mock('@theme/DemoEditor', () => mockEditorModule.load(), { virtual: true });

const addresses = { documentUrl: '/demo-frame.html', scriptsUrl: '/assets/demo-frame/' };
const files = [{ name: 'A.tsx', language: 'tsx', code: 'the source', html: '' }];
let props: DemoEditorProps | undefined;

function Editor(given: DemoEditorProps) {
  props = given;
  return <p>editor of {given.source.files[0]?.code}</p>;
}

beforeEach(() => {
  jest.resetModules();
  mockEditor.current = addresses;
  mockEditorModule.load = () => ({ __esModule: true, default: Editor });
});

const renderDemo = (overrides = {}) =>
  renderLive(
    <Demo
      name="Basic"
      variants={[[null, createModule(undefined, { loadSource: async () => files, ...overrides })]]}
    />,
  );

it('a site without an editor has no button for it', async () => {
  mockEditor.current = null;
  await renderDemo();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

it('the button names and opens what it controls; the demo stays until there is a result', async () => {
  await renderDemo();
  const button = screen.getByRole('button', { name: 'Edit' });
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect([button.getAttribute('aria-expanded'), panel?.hidden]).toEqual(['false', true]);
  await press('Edit');
  await screen.findByText('editor of the source');
  expect([button.getAttribute('aria-expanded'), panel?.hidden]).toEqual(['true', false]);
  expect(screen.getByRole('button', { name: 'Clicked 0 times' })).toBeDefined();

  act(() => props?.onResult());
  expect(screen.queryByRole('button', { name: 'Clicked 0 times' })).toBeNull();
  await press('Close editor');
  expect(screen.getByRole('button', { name: 'Clicked 0 times' })).toBeDefined();
  expect(screen.queryByText('editor of the source')).toBeNull();
});

it.each([
  [
    'source',
    { loadSource: () => Promise.reject(new Error('offline')) },
    () => ({ default: Editor }),
  ],
  [
    'editor',
    {},
    () => {
      throw new Error('offline');
    },
  ],
])('a lost connection to the %s is said, and the demo goes on', async (_case, overrides, load) => {
  mockEditorModule.load = load;
  await renderDemo(overrides);
  await press('Edit');
  expect((await screen.findByText(/could not be loaded/)).getAttribute('role')).toBe('status');
  await press('Clicked 0 times');
  expect(screen.getByRole('button', { name: 'Clicked 1 times' })).toBeDefined();
});

it('the styles of utility classes are part of the source where there are some', async () => {
  await renderDemo({ loadUtilityStyles: async () => ['.p-1{}'] });
  await press('Edit');
  await screen.findByText('editor of the source');
  expect(props?.source).toEqual({
    files: [{ name: 'A.tsx', code: 'the source' }],
    utilityStyles: ['.p-1{}'],
  });
});

it('drafts of a demo with states belong to the state that is edited', async () => {
  let code = 'first';
  await renderDemo({ hasStates: true, loadSource: async () => [{ ...files[0], code }] });
  const keys: unknown[] = [];
  for (const state of ['first', 'second', 'first']) {
    code = state;
    await press('Edit');
    await screen.findByText(`editor of ${state}`);
    keys.push(props?.sourceKey);
    await press('Close editor');
  }
  expect(keys[0]).toBe(keys[2]);
  expect(keys[0]).not.toBe(keys[1]);
});
