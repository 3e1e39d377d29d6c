/** Something that a browser may lack, or that a reader, an extension or a policy has denied. */
export interface Lack {
  readonly name: string;
  /** Takes it away. Run in the page before any script of its own, and hence standing alone. */
  readonly install: () => void;
  /** What Docusaurus says of it in the console, of its own accord. */
  readonly echo?: RegExp;
}

export const LACKS: readonly Lack[] = [
  {
    name: 'storage denied',
    install: () => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    },
  },
  {
    name: 'storage full',
    echo: /^Docusaurus storage error, can't set /,
    install: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  },
  {
    name: 'storage written by somebody else',
    install: () => {
      const { getItem, setItem, removeItem } = Storage.prototype;
      const known = new Set<string>();
      Storage.prototype.setItem = function (key, value) {
        known.add(key);
        setItem.call(this, key, value);
      };
      Storage.prototype.removeItem = function (key) {
        known.add(key);
        removeItem.call(this, key);
      };
      Storage.prototype.getItem = function (key) {
        return known.has(key) ? getItem.call(this, key) : '{"unlike":"anything';
      };
    },
  },
  {
    name: 'cookies denied',
    install: () => {
      Object.defineProperty(Document.prototype, 'cookie', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
        set() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    },
  },
  {
    name: 'no IntersectionObserver',
    install: () => {
      Reflect.deleteProperty(window, 'IntersectionObserver');
    },
  },
  {
    name: 'no ResizeObserver',
    install: () => {
      Reflect.deleteProperty(window, 'ResizeObserver');
    },
  },
  {
    name: 'no requestIdleCallback',
    install: () => {
      Reflect.deleteProperty(window, 'requestIdleCallback');
      Reflect.deleteProperty(window, 'cancelIdleCallback');
    },
  },
  {
    name: 'no service worker, clipboard, connection and channels',
    install: () => {
      for (const name of ['serviceWorker', 'clipboard', 'connection', 'share', 'sendBeacon']) {
        Reflect.deleteProperty(Navigator.prototype, name);
      }
      Reflect.deleteProperty(window, 'BroadcastChannel');
    },
  },
  {
    name: 'channels, workers and service worker refused',
    install: () => {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      window.BroadcastChannel = refuse as unknown as typeof BroadcastChannel;
      window.Worker = refuse as unknown as typeof Worker;
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: refuse });
    },
  },
];
