import { normalizePluginOptions } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import { DEFAULT_OPTIONS, validateOptions, type PluginOptions, type UserOptions } from '../options';

function normalize(options?: unknown): PluginOptions {
  return validateOptions({
    validate: normalizePluginOptions,
    options,
  } as unknown as OptionValidationContext<UserOptions | undefined, PluginOptions>);
}

const LIBRARY = { docsId: 'a', name: 'A', tagLine: 'Is A.', package: null };

describe('options', () => {
  it.each([[undefined], [{}]])('are the defaults for %j', (options) => {
    const { readDemos, ...rest } = normalize(options);
    const { readDemos: defaultReader, ...defaults } = DEFAULT_OPTIONS;
    expect({ ...rest }).toEqual(defaults);
    expect(readDemos).toBe(defaultReader);
  });

  it('are taken as they are given', async () => {
    const readDemos = async (_path: string) => [{ name: 'X', variants: [] }];
    const options = { libraries: [LIBRARY], referencePath: 'reference/', readDemos };
    expect(normalize(options)).toMatchObject(options);
  });

  it.each([
    [{ libraries: [LIBRARY, LIBRARY] }, /"libraries\[1\]" contains a duplicate value/],
    [{ libraries: [{ docsId: 'a' }] }, /"libraries\[0\].name" is required/],
    [{ referencePath: '/api' }, /without a slash at its start and with one at its end: api\//],
    [{ readDemos: [] }, /"readDemos" must be of type function/],
    [{ demos: [] }, /there is no option "demos"; there are libraries, referencePath, readDemos/],
  ])('name what is wrong in %j', (options, message) => {
    expect(() => normalize(options)).toThrow(message);
    expect(() => normalize(options)).toThrow(/^Plugin "page-markdown": /);
  });
});
