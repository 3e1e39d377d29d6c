/** @jest-environment jsdom */
import { startServiceWorker } from '../client/startServiceWorker';
import type { ServiceWorkerData } from '../client/types';

const DATA: ServiceWorkerData = {
  isEnabled: true,
  host: 'localhost',
  scriptPath: '/sw.js',
  scope: '/',
};

class FakeWorker extends EventTarget {
  readonly postMessage = jest.fn();
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  readonly update = jest.fn(async () => undefined);

  /** A new worker is found; returns it. */
  find(): FakeWorker {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }

  /** It is installed and has to wait for the one before. */
  finishInstalling(): void {
    this.waiting = this.installing;
    this.installing = null;
    this.waiting?.dispatchEvent(new Event('statechange'));
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  readonly register = jest.fn(async () => this.registration);

  /** A worker takes the page over; returns it. */
  control(): FakeWorker {
    this.controller = new FakeWorker();
    this.dispatchEvent(new Event('controllerchange'));
    return this.controller;
  }
}

const SCRIPT = 'http://localhost/assets/js/main.1.js';
const onUpdate = jest.fn();
let container: FakeContainer;
let workerStart: number;

beforeEach(() => {
  onUpdate.mockReset();
  container = new FakeContainer();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  workerStart = 0;
  Object.assign(performance, {
    getEntriesByType: (type: string) =>
      type === 'navigation'
        ? [{ workerStart }]
        : [{ name: SCRIPT }, { name: 'https://ads.example/a.js' }],
  });
});

const start = () => startServiceWorker(DATA, onUpdate);

it('registers the script without a copy in the browser’s cache', async () => {
  await start();
  expect(container.register.mock.calls).toEqual([
    ['/sw.js', { scope: '/', updateViaCache: 'none' }],
  ]);
});

it('takes the first worker for no update, and has it keep what the page is made of', async () => {
  await start();
  const worker = container.control();
  expect(onUpdate).not.toHaveBeenCalled();
  expect(worker.postMessage.mock.calls).toEqual([
    [{ type: 'keep', path: '/', scripts: [], assets: [SCRIPT] }],
  ]);
});

it('takes the next one for an update, also on the page that saw the first', async () => {
  await start();
  container.control();
  const next = container.control();
  expect(onUpdate).toHaveBeenCalledTimes(1);
  expect(next.postMessage).not.toHaveBeenCalled();
});

it('takes another worker for an update on a page that came with one', async () => {
  workerStart = 12;
  const controller = new FakeWorker();
  container.controller = controller;
  await start();
  container.control();
  expect(onUpdate).toHaveBeenCalledTimes(1);
  expect(controller.postMessage).not.toHaveBeenCalled();
});

it('has the page kept that a worker took over before this one looked', async () => {
  const controller = new FakeWorker();
  container.controller = controller;
  await start();
  expect(controller.postMessage).toHaveBeenCalledTimes(1);
});

it.each([
  ['waits already', (registration: FakeRegistration) => (registration.waiting = new FakeWorker())],
  [
    'is being installed',
    (registration: FakeRegistration) => (registration.installing = new FakeWorker()),
  ],
])('tells a worker that %s not to wait', async (_title, prepare) => {
  const { registration } = container;
  const worker = prepare(registration);
  await start();
  if (registration.installing) registration.finishInstalling();
  expect(worker.postMessage.mock.calls).toEqual([['skipWaiting']]);
});

it('tells every worker that is found later not to wait', async () => {
  const { registration } = container;
  await start();
  for (let index = 0; index < 2; index += 1) {
    const worker = registration.find();
    registration.finishInstalling();
    expect(worker.postMessage.mock.calls).toEqual([['skipWaiting']]);
  }
});

describe('a page that is opened without being loaded', () => {
  it('is kept', async () => {
    const { visit } = await start();
    visit();
    container.controller = new FakeWorker();
    visit();
    expect(container.controller.postMessage.mock.calls).toEqual([
      [{ type: 'keep', path: '/', scripts: [], assets: [] }],
    ]);
  });

  it('is not fetched for readers who save data', async () => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    });
    const { visit } = await start();
    container.controller = new FakeWorker();
    visit();
    expect(container.controller.postMessage).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('looks for an update once an hour, and bears that there is no network', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    const { update } = container.registration;
    update.mockRejectedValue(new TypeError('offline'));
    const { visit } = await start();
    now.mockReturnValue(60 * 60 * 1000 - 1);
    visit();
    expect(update).not.toHaveBeenCalled();
    now.mockReturnValue(60 * 60 * 1000);
    visit();
    visit();
    expect(update).toHaveBeenCalledTimes(1);
  });
});
