/** @jest-environment jsdom */
import { onRouteDidUpdate } from '../client/routeUpdates';

function go(to: string, from?: string): void {
  const [location, previousLocation] = [to, from].map((url) => {
    const { pathname, search, hash } = new URL(url ?? '/', 'https://example.com');
    return { pathname, search, hash, state: null, key: '' };
  });
  if (location && previousLocation) {
    onRouteDidUpdate({ location, previousLocation: from === undefined ? null : previousLocation });
  }
}

const SAMPLE =
  '<div class="MuiCode-root"><pre>x</pre><button class="MuiCode-copy" data-copied-label="Copied"></button></div>';

async function countCopiesOfOneClick(): Promise<number> {
  let copies = 0;
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async () => void (copies += 1) },
  });
  document.querySelector('button')?.click();
  await Promise.resolve();
  return copies;
}

describe('onRouteDidUpdate', () => {
  it('wires the first page, renews the wiring on another path, never twice', async () => {
    document.body.innerHTML = SAMPLE;
    expect(await countCopiesOfOneClick()).toBe(0);
    go('/a/');
    expect(await countCopiesOfOneClick()).toBe(1);
    go('/b/', '/a/');
    expect(await countCopiesOfOneClick()).toBe(1);
    go('/b/?q#h', '/b/');
    expect(await countCopiesOfOneClick()).toBe(1);
  });

  it('renews for a path only: another hash leaves a fresh copy alone', async () => {
    document.body.innerHTML = SAMPLE;
    go('/c/', '/b/');
    await countCopiesOfOneClick();
    await new Promise((resolve) => setTimeout(resolve));
    const isCopied = (): boolean =>
      document.querySelector('button')?.getAttribute('data-copied') === 'true';
    expect(isCopied()).toBe(true);
    go('/c/#x', '/c/');
    expect(isCopied()).toBe(true);
    go('/d/', '/c/#x');
    expect(isCopied()).toBe(false);
  });
});
