import fs from 'node:fs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import preferencesPlugin, { validateOptions } from '../index';
import { buildInlineScript } from '../inlineScript';
import { DEFAULT_OPTIONS } from '../options';

function createPlugin(options = DEFAULT_OPTIONS): Plugin {
  return preferencesPlugin({} as LoadContext, options);
}

it('puts the script into the head, where it runs before the first paint', () => {
  expect(createPlugin().injectHtmlTags?.({ content: undefined })).toEqual({
    headTags: [{ tagName: 'script', innerHTML: buildInlineScript() }],
  });
});

it('names a client module that exists', () => {
  const [clientModule] = createPlugin().getClientModules?.() ?? [];
  expect(fs.existsSync(`${clientModule}.ts`)).toBe(true);
});

it('hands the browser what it needs of the options, and no more', async () => {
  const setGlobalData = jest.fn();
  await createPlugin({ id: 'default', cookieMaxAgeSeconds: 60 }).contentLoaded?.({
    content: undefined,
    actions: { setGlobalData, addRoute: jest.fn(), createData: jest.fn() },
  });
  expect(setGlobalData.mock.calls).toEqual([[{ cookieMaxAgeSeconds: 60 }]]);
});

it('exports the validation hook that Docusaurus looks for beside the plugin', () => {
  expect(validateOptions).toBeInstanceOf(Function);
});
