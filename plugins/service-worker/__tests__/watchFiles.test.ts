/** @jest-environment jsdom */
import { isBuildReplaced } from '../client/build';
import { watchFiles } from '../client/watchFiles';

jest.mock('../client/build', () => ({ isBuildReplaced: jest.fn() }));

const ask = jest.mocked(isBuildReplaced);
const onGone = jest.fn();
const onFailure = jest.fn();

beforeAll(() => watchFiles(onFailure, onGone));

beforeEach(() => {
  ask.mockReset();
  onGone.mockReset();
  onFailure.mockReset().mockReturnValue(false);
});

async function fail(html: string): Promise<void> {
  document.body.innerHTML = html;
  document.body.firstElementChild?.dispatchEvent(new Event('error'));
  await new Promise(process.nextTick);
}

it.each([
  '<script src="/assets/js/1.2.js"></script>',
  '<link rel="stylesheet" href="/assets/a.css">',
])('asks after the failure of %s, and tells whether the site was published anew', async (html) => {
  ask.mockResolvedValue(false);
  await fail(html);
  expect(onGone).not.toHaveBeenCalled();
  ask.mockResolvedValue(true);
  await fail(html);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(onGone).toHaveBeenCalledTimes(1);
});

it.each([
  '<img src="/assets/images/a.png">',
  '<script src="/other.js"></script>',
  '<script src="https://ads.example/assets/a.js"></script>',
  '<link rel="preload" href="/assets/a.js">',
  '<script></script>',
])('does not ask after the failure of %s', async (html) => {
  await fail(html);
  expect(ask).not.toHaveBeenCalled();
});

it('asks once for many failures at a time', async () => {
  let answer: (isReplaced: boolean) => void = () => undefined;
  ask.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const script = '<script src="/assets/js/1.2.js"></script>';
  await fail(script);
  await fail(script);
  expect(ask).toHaveBeenCalledTimes(1);
  answer(true);
  await new Promise(process.nextTick);
  expect(onGone).toHaveBeenCalledTimes(1);
});

it('leaves it to whoever takes care of the failure', async () => {
  onFailure.mockReturnValue(true);
  await fail('<script src="/assets/js/1.2.js"></script>');
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(ask).not.toHaveBeenCalled();
});
