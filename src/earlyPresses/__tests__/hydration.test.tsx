/** @jest-environment jsdom */
import { startTransition, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { buildEarlyPressesScript, replayEarlyPresses, stopRecordingPresses } from '../earlyPresses';

function Page() {
  const [count, setCount] = useState(0);
  // What the server could not know, as a preference in a cookie, is rendered after hydration.
  const step = useSyncExternalStore(
    () => () => {},
    () => 1,
    () => 0,
  );
  return (
    <button type="button" onClick={() => setCount(count + step)}>
      {count}
    </button>
  );
}

function Site() {
  useLayoutEffect(stopRecordingPresses, []);
  useEffect(replayEarlyPresses, []);
  return <Page />;
}

let root: Root | undefined;
let container: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div><button type="button">0</button></div>';
  container = document.body.firstElementChild as HTMLElement;
  new Function(buildEarlyPressesScript())();
});

afterEach(() => root?.unmount());

const press = () => document.querySelector('button')?.click();
const hydrate = () => startTransition(() => void (root = hydrateRoot(container, <Site />)));

/** More turns of the event loop than hydration and the presses take, whatever their number. */
async function settle() {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

it.each([
  ['before hydration began', [press, hydrate]],
  ['after it began and before it ended', [hydrate, press]],
])('a press %s counts once, and knows what effects found out', async (_, steps) => {
  for (const step of steps) step();
  await settle();
  expect(container.textContent).toBe('1');
});

it('presses before and amid hydration count once each', async () => {
  for (const step of [press, press, hydrate, press]) step();
  await settle();
  expect(container.textContent).toBe('3');
});
