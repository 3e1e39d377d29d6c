/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import NavDisclosure from '..';

function renderMenu() {
  render(
    <>
      <button type="button">Before</button>
      <NavDisclosure button="Products" className="mine">
        {(close) => (
          <>
            <a href="#joy" onClick={close}>
              Joy UI
            </a>
            <a href="#base">Base UI</a>
          </>
        )}
      </NavDisclosure>
      <button type="button">After</button>
    </>,
  );
}

const getButton = (name = 'Products') => screen.getByRole('button', { name });
const isOpen = () => getButton().getAttribute('aria-expanded') === 'true';
const getFocused = () => document.activeElement?.textContent;

it('is a closed button, whose panel is named in the page and still empty', () => {
  renderMenu();
  expect(isOpen()).toBe(false);
  expect(screen.queryByRole('link', { name: 'Joy UI' })).toBeNull();
  const panel = document.getElementById(getButton().getAttribute('aria-controls') ?? '');
  expect(panel?.hidden).toBe(true);
  expect(panel?.childElementCount).toBe(0);
});

it('opens and closes by its button, which keeps the focus', async () => {
  renderMenu();
  await userEvent.click(getButton());
  expect(isOpen()).toBe(true);
  expect(screen.getByRole('link', { name: 'Joy UI' })).toBeDefined();
  expect(getFocused()).toBe('Products');
  await userEvent.click(getButton());
  expect(isOpen()).toBe(false);
});

it.each(['{Enter}', ' '])('opens by the keyboard: "%s"', async (key) => {
  renderMenu();
  getButton().focus();
  await userEvent.keyboard(key);
  expect(isOpen()).toBe(true);
});

it('is followed by its links in the order of Tab', async () => {
  renderMenu();
  await userEvent.click(getButton());
  await userEvent.tab();
  expect(getFocused()).toBe('Joy UI');
  expect(isOpen()).toBe(true);
});

it('closes on Escape, and the focus goes back to its button', async () => {
  renderMenu();
  await userEvent.click(getButton());
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(getFocused()).toBe('Products');
});

it('takes Escape for its own only while it is open', async () => {
  renderMenu();
  getButton('After').focus();
  await userEvent.keyboard('{Escape}');
  expect(getFocused()).toBe('After');
});

it('closes on other keys not at all', async () => {
  renderMenu();
  await userEvent.click(getButton());
  await userEvent.keyboard('{ArrowDown}a');
  expect(isOpen()).toBe(true);
});

it('closes on a press outside, and leaves the focus there', async () => {
  renderMenu();
  await userEvent.click(getButton());
  await userEvent.click(getButton('After'));
  expect(isOpen()).toBe(false);
  expect(getFocused()).toBe('After');
});

it('closes on a press on the bare page', async () => {
  renderMenu();
  await userEvent.click(getButton());
  await userEvent.pointer({ keys: '[MouseLeft]', target: document.body });
  expect(isOpen()).toBe(false);
});

it('stays open on a press inside', async () => {
  renderMenu();
  await userEvent.click(getButton());
  await userEvent.click(screen.getByRole('link', { name: 'Base UI' }));
  expect(isOpen()).toBe(true);
});

it.each([
  ['forwards', false, 'After'],
  ['backwards', true, 'Before'],
])('closes when the focus leaves it %s', async (_direction, shift, expected) => {
  renderMenu();
  await userEvent.click(getButton());
  if (!shift) {
    await userEvent.tab();
    await userEvent.tab();
    expect(isOpen()).toBe(true);
  }
  await userEvent.tab({ shift });
  expect(isOpen()).toBe(false);
  expect(getFocused()).toBe(expected);
});

it('is closed by what it holds', async () => {
  renderMenu();
  await userEvent.click(getButton());
  await userEvent.click(screen.getByRole('link', { name: 'Joy UI' }));
  expect(isOpen()).toBe(false);
});

it('closes one menu when another is opened', async () => {
  render(
    <>
      <NavDisclosure button="Products">{() => <a href="#a">A</a>}</NavDisclosure>
      <NavDisclosure button="Versions">{() => <a href="#b">B</a>}</NavDisclosure>
    </>,
  );
  await userEvent.click(getButton());
  await userEvent.click(getButton('Versions'));
  expect(isOpen()).toBe(false);
  expect(getButton('Versions').getAttribute('aria-expanded')).toBe('true');
});

it('can be named otherwise than it is labelled', () => {
  render(
    <NavDisclosure button="v6" buttonLabel="Version: v6. Switch version">
      {() => null}
    </NavDisclosure>,
  );
  expect(getButton('Version: v6. Switch version').textContent).toBe('v6');
});
