/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util';
import { findPreviewLink } from '../findPreviewLink';
import { previewLink } from '../linkPreviews';
import { parsePreview, readPreview } from '../readPreview';

const HTML =
  '<!doctype html><html><head><title>Button | MUI Docs</title>' +
  '<meta property="og:title" content="Button"><meta name="description" content="Buttons do &amp; say.">' +
  '</head><body>';

const TEXT = `
  <a id="page" href="/material-ui/react-button/#sizes">a <code>page</code></a>
  <a id="other" href="/material-ui/react-table/">another</a>
  <a id="same" href="#sizes">here</a>
  <a id="host" href="https://example.com/a/">elsewhere</a>
  <a id="file" href="/image.png">a file</a>
  <a id="tab" href="/material-ui/react-button/" target="_blank">a tab</a>
  <div class="demo"><a id="demo" href="/material-ui/react-button/">in a demo</a></div>
  <p id="text">text</p>
`;

const get = (id: string) => document.getElementById(id) as HTMLElement;
const getBox = () => document.querySelector('[role="tooltip"]');
const reach = (target: Element) =>
  target.dispatchEvent(new Event('pointerover', { bubbles: true }));

/** Lets time pass, and what was fetched meanwhile arrive. */
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function answer(html: string, init?: ResponseInit) {
  const body = { getReader: () => createReader(html) };
  return { ok: (init?.status ?? 200) < 400, body } as unknown as Response;
}

function createReader(html: string) {
  const parts = [html.slice(0, 20), html.slice(20)].map((part) => new TextEncoder().encode(part));
  return {
    read: () => Promise.resolve({ done: parts.length === 0, value: parts.shift() }),
    cancel: () => Promise.resolve(),
  };
}

let fetched: jest.Mock;

// Every browser has them, jsdom has not.
beforeAll(() => Object.assign(globalThis, { TextDecoder, TextEncoder }));

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = TEXT;
  // jsdom lays nothing out.
  Element.prototype.getClientRects = () => [] as unknown as DOMRectList;
  fetched = jest.fn(() => Promise.resolve(answer(`${HTML}${'x'.repeat(100)}`)));
  Object.assign(globalThis, { fetch: fetched });
});

afterEach(() => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  jest.useRealTimers();
});

describe('a link with a preview', () => {
  it.each([
    ['page', 'page'],
    ['other', 'other'],
    ['same', null],
    ['host', null],
    ['file', null],
    ['tab', null],
    ['demo', null],
    ['text', null],
  ])('%s: %s', (id, expected) => {
    expect(findPreviewLink(get(id), window.location)?.id ?? null).toBe(expected);
  });

  it('is found from what is inside of it', () => {
    expect(findPreviewLink(document.querySelector('code'), window.location)?.id).toBe('page');
    expect(findPreviewLink(null, window.location)).toBeNull();
  });
});

describe('what a page says of itself', () => {
  it('is its title for others, and its description', () => {
    expect(parsePreview(HTML)).toEqual({ title: 'Button', description: 'Buttons do & say.' });
  });

  it('is nothing where one of them is missing', () => {
    expect(parsePreview('<title>Button</title>')).toBeNull();
    expect(parsePreview('')).toBeNull();
  });

  it('is asked for once, and again after a failure', async () => {
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    expect(await readPreview('/once/')).toBeNull();
    expect(await readPreview('/once/')).toEqual({
      title: 'Button',
      description: 'Buttons do & say.',
    });
    await readPreview('/once/');
    expect(fetched).toHaveBeenCalledTimes(2);
    fetched.mockResolvedValueOnce(answer('', { status: 404 }));
    expect(await readPreview('/gone/')).toBeNull();
  });
});

describe('a preview', () => {
  it('comes after a while, describes its link, and takes nothing before', async () => {
    previewLink(get('page'));
    await pass(300);
    expect(fetched).not.toHaveBeenCalled();
    await pass(100);
    expect(getBox()?.textContent).toBe('ButtonButtons do & say.');
    expect(get('page').getAttribute('aria-describedby')).toBe(getBox()?.id);
  });

  it('does not come when the pointer goes on', async () => {
    previewLink(get('other'));
    await pass(200);
    reach(get('text'));
    await pass(1000);
    expect(getBox()).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('stays while the pointer is on the link or in the box, and goes after it left', async () => {
    previewLink(get('page'));
    await pass(400);
    reach(get('text'));
    await pass(200);
    reach(getBox() as Element);
    await pass(5000);
    expect(getBox()).not.toBeNull();
    reach(get('text'));
    await pass(300);
    expect(getBox()).toBeNull();
    expect(get('page').hasAttribute('aria-describedby')).toBe(false);
  });

  it('is dismissed by Escape, without moving the pointer, and nothing else is', async () => {
    const onKeyDown = jest.fn();
    document.body.addEventListener('keydown', onKeyDown);
    previewLink(get('page'));
    await pass(400);
    const press = () =>
      get('page').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    press();
    expect(getBox()).toBeNull();
    expect(onKeyDown).not.toHaveBeenCalled();
    press();
    expect(onKeyDown).toHaveBeenCalledTimes(1);
  });

  it('stays while its link has the focus, and goes with it', async () => {
    get('page').focus();
    previewLink(get('page'));
    await pass(400);
    reach(get('text'));
    await pass(1000);
    expect(getBox()).not.toBeNull();
    get('other').focus();
    expect(getBox()).toBeNull();
  });

  it('comes to a link with the focus while the pointer is over something else', async () => {
    get('page').focus();
    previewLink(get('page'));
    await pass(200);
    reach(get('text'));
    await pass(200);
    expect(getBox()).not.toBeNull();
  });

  it('stays when the focus comes as the pointer leaves', async () => {
    previewLink(get('page'));
    await pass(400);
    reach(get('text'));
    get('page').focus();
    await pass(1000);
    expect(getBox()).not.toBeNull();
  });

  it('gives way to that of another link, and to a click', async () => {
    previewLink(get('page'));
    await pass(400);
    previewLink(get('other'));
    expect(getBox()).toBeNull();
    await pass(400);
    expect(document.querySelectorAll('[role="tooltip"]')).toHaveLength(1);
    get('text').click();
    expect(getBox()).toBeNull();
  });

  it('is none where the page says nothing', async () => {
    fetched.mockResolvedValueOnce(answer('<title></title>'));
    const link = get('page') as HTMLAnchorElement;
    link.href = '/silent/';
    previewLink(link);
    await pass(1000);
    expect(getBox()).toBeNull();
  });
});
