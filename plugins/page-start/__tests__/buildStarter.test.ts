/** @jest-environment jsdom */
import { buildStarter } from '../node/buildStarter';

const HTML =
  '<template data-scripts><script src="/a.js" defer></script><script src="/b.js" defer></script></template>';

type Observer = typeof PerformanceObserver | null;

/** Tells of a paint when the test says so. */
class PaintObserver {
  static supportedEntryTypes = ['mark', 'paint'];
  static paint: (() => void) | undefined;
  readonly disconnect = jest.fn(() => (PaintObserver.paint = undefined));
  private readonly callback: () => void;

  constructor(callback: () => void) {
    this.callback = callback;
  }

  observe(options: unknown): void {
    // Buffered: the paint may have been before the document was parsed.
    expect(options).toEqual({ type: 'paint', buffered: true });
    PaintObserver.paint = this.callback;
  }
}

/** Runs the script in a page, and says how it is parsed to its end. */
function start({ hidden = false, observer = PaintObserver as unknown as Observer } = {}) {
  PaintObserver.paint = undefined;
  document.head.innerHTML = HTML;
  let parse = () => {};
  const page = {
    hidden,
    head: document.head,
    importNode: document.importNode.bind(document),
    querySelector: document.querySelector.bind(document),
    addEventListener: (type: string, listener: () => void) => {
      expect(type).toBe('DOMContentLoaded');
      parse = listener;
    },
  };
  new Function('window', 'document', buildStarter())({ PerformanceObserver: observer }, page);
  return () => parse();
}

const listScripts = () =>
  Array.from(document.head.querySelectorAll('script'), (script) => [
    script.getAttribute('src'),
    script.async,
    script.defer,
  ]);

describe('buildStarter', () => {
  it('starts the scripts in their order, once the page has been parsed and painted', () => {
    const parse = start();
    expect(listScripts()).toEqual([]);
    parse();
    expect(listScripts()).toEqual([]);
    PaintObserver.paint?.();
    expect(listScripts()).toEqual([
      ['/a.js', false, true],
      ['/b.js', false, true],
    ]);
    expect(PaintObserver.paint).toBeUndefined();
  });

  it.each<[string, { hidden?: boolean; observer?: Observer }]>([
    ['in the background, which is not painted', { hidden: true }],
    ['whose browser observes nothing', { observer: null }],
    [
      'whose browser does not tell of paints',
      {
        observer: class extends PaintObserver {
          static override supportedEntryTypes = ['mark'];
        } as unknown as Observer,
      },
    ],
  ])('starts them as soon as it is parsed in a page %s', (_, options) => {
    const parse = start(options);
    expect(listScripts()).toEqual([]);
    parse();
    expect(listScripts()).toHaveLength(2);
    expect(PaintObserver.paint).toBeUndefined();
  });

  it('leaves the scripts where they are found in the HTML', () => {
    start({ hidden: true })();
    expect(document.querySelector('template')?.content.querySelectorAll('script')).toHaveLength(2);
  });
});
