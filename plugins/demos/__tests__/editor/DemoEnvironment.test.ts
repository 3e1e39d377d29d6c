/** @jest-environment jsdom */
import { applyEnvironment, observeEnvironment, readEnvironment } from '../../theme/DemoEnvironment';

afterEach(() => {
  for (const { name } of [...document.documentElement.attributes]) {
    document.documentElement.removeAttribute(name);
  }
  document.body.removeAttribute('dir');
});

it('carries color mode, direction and language from a page into a frame', () => {
  document.documentElement.lang = 'pt';
  document.documentElement.dataset.theme = 'dark';
  document.documentElement.dir = 'rtl';
  const settings = readEnvironment();
  expect(settings).toMatchObject({ 'data-theme': 'dark', lang: 'pt' });
  for (const name of ['data-theme', 'lang', 'dir']) document.documentElement.removeAttribute(name);
  applyEnvironment({ ...settings, dir: 'rtl' });
  expect(document.documentElement.outerHTML).toMatch(
    /data-theme="dark".*dir="rtl"|dir="rtl".*data-theme="dark"/s,
  );
  expect(document.documentElement.lang).toBe('pt');
  expect(document.documentElement.style.colorScheme).toBe('dark');
});

it('tells of a change of either element, until it is told to stop', async () => {
  const onChange = jest.fn();
  const stop = observeEnvironment(onChange);
  document.documentElement.dataset.theme = 'dark';
  await Promise.resolve();
  document.body.dir = 'rtl';
  await Promise.resolve();
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  document.body.dir = 'ltr';
  await Promise.resolve();
  expect(onChange).toHaveBeenCalledTimes(2);
});
