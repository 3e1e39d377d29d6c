/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listenForClicks } from '../../../plugins/analytics/client/clicks';
import PageFeedback from '../PageFeedback';

jest.mock('@generated/codeTranslations', () => ({}), { virtual: true });

const getButton = (name: string) => screen.getByRole('button', { name });

beforeAll(listenForClicks);

afterEach(() => {
  Reflect.deleteProperty(window, 'gtag');
});

describe('the question at the end of a page', () => {
  it('is answered once, by keyboard as well, keeps the focus, and says thank you', async () => {
    const gtag = jest.fn();
    Object.assign(window, { gtag });
    const user = userEvent.setup();
    render(<PageFeedback path="/a/" />);
    expect(screen.getByRole('group', { name: 'Was this page helpful?' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(gtag.mock.calls).toEqual([
      ['event', 'feedback', { eventAction: 'no', eventLabel: '/a/' }],
    ]);
    expect(screen.getByRole('status').textContent).toBe('Thank you.');
    expect(document.activeElement).toBe(getButton('No'));
    expect(getButton('No').getAttribute('aria-pressed')).toBe('true');

    await user.click(getButton('Yes'));
    expect(gtag).toHaveBeenCalledTimes(1);
    expect(getButton('Yes').getAttribute('aria-disabled')).toBe('true');
  });

  it('stays answered when the reader comes back, and is asked anew of another page', () => {
    const { unmount } = render(<PageFeedback path="/a/" />);
    expect(screen.getByRole('status').textContent).toBe('Thank you.');
    unmount();
    render(<PageFeedback path="/b/" />);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('stores nothing, and works without analytics', async () => {
    render(<PageFeedback path="/c/" />);
    await userEvent.click(getButton('Yes'));
    expect(screen.getByRole('status').textContent).toBe('Thank you.');
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  });
});
