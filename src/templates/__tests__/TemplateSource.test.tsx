/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { ClientDemoModule, DemoSourceFile } from '@site/plugins/demos/client/types';
import TemplateSource from '../TemplateSource';

jest.mock(
  '@theme/DemoSource',
  () => ({
    __esModule: true,
    default: ({ files }: { files: readonly DemoSourceFile[] }) =>
      files.map(({ name, code }) => <pre key={name}>{`${name}: ${code}`}</pre>),
  }),
  { virtual: true },
);
jest.mock('@docusaurus/Translate', () => ({
  __esModule: true,
  default: ({ children }: { children: ReactNode }) => children,
  translate: ({ message }: { message: string }, values: Record<string, string> = {}) =>
    message.replace(/\{(\w+)\}/g, (_match, name: string) => values[name] ?? ''),
}));

const files: readonly DemoSourceFile[] = ['SignIn.tsx', 'authenticate.ts'].map((name) => ({
  name,
  language: 'tsx',
  code: `source of ${name}`,
  html: '',
}));

function toModule(loadSource: ClientDemoModule['loadSource']): ClientDemoModule {
  return { id: 'd1', load: () => Promise.reject(new Error('not wanted')), loadSource };
}

it('fetches the files once they are asked for, and hides them again', async () => {
  const loadSource = jest.fn(async () => files);
  render(<TemplateSource name="Sign-in" module={toModule(loadSource)} />);
  const button = screen.getByRole('button', { name: 'Show the files of Sign-in' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(loadSource).not.toHaveBeenCalled();

  await userEvent.click(button);
  expect(await screen.findByText('SignIn.tsx: source of SignIn.tsx')).toBeTruthy();
  expect(screen.getByText('authenticate.ts: source of authenticate.ts')).toBeTruthy();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const region = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(region?.contains(screen.getByText(/^SignIn/))).toBe(true);

  await userEvent.click(screen.getByRole('button', { name: 'Hide the files of Sign-in' }));
  expect(screen.queryByText(/^SignIn/)).toBeNull();
});

it('says that it loads, and that it could not', async () => {
  let reject = (_reason: Error) => {};
  const module = toModule(
    () =>
      new Promise((_resolve, onReject) => {
        reject = onReject;
      }),
  );
  render(<TemplateSource name="Sign-in" module={module} />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toBe('Loading the files…');
  reject(new Error('offline'));
  expect(await screen.findByText(/^The files could not be loaded\./)).toBeTruthy();
});

it('can be asked again after a failure', async () => {
  const loadSource = jest
    .fn<Promise<readonly DemoSourceFile[]>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(files);
  render(<TemplateSource name="Sign-in" module={toModule(loadSource)} />);
  await userEvent.click(screen.getByRole('button'));
  await screen.findByText(/^The files could not be loaded\./);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText(/^SignIn/)).toBeTruthy();
});
