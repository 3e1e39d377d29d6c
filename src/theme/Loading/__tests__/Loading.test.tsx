/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Loading from '..';

jest.mock('@generated/codeTranslations', () => ({}), { virtual: true });

const WAITING = { isLoading: true, timedOut: false, error: null, retry: () => undefined };

it('says nothing where the page is about to come', () => {
  const { container } = render(<Loading {...WAITING} pastDelay={false} />);
  expect(container.innerHTML).toBe('');
});

it('says that it is waited for', () => {
  render(<Loading {...WAITING} pastDelay />);
  expect(screen.getByRole('status').textContent).toBe('Loading…');
});

it('says that it failed, and tries again when asked to', async () => {
  const retry = jest.fn();
  render(
    <Loading {...WAITING} isLoading={false} pastDelay error={new Error('404')} retry={retry} />,
  );
  expect(screen.getByRole('alert').textContent).toBe('This page could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
