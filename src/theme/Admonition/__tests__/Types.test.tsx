/** @jest-environment jsdom */
import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import types from '../Types';

interface LayoutProps {
  readonly className: string;
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

jest.mock('@generated/codeTranslations', () => ({}), { virtual: true });
jest.mock(
  '@theme/Admonition/Layout',
  () => ({
    __esModule: true,
    default: ({ className, icon, title, children }: LayoutProps) => (
      <div className={className}>
        <i>{icon}</i>
        <b>{title}</b>
        {children}
      </div>
    ),
  }),
  { virtual: true },
);

function show(type: string, props: { readonly title?: string; readonly className?: string } = {}) {
  const Kind = types[type as keyof typeof types];
  const { container } = render(
    <Kind type={type} {...props}>
      <p>Text</p>
    </Kind>,
  );
  const { className } = container.firstElementChild as HTMLElement;
  const find = (selector: string) => container.querySelector(selector);
  return {
    look: className,
    title: find('b')?.textContent,
    icon: find('svg path')?.getAttribute('d'),
    text: find('p')?.textContent,
  };
}

it.each([
  ['note', 'secondary', 'note'],
  ['tip', 'success', 'tip'],
  ['info', 'info', 'info'],
  ['warning', 'warning', 'warning'],
  ['danger', 'danger', 'danger'],
  ['caution', 'warning', 'caution'],
  ['secondary', 'secondary', 'secondary'],
  ['important', 'info', 'important'],
  ['success', 'success', 'success'],
])('%s looks as %s and is called %s', (type, look, title) => {
  expect(show(type)).toEqual({
    look: `alert alert--${look}`,
    title,
    icon: expect.stringContaining('M') as string,
    text: 'Text',
  });
});

it('tells the five kinds apart by their icons', () => {
  const icons = ['note', 'tip', 'info', 'warning', 'danger'].map((type) => show(type).icon);
  expect(new Set(icons).size).toBe(5);
});

it('takes the title and the class that an author gives', () => {
  const { title, look } = show('tip', { title: 'Faster', className: 'wide' });
  expect([title, look]).toEqual(['Faster', 'alert alert--success wide']);
});
