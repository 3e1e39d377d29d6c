type Entry = Pick<IntersectionObserverEntry, 'isIntersecting'>;

/** jsdom has no layout, so tests say what a browser would observe. */
export class FakeIntersectionObserver {
  static readonly instances: FakeIntersectionObserver[] = [];

  readonly observed: Element[] = [];
  isConnected = true;

  constructor(
    private readonly callback: (entries: readonly Entry[]) => void,
    readonly options: IntersectionObserverInit = {},
  ) {
    FakeIntersectionObserver.instances.push(this);
  }

  observe(element: Element): void {
    this.observed.push(element);
  }

  disconnect(): void {
    this.isConnected = false;
  }

  report(...entries: Entry[]): void {
    if (this.isConnected) this.callback(entries);
  }
}

/** Installs the observer for every test of a file; returns the ones that a test has made. */
export function fakeIntersectionObserver(): readonly FakeIntersectionObserver[] {
  const { instances } = FakeIntersectionObserver;
  beforeEach(() => {
    instances.length = 0;
    Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });
  return instances;
}
