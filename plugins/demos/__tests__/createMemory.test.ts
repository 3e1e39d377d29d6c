import { createMemory } from '../node/createMemory';

/** A computation that counts. */
function createCounter() {
  let count = 0;
  return () => {
    count += 1;
    return count;
  };
}

it('computes once what depends on the same', () => {
  const remember = createMemory<number>();
  const compute = createCounter();
  const formatting = {};
  expect(remember('Basic.tsx', ['text', formatting], compute)).toBe(1);
  expect(remember('Basic.tsx', ['text', formatting], compute)).toBe(1);
});

it.each([
  ['another key', 'Other.tsx', ['text', null]],
  ['another input', 'Basic.tsx', ['other text', null]],
  ['another last input', 'Basic.tsx', ['text', {}]],
])('computes anew for %s', (_title, key, inputs) => {
  const remember = createMemory<number>();
  const compute = createCounter();
  remember('Basic.tsx', ['text', null], compute);
  expect(remember(key, inputs, compute)).toBe(2);
});

it('keeps the last result of a key only', () => {
  const remember = createMemory<number>();
  const compute = createCounter();
  for (const text of ['a', 'b', 'a']) remember('Basic.tsx', [text], compute);
  expect(compute()).toBe(4);
});

it('computes anew after an error', () => {
  const remember = createMemory<number>();
  const fail = () => {
    throw new Error('line 3');
  };
  expect(() => remember('Basic.tsx', [], fail)).toThrow('line 3');
  expect(() => remember('Basic.tsx', [], fail)).toThrow('line 3');
  expect(remember('Basic.tsx', [], createCounter())).toBe(1);
});

it('computes anew after a rejection, and hands on each', async () => {
  const remember = createMemory<Promise<number>>();
  await expect(
    remember('Basic.tsx', [], () => Promise.reject(new Error('line 3'))),
  ).rejects.toThrow('line 3');
  expect(await remember('Basic.tsx', [], () => Promise.resolve(2))).toBe(2);
});

it('keeps what came after what was rejected late', async () => {
  const remember = createMemory<Promise<number>>();
  let reject = (): void => undefined;
  const first = remember('Basic.tsx', ['a'], () => new Promise((_done, no) => (reject = no)));
  const second = remember('Basic.tsx', ['b'], () => Promise.resolve(2));
  reject();
  await expect(first).rejects.toBeUndefined();
  expect(remember('Basic.tsx', ['b'], () => Promise.resolve(3))).toBe(second);
});
