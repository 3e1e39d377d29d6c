import { rspack } from '@rspack/core';
import { keepLetters } from '../node/keepLetters';

const createMinimizer = () =>
  new rspack.SwcJsMinimizerRspackPlugin({
    minimizerOptions: { format: { ascii_only: true, comments: false } },
  });

it('has the minimizer write letters as they are, and all else as before', () => {
  const minimizer = createMinimizer();
  keepLetters({ optimization: { minimizer: ['...', minimizer as never] } });
  expect(minimizer).toHaveProperty(['_args', 0, 'minimizerOptions'], {
    format: { ascii_only: false, comments: false },
  });
});

it('has nothing to do where scripts are not minified', () => {
  expect(() => keepLetters({ optimization: { minimize: false } })).not.toThrow();
});

it.each([
  [undefined],
  [{}],
  [{ minimizer: ['...' as const] }],
  [{ minimizer: [new rspack.SwcJsMinimizerRspackPlugin() as never] }],
])('says what to do where there is none: %#', (optimization) => {
  expect(() => keepLetters({ optimization })).toThrow(/adapt node\/keepLetters\.ts/);
});
