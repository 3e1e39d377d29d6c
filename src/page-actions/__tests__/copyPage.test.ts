/** @jest-environment jsdom */
import { copyWhenReady, fetchMarkdown } from '../copyPage';

const PAGE = [
  '---\ntitle: "Button"\n---\n\n# Button\n',
  '```tsx title="system.tsx" demo="A" styling="MUI System"\nsystem\n```\n',
  '```css title="a.css" demo="A" styling="CSS"\ncss\n```\n',
].join('\n');

interface Answer {
  readonly text: string;
  readonly status?: number;
}

/** Answers requests by their address; others with a page and status 404. */
function serve(files: Readonly<Record<string, Answer>>): void {
  globalThis.fetch = (async (path: string) => {
    const { text, status = 200 } = files[path] ?? { text: '<!doctype html>', status: 404 };
    return { ok: status < 400, status, text: async () => text };
  }) as unknown as typeof fetch;
}

const TYPESCRIPT = { codeVariant: 'TS', codeStyling: 'MUI System' } as const;
const SWITCH = '<main><button data-code-choice="js">JS</button></main>';

afterEach(() => {
  document.body.innerHTML = '';
  Reflect.deleteProperty(globalThis, 'fetch');
});

describe('the Markdown that is copied', () => {
  it.each([
    ['MUI System', 'system'],
    ['CSS', 'css'],
  ] as const)(
    'has demos styled by %s where that is what the reader chose',
    async (codeStyling, has) => {
      serve({ '/a.md': { text: PAGE } });
      const markdown = await fetchMarkdown('/a.md', { codeVariant: 'TS', codeStyling });
      expect(markdown.match(/^(system|css)$/gm)).toEqual([has]);
    },
  );

  it.each([
    ['the page shows both languages', SWITCH, '/a.js.md'],
    ['the page shows one language', '<main></main><aside>JS</aside>', '/a.md'],
    [
      'only something beside the page shows both',
      `<main></main>${SWITCH.replace(/main/g, 'div')}`,
      '/a.md',
    ],
  ])('comes, for who reads JavaScript, from the right file where %s', async (_name, html, file) => {
    document.body.innerHTML = html;
    serve({ '/a.md': { text: '---\n/a.md' }, '/a.js.md': { text: '---\n/a.js.md' } });
    expect(await fetchMarkdown('/a.md', { ...TYPESCRIPT, codeVariant: 'JS' })).toBe(`---\n${file}`);
  });

  it.each<[string, Answer]>([
    ['is not there', { text: '---\nfound', status: 404 }],
    ['is answered by a page', { text: '<!doctype html>' }],
  ])('is nothing where the file %s', async (_name, answer) => {
    serve({ '/a.md': answer });
    await expect(fetchMarkdown('/a.md', TYPESCRIPT)).rejects.toThrow(
      `/a.md cannot be read: status ${answer.status ?? 200}.`,
    );
  });
});

describe('copying what is on its way', () => {
  const setClipboard = (value: object | undefined) =>
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value });

  beforeEach(() => {
    class FakeItem {
      constructor(readonly items: Readonly<Record<string, Promise<Blob>>>) {}
    }
    Object.assign(globalThis, { ClipboardItem: FakeItem });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'ClipboardItem');
    setClipboard(undefined);
  });

  /** jsdom's blobs cannot be read as text; its file reader can. */
  const readBlob = (blob: Blob) =>
    new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(blob);
    });

  it('hands the promise itself to the browser, at once', async () => {
    const written: unknown[] = [];
    setClipboard({
      write: async ([item]: [{ items: Record<string, Promise<Blob>> }]) => {
        written.push(item);
        await item.items['text/plain'];
      },
    });
    let arrive: (text: string) => void = () => {};
    const text = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    const copied = copyWhenReady(text);
    expect(written).toHaveLength(1);
    arrive('text');
    await copied;
    const [item] = written as [{ items: Record<string, Promise<Blob>> }];
    const blob = await item.items['text/plain'];
    expect(blob && (await readBlob(blob))).toBe('text');
  });

  it('writes the text when it is there where browsers take no promise', async () => {
    const written: string[] = [];
    setClipboard({
      write: async () => {
        throw new TypeError('no promises');
      },
      writeText: async (text: string) => void written.push(text),
    });
    await copyWhenReady(Promise.resolve('text'));
    expect(written).toEqual(['text']);
  });

  it('says why it did not work: refused, or not fetched', async () => {
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    setClipboard({ write: refuse, writeText: refuse });
    await expect(copyWhenReady(Promise.resolve('text'))).rejects.toThrow(
      'The request is not allowed',
    );
    await expect(copyWhenReady(Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  });
});
