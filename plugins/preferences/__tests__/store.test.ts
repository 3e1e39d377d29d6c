/** @jest-environment jsdom */
import { BroadcastChannel as NodeBroadcastChannel } from 'node:worker_threads';
import { waitFor } from '@testing-library/dom';
import { createPreferencesStore } from '../client/createPreferencesStore';
import { DEFAULT_PREFERENCES } from '../client/preferences';

const closeTabs: (() => void)[] = [];

/** A page of the site; several of them share the cookies, as tabs do. */
function openTab() {
  const store = createPreferencesStore();
  const listener = jest.fn();
  const close = store.subscribe(listener);
  closeTabs.push(close);
  return { store, listener, close };
}

function setHash(hash: string) {
  window.history.replaceState(null, '', `/${hash}`);
}

function readHtmlAttributes() {
  const html = document.documentElement;
  return [html.getAttribute('data-code-variant'), html.getAttribute('data-code-styling')];
}

function denyCookies() {
  function refuse(): never {
    throw new DOMException('The document is sandboxed', 'SecurityError');
  }
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
}

function returnToPage() {
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => {
  closeTabs.splice(0).forEach((close) => close());
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'cookie');
  document.cookie = 'codeVariant=; path=/; max-age=0';
  document.cookie = 'codeStyling=; path=/; max-age=0';
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  setHash('');
});

describe('on one page', () => {
  it('starts from the hash, then the cookie, then the default', () => {
    setHash('#Name.js');
    document.cookie = 'codeVariant=TS; path=/';
    document.cookie = 'codeStyling=Tailwind; path=/';
    expect(openTab().store.getPreferences()).toEqual({
      codeVariant: 'JS',
      codeStyling: 'Tailwind',
    });
  });

  it('is the object of the server’s snapshot for a reader of the defaults', () => {
    expect(openTab().store.getPreferences()).toBe(DEFAULT_PREFERENCES);
  });

  it('applies one choice to every subscriber at once, to the html element and to the cookie', () => {
    const { store, listener } = openTab();
    const second = jest.fn();
    closeTabs.push(store.subscribe(second));
    store.setCodeStyling('CSS');
    store.setCodeVariant('JS');
    expect(store.getPreferences()).toEqual({ codeVariant: 'JS', codeStyling: 'CSS' });
    expect(listener).toHaveBeenCalledTimes(2);
    expect(second).toHaveBeenCalledTimes(2);
    expect(readHtmlAttributes()).toEqual(['js', 'css']);
    expect(document.cookie.split('; ').sort()).toEqual(['codeStyling=CSS', 'codeVariant=JS']);
  });

  it('keeps the same object while nothing changes, and calls nobody', () => {
    const { store, listener } = openTab();
    const before = store.getPreferences();
    store.setCodeVariant('TS');
    store.followHash('#Name.tsx');
    expect(store.getPreferences()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
  });

  it('writes a choice that confirms the default', () => {
    openTab().store.setCodeVariant('TS');
    expect(document.cookie).toBe('codeVariant=TS');
  });

  it('follows a hash without writing it to the cookie until the reader chooses', () => {
    const { store, listener } = openTab();
    store.followHash('#tailwind-Name.js');
    expect(store.getPreferences()).toEqual({ codeVariant: 'JS', codeStyling: 'Tailwind' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(readHtmlAttributes()).toEqual(['js', 'tailwind']);
    expect(document.cookie).toBe('');
    store.setCodeVariant('JS');
    expect(document.cookie).toBe('codeVariant=JS');
  });

  it('keeps what a hash said when the next hash says nothing', () => {
    const { store } = openTab();
    store.followHash('#Name.js');
    store.followHash('#api');
    store.followHash('');
    expect(store.getPreferences().codeVariant).toBe('JS');
  });

  it('shows the preferences to stylesheets even when the inline script did not run', () => {
    document.documentElement.removeAttribute('data-code-variant');
    document.cookie = 'codeVariant=JS; path=/';
    openTab();
    expect(readHtmlAttributes()[0]).toBe('js');
  });

  it('writes cookies with the lifetime it was given', () => {
    const { store } = openTab();
    const write = jest.spyOn(document, 'cookie', 'set');
    store.setCookieMaxAge(60);
    store.setCodeVariant('JS');
    expect(write.mock.calls).toEqual([['codeVariant=JS; path=/; max-age=60; SameSite=Lax']]);
  });

  it('holds a choice in memory where the browser denies cookies', () => {
    denyCookies();
    const { store } = openTab();
    store.setCodeVariant('JS');
    returnToPage();
    expect(store.getPreferences().codeVariant).toBe('JS');
    expect(readHtmlAttributes()[0]).toBe('js');
  });

  it('stops calling a listener that left', () => {
    const { store, listener, close } = openTab();
    close();
    close();
    store.setCodeVariant('JS');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('between tabs without BroadcastChannel', () => {
  it('takes over a choice when the reader comes back to the page', () => {
    const [first, second] = [openTab(), openTab()];
    first.store.setCodeStyling('CSS');
    expect(second.store.getPreferences().codeStyling).toBe('MUI System');
    returnToPage();
    expect(second.store.getPreferences().codeStyling).toBe('CSS');
    expect(second.listener).toHaveBeenCalledTimes(1);
  });

  it('waits while the page is hidden', () => {
    const [first, second] = [openTab(), openTab()];
    first.store.setCodeStyling('CSS');
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    returnToPage();
    expect(second.store.getPreferences().codeStyling).toBe('MUI System');
  });

  it('does not let an old cookie undo what the hash said', () => {
    document.cookie = 'codeVariant=TS; path=/';
    setHash('#Name.js');
    const { store } = openTab();
    returnToPage();
    expect(store.getPreferences().codeVariant).toBe('JS');
  });

  it('does not take its own cookie for news after a link said otherwise', () => {
    const { store } = openTab();
    store.setCodeVariant('JS');
    store.followHash('#Name.tsx');
    returnToPage();
    expect(store.getPreferences().codeVariant).toBe('TS');
  });

  it('ignores a cookie that vanished or holds an unknown value', () => {
    document.cookie = 'codeVariant=JS; path=/';
    const { store } = openTab();
    document.cookie = 'codeVariant=; path=/; max-age=0';
    returnToPage();
    document.cookie = 'codeVariant=Rust; path=/';
    returnToPage();
    expect(store.getPreferences().codeVariant).toBe('JS');
  });

  it('catches up with what was chosen while nobody listened', () => {
    const { store, close } = openTab();
    close();
    document.cookie = 'codeVariant=JS; path=/';
    returnToPage();
    expect(store.getPreferences().codeVariant).toBe('TS');
    closeTabs.push(store.subscribe(jest.fn()));
    expect(store.getPreferences().codeVariant).toBe('JS');
  });

  it('catches up when the browser restores the page from its back/forward cache', () => {
    const { store } = openTab();
    document.cookie = 'codeVariant=JS; path=/';
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(store.getPreferences().codeVariant).toBe('JS');
  });
});

describe('between tabs with BroadcastChannel', () => {
  beforeEach(() => {
    Object.assign(globalThis, { BroadcastChannel: NodeBroadcastChannel });
  });

  it('takes over a choice at once, without writing it again', async () => {
    const [first, second] = [openTab(), openTab()];
    first.store.setCodeStyling('CSS');
    const write = jest.spyOn(document, 'cookie', 'set');
    await waitFor(() => expect(second.store.getPreferences().codeStyling).toBe('CSS'));
    expect(second.listener).toHaveBeenCalledTimes(1);
    expect(second.store.getPreferences().codeVariant).toBe('TS');
    expect(write).not.toHaveBeenCalled();
  });

  it('tells a choice also where the browser denies cookies', async () => {
    denyCookies();
    const [first, second] = [openTab(), openTab()];
    first.store.setCodeVariant('JS');
    await waitFor(() => expect(second.store.getPreferences().codeVariant).toBe('JS'));
  });

  it('tells nobody what it read from a hash', async () => {
    const [first, second] = [openTab(), openTab()];
    first.store.followHash('#css-Name');
    first.store.setCodeVariant('JS');
    await waitFor(() => expect(second.store.getPreferences().codeVariant).toBe('JS'));
    expect(second.store.getPreferences().codeStyling).toBe('MUI System');
  });

  it('ignores messages that are no choice', async () => {
    const { store } = openTab();
    const stranger = new NodeBroadcastChannel('preferences');
    ['JS', null, 3, { codeVariant: 'Rust', codeStyling: {} }].forEach((message) =>
      stranger.postMessage(message),
    );
    stranger.postMessage({ codeVariant: 'JS' });
    await waitFor(() => expect(store.getPreferences().codeVariant).toBe('JS'));
    stranger.close();
    expect(store.getPreferences().codeStyling).toBe('MUI System');
  });

  it('closes the channel while the page rests in the back/forward cache, and opens it again', async () => {
    const close = jest.spyOn(NodeBroadcastChannel.prototype, 'close');
    const tab = openTab();
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(close).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    const other = openTab();
    other.store.setCodeVariant('JS');
    await waitFor(() => expect(tab.store.getPreferences().codeVariant).toBe('JS'));
  });

  it('lives without a channel that the browser refuses', () => {
    Object.assign(globalThis, {
      BroadcastChannel: function refuse() {
        throw new DOMException('Storage is not allowed', 'SecurityError');
      },
    });
    const { store } = openTab();
    store.setCodeVariant('JS');
    expect(store.getPreferences().codeVariant).toBe('JS');
  });
});
