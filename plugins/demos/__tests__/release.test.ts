import type { ReleaseOption } from '../options';
import { findRelease, getRuntimes, toReleaseRequest } from '../node/release';

const OLD: ReleaseOption = {
  dirs: ['kit_versioned_docs/version-1', 'i18n/zh/docs-kit/version-1'],
  packages: {
    '@scope/kit': { folder: '/site/node_modules/@scope/kit-1', version: '1.2.3' },
    '@scope/icons': { folder: null, version: '1.0.0' },
  },
  root: '@site/kit_versioned_docs/version-1/_root/index.tsx',
};

describe('findRelease', () => {
  it.each([
    ['kit_versioned_docs/version-1/a/Basic.tsx', OLD],
    ['i18n/zh/docs-kit/version-1/a/Basic.tsx', OLD],
    ['kit_versioned_docs/version-11/a/Basic.tsx', null],
    ['docs/kit/a/Basic.tsx', null],
  ])('of %s', (filePath, expected) => {
    expect(findRelease(filePath, [OLD])).toBe(expected);
  });
});

describe('getRuntimes', () => {
  const runtimes = [{ packages: ['@scope/kit'], root: '@theme/DemoRoot/Kit' }];

  it('are the current ones where there is no release, or none with a root of its own', () => {
    expect(getRuntimes(runtimes, null)).toBe(runtimes);
    expect(getRuntimes(runtimes, { root: null })).toBe(runtimes);
  });

  it('have the root of the release, under the same conditions', () => {
    expect(getRuntimes(runtimes, OLD)).toEqual([{ packages: ['@scope/kit'], root: OLD.root }]);
  });
});

describe('toReleaseRequest', () => {
  it.each([
    ['@scope/kit', '/site/node_modules/@scope/kit-1'],
    ['@scope/kit/Button', '/site/node_modules/@scope/kit-1/Button'],
    ['@scope/kit-extras', '@scope/kit-extras'],
    ['@scope/icons/Add', '@scope/icons/Add'],
    ['react', 'react'],
  ])('%s → %s', (request, expected) => {
    expect(toReleaseRequest(request, OLD)).toBe(expected);
    expect(toReleaseRequest(request, null)).toBe(request);
  });
});
