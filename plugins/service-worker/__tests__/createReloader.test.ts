/** @jest-environment jsdom */
import { createReloader } from '../client/createReloader';

const reload = jest.fn();
let visibility: DocumentVisibilityState;

beforeEach(() => {
  reload.mockClear();
  window.sessionStorage.clear();
  document.body.innerHTML = '';
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

function hide(): void {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
}

function press(): void {
  window.dispatchEvent(new Event('pointerdown'));
}

function type(selector: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (!field) throw new Error(`There is no ${selector}`);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

it('loads an untouched page again at once, and only once', () => {
  const reloader = createReloader(reload);
  reloader.request('update');
  reloader.request('update');
  reloader.leave();
  hide();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('waits until a page that is read is out of sight', () => {
  const reloader = createReloader(reload);
  press();
  reloader.request('update');
  expect(reload).not.toHaveBeenCalled();
  hide();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('or until the reader goes to another page', () => {
  const reloader = createReloader(reload);
  press();
  reloader.leave();
  reloader.request('update');
  expect(reload).not.toHaveBeenCalled();
  reloader.leave();
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each(['<input>', '<textarea></textarea>'])(
  'keeps what was typed into %s until it is emptied or gone',
  (html) => {
    const reloader = createReloader(reload);
    document.body.innerHTML = html;
    type('input, textarea', 'Ada');
    reloader.request('gone');
    hide();
    expect(reload).not.toHaveBeenCalled();
    type('input, textarea', '');
    hide();
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

it.each([
  '<input type="checkbox">',
  '<select><option>A</option></select>',
  '<div contenteditable></div>',
])('keeps what was chosen or typed in %s as long as it stands in the page', (html) => {
  const reloader = createReloader(reload);
  document.body.innerHTML = html;
  document.body.firstElementChild?.dispatchEvent(new Event('input', { bubbles: true }));
  reloader.request('gone');
  hide();
  expect(reload).not.toHaveBeenCalled();
  document.body.innerHTML = '';
  hide();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('heeds elements that say they hold something', () => {
  const reloader = createReloader(reload);
  document.body.innerHTML = '<div data-unsaved></div>';
  reloader.request('update');
  expect(reload).not.toHaveBeenCalled();
  document.body.innerHTML = '';
  hide();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('waits for the network', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reloader = createReloader(reload);
  reloader.request('gone');
  reloader.leave();
  expect(reload).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not follow one reload with another, until the reader has moved on', () => {
  createReloader(reload).request('update');
  const second = createReloader(reload);
  second.request('gone');
  hide();
  expect(reload).toHaveBeenCalledTimes(1);
  // The third page was loaded by the reader.
  createReloader(reload).request('gone');
  expect(reload).toHaveBeenCalledTimes(2);
});

it('leaves the page to Docusaurus whose code did not come on the way there', () => {
  const reloader = createReloader(reload);
  expect(reloader.fail()).toBe(false);
  reloader.leave();
  expect(reloader.fail()).toBe(true);
  // The page that Docusaurus loads is not loaded again at once.
  createReloader(reload).request('update');
  expect(reload).not.toHaveBeenCalled();
  reloader.arrive();
  expect(reloader.fail()).toBe(false);
});

it('takes any reload for its own where storage is denied', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const getEntriesByType = jest.fn(() => [{ type: 'navigate' }]);
  Object.assign(performance, { getEntriesByType });
  createReloader(reload).request('gone');
  expect(reload).toHaveBeenCalledTimes(1);
  getEntriesByType.mockReturnValue([{ type: 'reload' }]);
  createReloader(reload).request('gone');
  expect(reload).toHaveBeenCalledTimes(1);
});
