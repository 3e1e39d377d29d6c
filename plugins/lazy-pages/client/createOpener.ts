import { OPEN_PATH } from './openPath';

/** The compiled pages, by their names. */
export type PageList = Readonly<Record<string, () => Promise<unknown>>>;

/** What an opener is made from. */
export interface OpenerOptions {
  /** The list as it is at the moment. */
  readonly getPages: () => PageList;
  readonly fetch: typeof window.fetch;
}

/** Gets pages by their names, those that are not compiled yet as well. */
export interface Opener {
  /** @throws Error if the server does not know the page, or does not answer */
  openPage(name: string): Promise<unknown>;
  /** Hands over what was waited for. To be called when the list has other pages. */
  update(): void;
  /** Whether a page that was opened here has been edited since. */
  hasEdits(): Promise<boolean>;
}

async function askFor(name: string, fetch: OpenerOptions['fetch']): Promise<void> {
  const response = await fetch(OPEN_PATH, { method: 'POST', body: name });
  if (response.ok) return;
  throw new Error(
    response.status === 404
      ? `The development server has no page ${name}. Was its file renamed? Load this page again.`
      : `The development server could not compile ${name}: it answered ${response.status}.`,
  );
}

export function createOpener({ getPages, fetch }: OpenerOptions): Opener {
  const opened = new Map<string, unknown>();
  const waiting = new Map<string, () => void>();

  const findPage = (name: string) => {
    const pages = getPages();
    return Object.hasOwn(pages, name) ? pages[name] : undefined;
  };
  const waitFor = (name: string) =>
    new Promise<void>((resolve) => {
      const before = waiting.get(name);
      waiting.set(name, () => {
        before?.();
        resolve();
      });
    });

  return {
    async openPage(name) {
      if (!findPage(name)) {
        const listed = waitFor(name);
        await askFor(name, fetch);
        await listed;
      }
      const page: unknown = await findPage(name)?.();
      opened.set(name, page);
      return page;
    },
    update() {
      for (const [name, resolve] of [...waiting]) {
        if (!findPage(name)) continue;
        waiting.delete(name);
        resolve();
      }
    },
    async hasEdits() {
      const changes = await Promise.all(
        Array.from(opened, async ([name, page]) => {
          const load = findPage(name);
          // One that no longer compiles says so by itself.
          return load !== undefined && (await load().catch(() => page)) !== page;
        }),
      );
      return changes.includes(true);
    },
  };
}
