import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createComponentFacts } from '../createComponentFacts';
import { findSubject } from '../findSubject';
import { createKeptSizes } from '../keptSizes';
import { measureImports } from '../measureImports';

const siteDir = path.resolve(__dirname, '..', '..', '..', '..');

/** A site with one API page, its packages those of this one. */
function createSite() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'component-facts-'));
  const write = (name: string, content: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), content);
  };
  write('package-lock.json', '{}');
  const packageDir = 'node_modules/tiny';
  write(`${packageDir}/package.json`, '{"name":"tiny","version":"1.0.0","main":"index.js"}');
  const filler = Array.from({ length: 400 }, (_item, index) => `"${index * 7919}"`).join(',');
  write(
    `${packageDir}/index.js`,
    `import { useState } from 'react'; export const words = [${filler}]; export default function Tiny() { return useState(words); }`,
  );
  const api = (name: string, imports: string[]) =>
    JSON.stringify({ name, sourceUrl: `https://example.com/${name}`, imports });
  write('docs/system/api/tiny.json', api('Tiny', ["import Tiny from 'tiny';"]));
  write('docs/system/api/use-words.json', api('useWords', ["import { words } from 'tiny';"]));
  write('docs/system/tiny.mdx', '---\ntitle: Tiny\ncomponents: [Tiny]\n---\n');
  return { folder, write };
}

describe('the subject of a page', () => {
  const { folder } = createSite();
  const components = ['Tiny', 'Other'];

  it('is the first component that its front matter lists', () => {
    expect(findSubject(folder, `${folder}/docs/system/tiny.mdx`, { components })).toEqual({
      name: 'Tiny',
      sourceUrl: 'https://example.com/Tiny',
      importLine: "import Tiny from 'tiny';",
    });
  });

  it('is that of the page that it translates', () => {
    const page = `${folder}/i18n/zh/docusaurus-plugin-content-docs-system/current/tiny.mdx`;
    expect(findSubject(folder, page, { components })?.name).toBe('Tiny');
  });

  it.each([
    ['an API page', 'docs/system/api/tiny.mdx', components],
    ['an archived version', 'system_versioned_docs/version-5/tiny.mdx', components],
    ['another product', 'docs/joy-ui/tiny.mdx', components],
    ['a component without an API page', 'docs/system/tiny.mdx', ['Unknown']],
    ['a page about nothing', 'docs/system/tiny.mdx', undefined],
    ['a post', 'blog/tiny.mdx', components],
  ])('is none for %s', (_case, page, listed) => {
    expect(findSubject(folder, path.join(folder, page), { components: listed })).toBeUndefined();
  });
});

describe('the size of an import', () => {
  const workDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sizes-'));

  it('is that of all it needs but React', async () => {
    const [button, base, svgIcon] = await measureImports(
      [
        "import Button from '@mui/material/Button';",
        "import { useButton } from '@mui/base/useButton';",
        "import SvgIcon from '@mui/material/SvgIcon';",
      ],
      { siteDir, workDir },
    );
    // A component with a style engine, and a hook without one.
    expect(button?.gzip).toBeGreaterThan(15_000);
    expect(button?.gzip).toBeLessThan(40_000);
    expect(base?.gzip).toBeLessThan(3_000);
    expect(button?.minified).toBeGreaterThan(2 * (button?.gzip ?? 0));
    // Each on its own: what they share is in both.
    expect(svgIcon?.gzip).toBeGreaterThan(10_000);
    expect(fs.existsSync(workDir)).toBe(false);
  });

  it('cannot be had of what cannot be built', async () => {
    const measure = (line: string) => measureImports([line], { siteDir, workDir });
    await expect(measure("import '@mui/material';")).rejects.toThrow(
      "The line \"import '@mui/material';\" cannot be measured. Allowed: import Name from '…';",
    );
    await expect(measure("import Nothing from '@mui/nothing';")).rejects.toThrow(
      /could not be measured: .*@mui\/nothing/s,
    );
    expect(fs.existsSync(workDir)).toBe(false);
  });
});

describe('the facts of a page', () => {
  it('stand in its front matter, and are kept for the next build', async () => {
    const { folder, write } = createSite();
    const page = `${folder}/docs/system/tiny.mdx`;
    const addFacts = createComponentFacts(folder);
    const frontMatter = { title: 'Tiny', components: ['Tiny'] };
    const withFacts = await addFacts(page, frontMatter);
    expect(withFacts).toEqual({
      ...frontMatter,
      componentFacts: {
        name: 'Tiny',
        sourceUrl: 'https://example.com/Tiny',
        gzipBytes: expect.any(Number) as number,
      },
    });
    // Another page that was added meanwhile.
    const hook = await addFacts(page, { components: ['useWords'] });
    expect(hook).toHaveProperty('componentFacts.name', 'useWords');
    expect(await addFacts(`${folder}/docs/system/other.mdx`, { title: 'Other' })).toEqual({
      title: 'Other',
    });

    const kept = createKeptSizes(folder).read();
    expect(Object.keys(kept).sort()).toEqual([
      "import Tiny from 'tiny';",
      "import { words } from 'tiny';",
    ]);
    // The package is gone: what is kept is used.
    fs.rmSync(`${folder}/node_modules/tiny`, { recursive: true });
    expect(await createComponentFacts(folder)(page, frontMatter)).toEqual(withFacts);
    // Other packages: what is kept counts no more.
    write('package-lock.json', '{"changed": true}');
    expect(createKeptSizes(folder).read()).toEqual({});
    write('node_modules/.cache/component-sizes.json', 'damaged');
    expect(createKeptSizes(folder).read()).toEqual({});
  });
});
