/** @jest-environment jsdom */
import type * as GtagModule from '../client/gtag';

const SCRIPT_URL = 'https://tags.example/gtag/js?version=2';

let tag: typeof GtagModule;

beforeEach(async () => {
  jest.resetModules();
  document.head.innerHTML = '';
  Reflect.deleteProperty(window, 'gtag');
  Reflect.deleteProperty(window, 'dataLayer');
  tag = await import('../client/gtag');
});

const getCommands = () =>
  (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));

const ALL = (value: string) => ({
  ad_storage: value,
  ad_user_data: value,
  ad_personalization: value,
  analytics_storage: value,
});

it('says nothing, and does not throw, where nobody listens', () => {
  tag.callGtag('event', 'ad');
  expect(window.dataLayer).toBeUndefined();
});

it('starts with everything denied, and only then grants it', () => {
  tag.startTag('G-1', SCRIPT_URL);
  tag.callGtag('event', 'menu', { eventAction: 'click' });
  expect(getCommands()).toEqual([
    ['consent', 'default', ALL('denied')],
    ['consent', 'update', ALL('granted')],
    ['js', expect.any(Date)],
    ['config', 'G-1', { send_page_view: false }],
    ['event', 'menu', { eventAction: 'click' }],
  ]);
  const script = document.querySelector('script');
  expect(script?.src).toBe('https://tags.example/gtag/js?version=2&id=G-1');
  expect(script?.async).toBe(true);
});

it('pushes the kind of object that the script takes for a command', () => {
  tag.startTag('G-1', SCRIPT_URL);
  expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
});

it('stops: denies, disables, removes cookies, and lets later events go nowhere', () => {
  tag.startTag('G-1', SCRIPT_URL);
  document.cookie = '_ga=1; path=/';
  document.cookie = '_ga_1=1; path=/';
  document.cookie = 'codeVariant=JS; path=/';
  tag.stopTag('G-1');
  expect(getCommands().at(-1)).toEqual(['consent', 'update', ALL('denied')]);
  expect(window).toHaveProperty('ga-disable-G-1', true);
  expect(window.gtag).toBeUndefined();
  expect(document.cookie).toBe('codeVariant=JS');
  document.cookie = 'codeVariant=; path=/; max-age=0';
});

it('starts again without a second script', () => {
  tag.startTag('G-1', SCRIPT_URL);
  tag.stopTag('G-1');
  tag.startTag('G-1', SCRIPT_URL);
  expect(document.querySelectorAll('script')).toHaveLength(1);
  expect(window).not.toHaveProperty('ga-disable-G-1');
  expect(getCommands().at(-1)).toEqual(['consent', 'update', ALL('granted')]);
});
