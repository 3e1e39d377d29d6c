/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';

const anchors: string[] = [];
jest.mock(
  '@docusaurus/useBrokenLinks',
  () => ({
    __esModule: true,
    default: () => ({ collectAnchor: (id: string) => anchors.push(id) }),
  }),
  { virtual: true },
);
jest.mock(
  '@docusaurus/theme-common',
  () => ({ useAnchorTargetClassName: (id?: string) => (id ? 'below-bar' : undefined) }),
  { virtual: true },
);
jest.mock(
  '@docusaurus/Translate',
  () => ({
    translate: ({ message }: { message: string }, values: Record<string, string> = {}) =>
      message.replace(/\{(\w+)\}/g, (_match, name: string) => values[name] ?? ''),
  }),
  { virtual: true },
);
const copied: string[] = [];
let copyText = async (text: string) => void copied.push(text);
jest.mock('@site/plugins/code-samples/client', () => ({
  announce: jest.fn(),
  copyText: (text: string) => copyText(text),
}));

const { default: Heading } = jest.requireActual<typeof import('..')>('..');

beforeEach(() => {
  copied.length = 0;
  anchors.length = 0;
});

it('has a link to itself, which a page can be checked against', () => {
  const { container } = render(
    <Heading as="h2" id="usage" className="own">
      Usage
    </Heading>,
  );
  expect(container.innerHTML).toBe(
    '<h2 class="anchor below-bar own" id="usage">Usage<a class="hash-link" href="#usage" ' +
      'aria-label="Direct link to Usage" title="Direct link to Usage" translate="no">\u200b</a></h2>',
  );
  expect(anchors).toEqual(['usage']);
});

it('calls its link by the id where its text is more than words', () => {
  render(
    <Heading as="h3" id="the-sx-prop">
      The <code>sx</code> prop
    </Heading>,
  );
  expect(screen.getByRole('link').title).toBe('Direct link to the-sx-prop');
});

it.each([
  ['h1', 'top'],
  ['h2', undefined],
] as const)('has no link as %s with the id %s', (as, id) => {
  const { container } = render(
    <Heading as={as} id={id}>
      Text
    </Heading>,
  );
  expect(container.innerHTML).toBe(`<${as}>Text</${as}>`);
  expect(anchors).toEqual([]);
});

it('copies its address when its link is pressed, and not when the link opens elsewhere', async () => {
  jest.useFakeTimers();
  render(
    <Heading as="h2" id="usage">
      Usage
    </Heading>,
  );
  const link = screen.getByRole('link');
  await act(async () => fireEvent.click(link, { metaKey: true }));
  expect(copied).toEqual([]);
  await act(async () => fireEvent.click(link));
  expect(copied).toEqual(['http://localhost/#usage']);
  expect(link.dataset.copied).toBe('true');
  jest.advanceTimersByTime(1200);
  expect(link.dataset.copied).toBeUndefined();
  jest.useRealTimers();
});

it('leaves it at the link where the clipboard is denied', async () => {
  copyText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  render(
    <Heading as="h2" id="usage">
      Usage
    </Heading>,
  );
  const link = screen.getByRole('link');
  await act(async () => fireEvent.click(link));
  expect(link.dataset.copied).toBeUndefined();
});
