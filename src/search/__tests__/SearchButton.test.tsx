/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import SearchButton from '../SearchButton';

jest.mock('@docusaurus/Translate', () => ({
  translate: ({ message }: { message: string }) => message,
}));

jest.mock('../SearchDialog', () => ({
  __esModule: true,
  default: () => <div role="dialog" />,
}));

it.each([{ key: '/' }, { key: 'k', ctrlKey: true }])(
  'hears $key from the moment on in which the page comes to life',
  async (init) => {
    function Page() {
      useLayoutEffect(() => {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }));
      }, []);
      return <SearchButton />;
    }
    render(<Page />);
    expect(await screen.findByRole('dialog')).not.toBeNull();
  },
);
