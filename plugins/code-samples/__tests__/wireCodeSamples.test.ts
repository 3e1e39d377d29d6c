/** @jest-environment jsdom */
import { SAMPLE_COPIED_EVENT } from '../client/markup';
import { wireCodeSamples } from '../client/wireCodeSamples';

const SAMPLE = `
  <div class="MuiCode-root">
    <pre tabindex="0"><code>a <span class="t-k">b</span>\n<span class="l" data-line="2">c</span></code></pre>
    <button class="MuiCode-copy" data-copied-label="Copied!" data-ga-event-label="/page/">
      <span class="MuiCode-copyLabel">Copy</span>
    </button>
  </div>`;

let written: string[] = [];
let unwire = (): void => {};

function get(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) {
    throw new Error(`no ${selector}`);
  }
  return element;
}

const label = (): string => get('.MuiCode-copyLabel').textContent ?? '';

async function settle(): Promise<void> {
  await jest.advanceTimersByTimeAsync(0);
}

async function pressCopyKeys(): Promise<void> {
  const active = document.activeElement ?? document.body;
  active.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', ctrlKey: true, bubbles: true }));
  await settle();
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = SAMPLE;
  written = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void written.push(text) },
  });
});

afterEach(() => {
  unwire();
  Reflect.deleteProperty(window, 'gtag');
  jest.useRealTimers();
});

describe('wireCodeSamples', () => {
  it('copies the source on a click and says so for 2000 ms', async () => {
    unwire = wireCodeSamples();
    get('.MuiCode-copyLabel').click();
    await settle();
    expect(written).toEqual(['a b\nc']);
    expect(label()).toBe('Copied!');
    expect(get('button').dataset.copied).toBe('true');
    expect(get('[role="status"]').textContent).toBe('Copied!');

    await jest.advanceTimersByTimeAsync(1999);
    expect(label()).toBe('Copied!');
    await jest.advanceTimersByTimeAsync(1);
    expect(label()).toBe('Copy');
    expect(get('button').dataset.copied).toBeUndefined();
    expect(get('[role="status"]').textContent).toBe('');
  });

  it('starts the 2000 ms anew with another click', async () => {
    unwire = wireCodeSamples();
    get('button').click();
    await jest.advanceTimersByTimeAsync(1500);
    get('button').click();
    await jest.advanceTimersByTimeAsync(1500);
    expect(label()).toBe('Copied!');
    await jest.advanceTimersByTimeAsync(500);
    expect(label()).toBe('Copy');
  });

  it('serves samples that appear later', async () => {
    document.body.innerHTML = '';
    unwire = wireCodeSamples();
    document.body.insertAdjacentHTML('beforeend', SAMPLE);
    get('button').click();
    await settle();
    expect(written).toEqual(['a b\nc']);
  });

  it('copies the focused sample by keyboard, and reports it as such', async () => {
    const events: unknown[] = [];
    Object.assign(window, { gtag: (...args: unknown[]) => events.push(args) });
    unwire = wireCodeSamples();
    await pressCopyKeys();
    expect(written).toEqual([]);
    get('pre').focus();
    await pressCopyKeys();
    expect(written).toEqual(['a b\nc']);
    expect(label()).toBe('Copied!');
    expect(events).toEqual([
      ['event', 'code', { eventAction: 'copy-keyboard', eventLabel: '/page/' }],
    ]);
  });

  it('copies by keyboard without analytics, too', async () => {
    unwire = wireCodeSamples();
    get('pre').focus();
    await pressCopyKeys();
    expect(written).toEqual(['a b\nc']);
  });

  it('leaves the keys to the browser while text is selected, in the page or in a field', async () => {
    unwire = wireCodeSamples();
    get('pre').focus();
    document.getSelection()?.selectAllChildren(get('code'));
    await pressCopyKeys();
    expect(written).toEqual([]);

    document.getSelection()?.removeAllRanges();
    get('.MuiCode-root').insertAdjacentHTML('beforeend', '<textarea>abc</textarea>');
    const field = document.querySelector('textarea');
    field?.focus();
    field?.setSelectionRange(0, 2);
    await pressCopyKeys();
    expect(written).toEqual([]);

    field?.setSelectionRange(2, 2);
    await pressCopyKeys();
    expect(written).toEqual(['a b\nc']);
  });

  it('is silent when the browser refuses', async () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    unwire = wireCodeSamples();
    get('button').click();
    await settle();
    expect(label()).toBe('Copy');
    expect(get('[role="status"]').textContent).toBe('');
  });

  it('leaves a button that is a component to itself, and tells it what the keyboard copied', async () => {
    get('button').removeAttribute('data-copied-label');
    let told = 0;
    get('button').addEventListener(SAMPLE_COPIED_EVENT, () => {
      told += 1;
    });
    unwire = wireCodeSamples();
    get('button').click();
    await settle();
    expect({ written, told }).toEqual({ written: [], told: 0 });

    get('pre').focus();
    await pressCopyKeys();
    expect({ written, told, label: label() }).toEqual({
      written: ['a b\nc'],
      told: 1,
      label: 'Copy',
    });
  });

  it('shows the buttons while they work', () => {
    expect(document.documentElement.hasAttribute('data-code-copy')).toBe(false);
    unwire = wireCodeSamples();
    expect(document.documentElement.hasAttribute('data-code-copy')).toBe(true);
    unwire();
    expect(document.documentElement.hasAttribute('data-code-copy')).toBe(false);
  });

  it('leaves no listener, no timer and no changed label behind', async () => {
    unwire = wireCodeSamples();
    get('button').click();
    await settle();
    unwire();
    expect(label()).toBe('Copy');
    expect(get('button').dataset.copied).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1000);
    expect(jest.getTimerCount()).toBe(0);

    get('button').click();
    get('pre').focus();
    await pressCopyKeys();
    expect(written).toHaveLength(1);
  });

  it('changes no label when the wiring ended before the copy did', async () => {
    unwire = wireCodeSamples();
    get('button').click();
    unwire();
    await settle();
    expect(written).toHaveLength(1);
    expect(label()).toBe('Copy');
    expect(jest.getTimerCount()).toBe(0);
  });
});
