import type { WorkerSettings } from './settings';

// The project is compiled with the types of pages, which those of workers contradict: this is the
// part of a worker's world that is used here.
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown;
}

interface WorkerScope {
  readonly SITE_SETTINGS: WorkerSettings;
  readonly registration: { readonly scope: string; unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
}

export const worker = globalThis as unknown as WorkerScope;
