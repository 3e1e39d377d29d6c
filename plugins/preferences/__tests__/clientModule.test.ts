/** @jest-environment jsdom */
import type { Location } from 'history';

afterEach(() => {
  document.cookie = 'codeVariant=; path=/; max-age=0';
});

/** The client module of a fresh page, with the global data that the build wrote. */
async function loadPage(globalData: Record<string, unknown>) {
  jest.resetModules();
  jest.doMock('@generated/globalData', () => globalData, { virtual: true });
  const { onRouteDidUpdate } = await import('../client/clientModule');
  const { preferencesStore } = await import('../client/store');
  function navigate(hash: string) {
    const location: Location = { pathname: '/', search: '', hash, state: undefined };
    onRouteDidUpdate({ previousLocation: null, location });
  }
  return { navigate, preferencesStore };
}

/** Until what the first page leaves for later has been done. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

it('follows the hash of each navigation', async () => {
  const { navigate, preferencesStore } = await loadPage({});
  navigate('');
  await nextTask();
  expect(preferencesStore.getPreferences().codeVariant).toBe('TS');
  navigate('#Name.js');
  expect(preferencesStore.getPreferences().codeVariant).toBe('JS');
  expect(document.documentElement.dataset.codeVariant).toBe('js');
  expect(document.cookie).toBe('');
});

it('keeps stylesheets in step with other tabs on a page where no component listens', async () => {
  const { navigate } = await loadPage({});
  navigate('');
  await nextTask();
  document.cookie = 'codeVariant=JS; path=/';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(document.documentElement.dataset.codeVariant).toBe('js');
});

it('gives cookies the lifetime of the site’s options', async () => {
  const { preferencesStore } = await loadPage({
    preferences: { default: { cookieMaxAgeSeconds: 60 } },
  });
  const write = jest.spyOn(document, 'cookie', 'set');
  preferencesStore.setCodeVariant('JS');
  expect(write.mock.calls).toEqual([['codeVariant=JS; path=/; max-age=60; SameSite=Lax']]);
});
