import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import codeSamplesTheme from '..';
import { DEFAULT_OPTIONS } from '../options';

const pluginDir = path.join(__dirname, '..');
const siteDir = path.join(pluginDir, '../..');

function create(keepBrowserPrism: boolean): ReturnType<typeof codeSamplesTheme> {
  return codeSamplesTheme({ siteDir } as LoadContext, { ...DEFAULT_OPTIONS, keepBrowserPrism });
}

function getAliases(plugin: ReturnType<typeof codeSamplesTheme>): Record<string, unknown> {
  const config = plugin.configureWebpack?.({}, false, {} as never, undefined);
  return { ...(config as { resolve?: { alias?: object } }).resolve?.alias };
}

describe('codeSamplesTheme', () => {
  it('keeps the module with which theme-classic brings Prism out of the pages', () => {
    const [[request, target] = []] = Object.entries(getAliases(create(false)));
    expect(target).toBe(false);
    // As Docusaurus requests client modules: the file is there, its extension is not written.
    expect(existsSync(`${request}.js`)).toBe(true);
    expect(path.basename(request ?? '')).toBe('prism-include-languages');
  });

  it('keeps its hands off where Prism is wanted, or theme-classic is not used', () => {
    expect(getAliases(create(true))).toEqual({});
    const elsewhere = codeSamplesTheme({ siteDir: path.parse(siteDir).root } as LoadContext, {
      ...DEFAULT_OPTIONS,
    });
    expect(getAliases(elsewhere)).toEqual({});
  });

  it('points at files that exist', () => {
    const plugin = create(false);
    const files = [...(plugin.getClientModules?.() ?? []), plugin.getThemePath?.() ?? '']
      .map((file) => path.resolve(pluginDir, file))
      .filter((file) => !existsSync(file) && !existsSync(`${file}.ts`));
    expect(files).toEqual([]);
  });
});
