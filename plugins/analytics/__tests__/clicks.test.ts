/** @jest-environment jsdom */
import { listenForClicks } from '../client/clicks';

const gtag = jest.fn();

beforeAll(listenForClicks);

beforeEach(() => {
  gtag.mockClear();
  window.gtag = gtag;
});

function click(html: string, selector = 'button'): void {
  document.body.innerHTML = html;
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

it('reports the nearest element that says what it is', () => {
  click(
    '<div data-ga-event-category="outer"><p data-ga-event-category="ad" data-ga-event-action="click" data-ga-event-label="carbon"><button><i>x</i></button></p></div>',
    'i',
  );
  expect(gtag.mock.calls).toEqual([
    ['event', 'ad', { eventAction: 'click', eventLabel: 'carbon' }],
  ]);
});

it('reports without action and label too', () => {
  click('<button data-ga-event-category="menu">x</button>');
  expect(gtag.mock.calls).toEqual([['event', 'menu', { eventAction: null, eventLabel: null }]]);
});

it('sees a click that a component keeps to itself', () => {
  document.body.innerHTML = '<button data-ga-event-category="menu">x</button>';
  const button = document.querySelector('button');
  button?.addEventListener('click', (event) => event.stopPropagation());
  button?.click();
  expect(gtag).toHaveBeenCalledTimes(1);
});

it.each(['<button>x</button>', '<button data-ga-event-category="">x</button>'])(
  'ignores %s',
  (html) => {
    click(html);
    expect(gtag).not.toHaveBeenCalled();
  },
);

it.each([
  ['0.1', 0.0999, 1],
  ['0.1', 0.1, 0],
  ['0.9', 0.5, 1],
  ['1', 0.999, 1],
  ['0', 0.999, 1],
  ['-1', 0.999, 1],
  ['half', 0.999, 1],
])('with the split %s and the draw %d sends %d events', (split, draw, count) => {
  jest.spyOn(Math, 'random').mockReturnValue(draw);
  click(`<button data-ga-event-category="copy" data-ga-event-split="${split}">x</button>`);
  expect(gtag).toHaveBeenCalledTimes(count);
});

it('throws nothing where nobody listens', () => {
  const onError = jest.fn();
  window.addEventListener('error', onError);
  Reflect.deleteProperty(window, 'gtag');
  click('<button data-ga-event-category="menu">x</button>');
  expect(onError).not.toHaveBeenCalled();
});
