/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import Ad from '../client/Ad';
import { AdProvider, useAdConfig } from '../client/AdConfigContext';
import { endOnLeaving, LeavingContext } from '../client/leaving';
import type { AdConfig, AdLayout } from '../client/types';

jest.mock('@generated/codeTranslations', () => ({}), { virtual: true });

const SCRIPT_URL = 'https://cdn.example/ads.js?zone=1';

const CONFIG: AdConfig = {
  displayRatio: 1,
  scriptUrl: SCRIPT_URL,
  feedUrl: null,
  inHouseAds: ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => ({
    name,
    link: `https://shop.example/${name}/`,
    image: '/img/ad.svg',
    description: `About ${name}`,
  })),
};

let gtag: jest.Mock;

beforeEach(() => {
  jest.useFakeTimers();
  gtag = jest.fn();
  Object.assign(window, { gtag });
  document.body.innerHTML = '<div class="Ad-root"></div>';
});

afterEach(() => {
  jest.useRealTimers();
});

function mount({
  layout = 'image',
  draw = 0.5,
  ...options
}: Partial<AdConfig> & { layout?: AdLayout; draw?: number } = {}) {
  jest.spyOn(Math, 'random').mockReturnValue(draw);
  const root = document.querySelector<HTMLElement>('.Ad-root');
  if (!root) throw new Error('The test has no slot');
  const leaving = new AbortController();
  const tree = render(
    <LeavingContext.Provider value={leaving.signal}>
      <AdProvider config={{ ...CONFIG, ...options }}>
        <Ad root={root} layout={layout} />
      </AdProvider>
    </LeavingContext.Provider>,
    { container: root },
  );
  return { root, leave: () => leaving.abort(), unmount: tree.unmount };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const getScript = () => document.querySelector<HTMLScriptElement>('#_carbonads_js');

/** What the network's script does when it runs: it puts its ad before itself. */
function answer(href = 'https://srv.example/click') {
  getScript()?.insertAdjacentHTML(
    'beforebegin',
    `<div id="carbonads"><a href="${href}">Ad of the network</a></div>`,
  );
}

it('throws where no provider is', () => {
  const Orphan = () => <>{useAdConfig().displayRatio}</>;
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => render(<Orphan />)).toThrow(
    'Could not find docs ad config context value; please ensure the component is wrapped in a <AdProvider>',
  );
});

it('loads the script of the network, and says nothing before it knows whose ad it is', () => {
  const { root } = mount();
  expect(getScript()?.src).toBe(SCRIPT_URL);
  expect(getScript()?.async).toBe(true);
  expect(root.getAttribute('data-ga-event-category')).toBeNull();
  expect(root.textContent).toBe('');
});

it('recognises the ad of the network at the next look and reports it after 2.5 s', () => {
  const { root } = mount();
  answer();
  pass(500);
  expect(root.dataset).toMatchObject({
    gaEventCategory: 'ad',
    gaEventAction: 'click',
    gaEventLabel: 'carbon-body-top-image',
  });
  pass(2499);
  expect(gtag).not.toHaveBeenCalled();
  pass(1);
  expect(gtag.mock.calls).toEqual([
    ['event', 'ad', { eventAction: 'display', eventLabel: 'carbon-body-top-image' }],
  ]);
});

it.each([
  [0, 0.1, 1],
  [0.099, 0.1, 1],
  [0.1, 0.1, 0],
  [0.5, 0, 0],
  [0.999, 1, 1],
])('with the draw %d and the ratio %d sends %d display events', (draw, displayRatio, count) => {
  mount({ draw, displayRatio, scriptUrl: null });
  pass(5000);
  expect(gtag).toHaveBeenCalledTimes(count);
});

it('shows an in-house ad from the seventh look on, and gives way when the network answers late', () => {
  const { root } = mount();
  pass(2999);
  expect(root.textContent).toBe('');
  pass(1);
  expect(root.textContent).toContain('About Three');
  expect(root.dataset.gaEventLabel).toBe('in-house-body-top-image');
  answer();
  pass(500);
  expect(root.dataset.gaEventLabel).toBe('carbon-body-top-image');
  expect(root.textContent).toBe('Ad of the network');
});

it('looks thirty times and no more', () => {
  const { root } = mount();
  pass(14_500);
  answer();
  pass(60_000);
  expect(root.dataset.gaEventLabel).toBe('in-house-body-top-image');
  expect(jest.getTimerCount()).toBe(0);
});

it('asks a fifth of those whose network is blocked to let ads through', () => {
  const { root } = mount({ draw: 0.19 });
  pass(3000);
  expect(root.dataset.gaEventLabel).toBe('in-house-adblock-body-top-image');
  expect(root.textContent).toContain('Help us keep running');
  expect(root.textContent).toContain('please whitelist us');
});

it('shows an in-house ad where the network has only a link to the backers', () => {
  const { root } = mount();
  answer('https://docs.example/discover-more/backers/');
  pass(500);
  expect(root.dataset.gaEventLabel).toBe('in-house-carbon-body-top-image');
  expect(root.textContent).toContain('About Three');
});

it.each([
  [0, 'One'],
  [0.2, 'Two'],
  [0.999, 'Five'],
])('without a network shows an in-house ad at once; the draw %d picks %s', (draw, name) => {
  const { root } = mount({ draw, scriptUrl: null });
  const link = root.querySelector('a');
  expect(link?.getAttribute('href')).toBe(`https://shop.example/${name}/`);
  expect(link?.rel).toBe('noopener sponsored');
  expect(root.dataset.gaEventLabel).toBe('in-house-body-top-image');
  expect(getScript()).toBeNull();
  pass(60_000);
  expect(root.textContent).not.toContain('whitelist');
});

it('has no picture in the inline layout, which does not ask the script of the image layout', () => {
  const { root } = mount({ layout: 'inline' });
  expect(root.querySelector('img')).toBeNull();
  expect(getScript()).toBeNull();
  expect(root.dataset.gaEventLabel).toBe('in-house-body-top-inline');
});

it('is empty where a site has no ads of its own either', () => {
  const { root } = mount({ scriptUrl: null, inHouseAds: [] });
  expect(root.textContent).toBe('');
});

it('renders nothing after a crash, reports it once, and the error stays inside', () => {
  jest.spyOn(console, 'error').mockImplementation();
  const broken = { ...CONFIG.inHouseAds[0], description: {} };
  const { root } = mount({ inHouseAds: [broken as AdConfig['inHouseAds'][number]] });
  pass(3000);
  expect(root.textContent).toBe('');
  expect(root.dataset.gaEventLabel).toBeUndefined();
  expect(getScript()).toBeNull();
  pass(60_000);
  expect(gtag.mock.calls).toEqual([
    ['event', 'ad', { eventAction: 'crash', eventLabel: 'in-house-body-top-image' }],
  ]);
});

it('lives on when a script of the network empties the slot', () => {
  const { root, unmount } = mount();
  const content = root.querySelector('.Ad-content');
  if (content) content.innerHTML = '';
  pass(3000);
  expect(root.textContent).toContain('About Three');
  unmount();
});

it('leaves nothing behind when it is taken away', () => {
  const { root, unmount } = mount();
  answer();
  pass(500);
  const script = getScript();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  expect(getScript()).toBeNull();
  // What keeps a script that arrives later from running: it belongs to another document.
  expect(script?.ownerDocument).not.toBe(document);
  expect(root.getAttributeNames()).toEqual(['class']);
  pass(60_000);
  expect(gtag).not.toHaveBeenCalled();
});

it('ends with the page, before React takes it away', () => {
  const { leave, unmount } = mount();
  const script = getScript();
  pass(500);
  leave();
  expect(jest.getTimerCount()).toBe(0);
  expect(getScript()).toBeNull();
  expect(script?.ownerDocument).not.toBe(document);
  unmount();
  expect(gtag).not.toHaveBeenCalled();
});

it('reports no ad that stood until the page was left', () => {
  const { leave } = mount({ displayRatio: 1 });
  answer();
  pass(500);
  leave();
  pass(60_000);
  expect(gtag).not.toHaveBeenCalled();
});

describe('an effect that ends with the page', () => {
  it.each([
    ['the reader leaves, then React cleans up', ['leave', 'clean']],
    ['React cleans up, then the reader leaves', ['clean', 'leave']],
    ['the reader had left before it began', ['clean'], true],
    ['the reader had left, and React never cleans up', [], true],
  ])('ends once where %s', (_name, steps, hasLeft = false) => {
    const leaving = new AbortController();
    if (hasLeft) leaving.abort();
    const end = jest.fn();
    const clean = endOnLeaving(leaving.signal, end);
    expect(end).toHaveBeenCalledTimes(hasLeft ? 1 : 0);
    for (const step of steps) (step === 'leave' ? () => leaving.abort() : clean)();
    expect(end).toHaveBeenCalledTimes(1);
  });
});
