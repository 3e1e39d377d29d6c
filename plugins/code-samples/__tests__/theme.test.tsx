/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { TextEncoder } from 'node:util';
import { COPIED_MS } from '../client/useClipboardCopy';

jest.mock(
  '@docusaurus/Translate',
  () => ({
    translate: ({ message }: { message: string }, values: Record<string, string> = {}) =>
      message.replace(/\{(\w+)\}/g, (_match, name: string) => values[name] ?? ''),
  }),
  { virtual: true },
);
jest.mock('@docusaurus/router', () => ({ useLocation: () => ({ pathname: '/page/' }) }), {
  virtual: true,
});
jest.mock('@theme/CodeInline', () => ({ __esModule: true, default: 'code' }), { virtual: true });
jest.mock('@theme/CodeSample', () => jest.requireActual('../theme/CodeSample'), { virtual: true });
jest.mock('@theme/CodeVariants', () => jest.requireActual('../theme/CodeVariants'), {
  virtual: true,
});

// React's server renderer for browsers wants what jsdom lacks.
Object.assign(globalThis, { TextEncoder });
const { renderToString } =
  jest.requireActual<typeof import('react-dom/server')>('react-dom/server');
const { default: CodeSample } = jest.requireActual<{
  default: ComponentType<{ html: string; title?: string; language?: string }>;
}>('../theme/CodeSample');
const { default: CodeBlock } =
  jest.requireActual<typeof import('../theme/CodeBlock')>('../theme/CodeBlock');
const { default: MDXPre } = jest.requireActual<typeof import('../theme/MDXComponents/Pre')>(
  '../theme/MDXComponents/Pre',
);
const { CopyButton } =
  jest.requireActual<typeof import('../client/CopyButton')>('../client/CopyButton');

function setPlatform(platform: string): void {
  Object.defineProperty(navigator, 'platform', { configurable: true, value: platform });
}

function setClipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

beforeEach(() => {
  setPlatform('Linux x86_64');
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('@theme/CodeSample', () => {
  it('is a named, focusable, left-to-right block with the highlighted source in it', () => {
    render(
      <CodeSample html={'<span class="t-k">a</span>\n &lt;b'} language="tsx" title="App.tsx" />,
    );
    const sample = screen.getByRole('group', { name: 'Code sample: App.tsx' });
    expect(sample.closest('.MuiCode-root')).not.toBeNull();
    expect(sample.tagName).toBe('PRE');
    expect(sample.tabIndex).toBe(0);
    expect(sample.dir).toBe('ltr');
    expect(sample.textContent).toBe('a\n <b');
    expect(sample.querySelector('code')?.className).toBe('language-tsx');
  });

  it('has a button whose name is its label without the hint, and analytics attributes', () => {
    render(<CodeSample html="a" />);
    const button = screen.getByRole('button', { name: 'Copy' });
    expect(button.textContent).toBe('Copy (or Ctrl + C)');
    expect(button.dataset).toMatchObject({
      copiedLabel: 'Copied',
      gaEventCategory: 'code',
      gaEventAction: 'copy-click',
      gaEventLabel: '/page/',
    });
    expect(screen.getByRole('group', { name: 'Code sample' })).toBeDefined();
  });

  it('shows the keys of a Mac, and takes over the HTML of the server on one without complaint', () => {
    setPlatform('MacIntel');
    const errors = jest.spyOn(console, 'error');
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<CodeSample html="a" />);
    expect(container.textContent).toContain('(or Ctrl + C)');
    const { unmount } = render(<CodeSample html="a" />, { container, hydrate: true });
    expect(container.textContent).toContain('(or ⌘C)');
    expect(errors).not.toHaveBeenCalled();
    unmount();
    container.remove();
  });

  it('is one element to React, with the same frame as code in JSX has', () => {
    const title = 'a "b" & <c>.tsx';
    const { container: printed } = render(
      <CodeSample html="1 &lt; 2" language="ts" title={title} />,
    );
    const { container: rendered } = render(
      <CodeBlock language="ts" title={title}>
        {'1 < 2'}
      </CodeBlock>,
    );
    const code = printed.querySelector('code');
    expect(code?.getAttribute('style')).toBe('--lines:1');
    code?.removeAttribute('style');
    expect(printed.innerHTML).toBe(rendered.innerHTML);
    const server = renderToString(<CodeSample html="1 &lt; 2" language="ts" title={title} />);
    const parsed = document.createElement('div');
    parsed.innerHTML = server;
    parsed.querySelector('code')?.removeAttribute('style');
    expect(parsed.innerHTML).toBe(rendered.innerHTML);
  });

  it.each([
    ['', 1],
    ['a', 1],
    ['a\nb\n', 2],
    ['a\n\n\nb', 4],
  ])('tells the number of lines of %j, so that one left out has its height', (html, lines) => {
    const { container } = render(<CodeSample html={html} />);
    const code = container.querySelector('code');
    expect(code?.style.getPropertyValue('--lines')).toBe(String(lines));
  });

  it('keeps what was written into it by hand when it is rendered again on the same page', () => {
    const { container, rerender } = render(<CodeSample html="a" />);
    const label = container.querySelector('.MuiCode-copyLabel') as Element;
    label.textContent = 'Copied';
    rerender(<CodeSample html="a" title={undefined} />);
    expect(container.querySelector('.MuiCode-copyLabel')).toBe(label);
    expect(label.textContent).toBe('Copied');
  });
});

describe('@theme/CodeBlock', () => {
  it('gives code in JSX the frame, escaped and without the last line break', () => {
    render(
      <CodeBlock className="a language-html" title={<em>t</em>}>
        {'<b>\n'}
      </CodeBlock>,
    );
    const sample = screen.getByRole('group', { name: 'Code sample' });
    expect(sample.textContent).toBe('<b>');
    expect(sample.querySelector('code')?.className).toBe('language-html');
    expect(screen.getByText('t').tagName).toBe('EM');
  });

  it('has the keys of a Mac', () => {
    setPlatform('MacIntel');
    render(<CodeBlock>a</CodeBlock>);
    expect(screen.getByRole('button', { name: 'Copy' }).textContent).toBe('Copy (or ⌘C)');
  });
});

describe('@theme/MDXComponents/Pre', () => {
  it('leaves a pre that is no sample alone', () => {
    const { container } = render(<MDXPre className="x">a</MDXPre>);
    expect(container.innerHTML).toBe('<pre class="x">a</pre>');
  });

  it('renders an empty sample, too', () => {
    render(<MDXPre html="" />);
    expect(screen.getByRole('group').textContent).toBe('');
  });
});

describe('CopyButton', () => {
  it('copies what it is told to, and says so for 1200 ms', async () => {
    const written: string[] = [];
    setClipboard(async (text) => void written.push(text));
    render(<CopyButton text={() => 'a'} />);
    const button = screen.getByRole('button', { name: 'Copy' });
    await act(async () => fireEvent.click(button));
    expect(written).toEqual(['a']);
    expect(screen.getByRole('button', { name: 'Copied' })).toBe(button);
    expect(button.dataset.copied).toBe('true');
    expect(document.querySelector('#code-samples-status')?.textContent).toBe('Copied');
    act(() => jest.advanceTimersByTime(COPIED_MS - 1));
    expect(button.textContent).toBe('Copied (or Ctrl + C)');
    act(() => jest.advanceTimersByTime(1));
    expect(button.textContent).toBe('Copy (or Ctrl + C)');
    expect(COPIED_MS).toBe(1200);
  });

  it('stays as it is when the browser refuses', async () => {
    setClipboard(() => Promise.reject(new Error('no')));
    render(<CopyButton text="a" showHint={false} />);
    const button = screen.getByRole('button', { name: 'Copy' });
    await act(async () => fireEvent.click(button));
    expect(button.textContent).toBe('Copy');
  });

  it('confirms what the keyboard copied', () => {
    render(<CopyButton text="a" />);
    const button = screen.getByRole('button', { name: 'Copy' });
    act(() => void button.dispatchEvent(new CustomEvent('codesample:copied')));
    expect(screen.getByRole('button', { name: 'Copied' })).toBe(button);
  });

  it('forgets its timer when it goes', async () => {
    setClipboard(async () => {});
    const { unmount } = render(<CopyButton text="a" />);
    await act(async () => fireEvent.click(screen.getByRole('button')));
    unmount();
    jest.advanceTimersByTime(1000);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('a sample in two languages', () => {
  it('has both in the page, one switch, and names by language', async () => {
    render(
      <MDXPre
        {...{ html: 'const a: A', jsHtml: 'const a', language: 'tsx', title: 'src/App.tsx' }}
      />,
    );
    const titles = [...document.querySelectorAll('.MuiCode-title')].map(
      (title) => title.textContent,
    );
    expect(titles).toEqual(['src/App.tsx', 'src/App.js']);
    const [js, ts] = screen.getAllByRole('button', { name: /^(JS|TS):/ });
    expect(ts?.getAttribute('aria-pressed')).toBe('true');
    act(() => js?.click());
    expect(js?.getAttribute('aria-pressed')).toBe('true');
    expect(document.documentElement.dataset.codeVariant).toBe('js');
    act(() => ts?.click());
  });

  it('has the keys of a Mac in both', () => {
    setPlatform('MacIntel');
    render(
      <MDXPre {...{ html: 'const a: A', jsHtml: 'const a', language: 'ts', 'data-kept': '3' }} />,
    );
    const read = (selector: string, attribute: 'textContent' | 'className') =>
      [...document.querySelectorAll(selector)].map((element) => element[attribute]);
    expect(read('.MuiCode-copyHint', 'textContent')).toEqual(['(or ⌘C)', '(or ⌘C)']);
    expect(read('code', 'className')).toEqual(['language-ts', 'language-js']);
    const numbers = [...document.querySelectorAll<HTMLElement>('code')].map(
      ({ dataset }) => dataset.kept,
    );
    expect(numbers).toEqual(['3', '3-js']);
  });
});
