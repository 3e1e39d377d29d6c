/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import ShortcutHelp from '../ShortcutHelp';

jest.mock('@docusaurus/Translate', () => ({
  translate: ({ message }: { message: string }) => message,
}));

let mockHasCode = false;

jest.mock('../ShortcutDialog', () => ({
  __esModule: true,
  get default() {
    if (!mockHasCode) throw new Error('Loading chunk 1 failed.');
    return () => <div role="dialog" />;
  },
}));

const press = () => act(async () => void fireEvent.keyDown(document.body, { key: '?' }));

it('says that the help could not be loaded, and opens it when it is asked for again', async () => {
  render(<ShortcutHelp />);
  await press();
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
  expect(screen.queryByRole('dialog')).toBeNull();
  mockHasCode = true;
  await press();
  expect(screen.getByRole('dialog')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('hears a key from the moment on in which the page comes to life', async () => {
  mockHasCode = true;
  function Page() {
    useLayoutEffect(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
    }, []);
    return <ShortcutHelp />;
  }
  render(<Page />);
  expect(await screen.findByRole('dialog')).not.toBeNull();
});
