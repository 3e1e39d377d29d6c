/** @jest-environment jsdom */
import { copyText } from '../client/copyText';

function setClipboard(writeText: ((text: string) => Promise<void>) | undefined): void {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText && { writeText },
  });
}

/** Copies as a browser does: by an event that says what goes to the clipboard. */
function setExecCommand(isAllowed: boolean): string[] {
  const copied: string[] = [];
  document.execCommand = (command) => {
    if (!isAllowed) {
      return false;
    }
    const event = new Event(command, { cancelable: true });
    Object.assign(event, {
      clipboardData: { setData: (_type: string, text: string) => copied.push(text) },
    });
    document.dispatchEvent(event);
    return true;
  };
  return copied;
}

const REFUSE = (): Promise<void> => Promise.reject(new DOMException('no', 'NotAllowedError'));

afterEach(() => {
  document.body.innerHTML = '';
  setClipboard(undefined);
  Reflect.deleteProperty(document, 'execCommand');
});

describe('copyText', () => {
  it('uses the Clipboard API and nothing else where it works', async () => {
    const written: string[] = [];
    setClipboard(async (text) => void written.push(text));
    const selected = setExecCommand(true);
    await copyText(' a\n b\t');
    expect({ written, selected }).toEqual({ written: [' a\n b\t'], selected: [] });
  });

  it.each([
    ['refuses', REFUSE],
    ['is missing', undefined],
  ])(
    'copies the exact text by a selection where the Clipboard API %s',
    async (_name, writeText) => {
      setClipboard(writeText);
      const selected = setExecCommand(true);
      await copyText(' a\n  b\u00a0\t');
      expect(selected).toEqual([' a\n  b\u00a0\t']);
    },
  );

  it.each([[true], [false]])('leaves page and selection as they were (allowed: %s)', async (ok) => {
    document.body.innerHTML = '<p>reader’s text</p>';
    document.getSelection()?.selectAllChildren(document.body);
    const markup = document.body.innerHTML;
    const copied = setExecCommand(ok);
    await copyText('x').catch(() => {});
    expect(document.body.innerHTML).toBe(markup);
    expect(document.getSelection()?.toString()).toBe('reader’s text');
    document.dispatchEvent(new Event('copy'));
    expect(copied).toEqual(ok ? ['x'] : []);
  });

  it('throws NotAllowedError when both ways are closed', async () => {
    setClipboard(REFUSE);
    setExecCommand(false);
    await expect(copyText('x').catch(String)).resolves.toBe(
      'NotAllowedError: The request is not allowed',
    );
  });

  it('throws the same in a browser that has neither', async () => {
    await expect(copyText('x')).rejects.toThrow(
      expect.objectContaining({ name: 'NotAllowedError', message: 'The request is not allowed' }),
    );
  });
});
