import { buildFrameDocument } from '../../node/frame/buildFrameDocument';
import { buildFrameSources, REGISTRY_FILE } from '../../node/frame/buildFrameSources';
import { listPackageEntries } from '../../node/frame/listPackageEntries';
import { getFrameAddresses, getFrameLocale } from '../../node/frame/provideFrame';
import { checkPackages } from '../../node/checkPackages';
import { createSiteFolder } from '../siteFolder';

const site = createSiteFolder();

function writePackage(name: string, manifest: object, files: readonly string[]): void {
  site.write({
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.2.3', ...manifest }),
    ...Object.fromEntries(files.map((file) => [`node_modules/${name}/${file}`, ''])),
  });
}

describe('what can be imported of a package', () => {
  it('is what its manifest exports, as far as browsers can run it', () => {
    writePackage(
      'exporting',
      {
        exports: {
          '.': './a.js',
          './jsx-runtime': './b.js',
          './package.json': './package.json',
          './server': './s.js',
          './x/*': './x/*.js',
        },
      },
      [],
    );
    expect(listPackageEntries(site.siteDir, 'exporting').entries).toEqual(['', 'jsx-runtime']);
  });

  it('is its folders with a manifest and its modules, without other formats of the same', () => {
    writePackage('@ui/kit', { module: './esm/index.js' }, [
      'index.js',
      'Delete.js',
      'Delete.d.ts',
      'Button/package.json',
      'Button/index.js',
      'node/package.json',
      'esm/Delete.js',
      'internal/a.js',
    ]);
    expect(listPackageEntries(site.siteDir, '@ui/kit')).toEqual({
      name: '@ui/kit',
      version: '1.2.3',
      folder: site.resolve('node_modules/@ui/kit'),
      entries: ['', 'Button', 'Delete'],
      moduleFolder: 'esm',
    });
  });

  it('leaves out what needs a package that is not installed', () => {
    writePackage('optional', {}, ['index.js', 'Plain/package.json', 'Extra/package.json']);
    site.write({ 'node_modules/optional/Extra/index.js': "import a from 'not-installed/a';" });
    expect(listPackageEntries(site.siteDir, 'optional').entries).toEqual(['', 'Plain']);
  });

  it('cannot be told of a package that is not installed', () => {
    expect(() => listPackageEntries(site.siteDir, 'missing')).toThrow(
      'Plugin "demos": the option "editor.packages" names "missing", which is not installed. Install it, or take it off the list.',
    );
  });
});

describe('the sources of the frame', () => {
  const small = {
    name: 'ui',
    version: '1.0.0',
    folder: '/ui',
    entries: ['', 'Button'],
    moduleFolder: '',
  };

  it('list every module of a package, and the roots', () => {
    const sources = buildFrameSources([small], [{ packages: ['ui'], root: '@theme/DemoRoot/Ui' }]);
    expect([...sources.keys()]).toEqual([REGISTRY_FILE]);
    const registry = sources.get(REGISTRY_FILE);
    expect(registry).toContain('"": () => import("ui"),\n"Button": () => import("ui/Button")');
    expect(registry).toContain('{ packages: ["ui"], load: () => import("@theme/DemoRoot/Ui") }');
    expect(registry).toContain('loadPlainRoot = () => import("@theme/DemoRoot");');
  });

  it('put the modules of a very large package into buckets', () => {
    const names = Array.from({ length: 600 }, (_, index) => [`Add${index}`, `Box${index}`]).flat();
    const sources = buildFrameSources([{ ...small, entries: ['', ...names] }], []);
    expect([...sources.keys()].sort()).toEqual(['bucket-0-ad.js', 'bucket-0-bo.js', REGISTRY_FILE]);
    expect(sources.get('bucket-0-bo.js')).toContain('import m1 from "ui/Box1";');
    expect(sources.get(REGISTRY_FILE)).toContain('"ad": () => import("./bucket-0-ad.js")');
    expect(sources.get(REGISTRY_FILE)).not.toContain('Add1');
  });
});

it('the document has its policy before any script, and no text that ends its script early', () => {
  const html = buildFrameDocument('alert("</script>")', 'main.0a1b2c3d.js');
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).toContain('data-frame-script="main.0a1b2c3d.js"');
  expect(html).not.toMatch(/script-src[^;]*(?:'self'|https?:)/);
});

describe('the place of the frame', () => {
  const en = { url: 'https://a.example', baseUrl: '/' };
  const zh = { url: 'https://a.example', baseUrl: '/zh/' };
  const toI18n = (currentLocale: string, localeConfigs: object) =>
    ({ currentLocale, defaultLocale: 'en', localeConfigs }) as Parameters<typeof getFrameLocale>[0];

  it('is shared by the languages of one host', () => {
    expect(getFrameLocale(toI18n('zh', { en, zh }))).toBe('en');
    expect(getFrameAddresses(toI18n('zh', { en, zh }))).toEqual({
      documentUrl: '/demo-frame.html',
      scriptsUrl: '/assets/demo-frame/',
    });
  });

  it('is that of the language which has a host of its own', () => {
    const apart = toI18n('zh', { en, zh: { url: 'https://b.example', baseUrl: '/docs/' } });
    expect(getFrameLocale(apart)).toBe('zh');
    expect(getFrameAddresses(apart).documentUrl).toBe('/docs/demo-frame.html');
  });
});

it('a demo may import only what the editor offers', () => {
  const file = { absolutePath: '/site/docs/A.tsx', filePath: 'docs/A.tsx', source: '' };
  const check =
    (...packages: string[]) =>
    () =>
      checkPackages(file, { packages, stylesheets: [] }, ['react', '@mui/material']);
  expect(check('react', 'react/jsx-runtime', '@mui/material/Button')).not.toThrow();
  expect(check('react', '@mui/lab/Masonry')).toThrow(
    'docs/A.tsx: the demo imports "@mui/lab/Masonry", which the live editor does not offer. It offers: react, @mui/material.\n  To mend: add "@mui/lab" to the option "editor.packages" of the plugin "demos" in docusaurus.config.ts, or do without it.',
  );
});
