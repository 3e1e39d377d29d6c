/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiText } from '../client/ApiText';

jest.mock('@docusaurus/Translate', () => ({
  translate: ({ message }: { message: string }) => message,
}));
jest.mock('@docusaurus/Link', () => ({ __esModule: true, default: () => null }));

it('lets the keyboard reach a sample, whose long lines scroll, and names it', async () => {
  render(<ApiText>{'Use it so:\n\n```jsx\n<FormControl>\n</FormControl>\n```'}</ApiText>);
  const sample = screen.getByRole('group', { name: 'Code sample' });
  expect(sample.textContent).toBe('<FormControl>\n</FormControl>');
  await userEvent.tab();
  expect(document.activeElement).toBe(sample);
});
