import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { buildNginxMain, buildNginxSite, CONTAINER_PLACES } from '../host/build-nginx';
import { hashScript, readPage } from '../host/read-page';
import { getNginxFolder } from '../host/write-host-files';
import { writePolicy } from '../host/write-policy';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('reading a page', () => {
  it('finds the inline scripts that browsers run, and their very text', () => {
    const html = [
      '<meta charset=UTF-8><script>let a = "&amp;";\n</script>',
      '<script type=module>b</script><script type="application/ld+json" data-rh>{"c":1}</script>',
      '<script src=/d.js>ignored</script><!-- <script>e</script> --><p title="<script>f</script>">',
      '<style>/* <script>g</script> */</style><title><script>h</script></title>',
      '<textarea><script>i</script></textarea><script data-rh=true>j</script>',
      '<script>"<!--<script>"</script></script>',
    ].join('');
    const facts = readPage(html);
    expect(facts.scriptHashes).toEqual(
      ['let a = "&amp;";\n', 'b', 'j', '"<!--<script>"</script>'].map(sha),
    );
    expect(facts.movingHashes).toEqual([sha('j')]);
    expect(html.slice(0, facts.policyOffset ?? 0)).toBe('<meta charset=UTF-8>');
  });

  it('takes the text of a script as browsers do, whatever it is', () => {
    const code = fc
      .string({
        unit: fc.constantFrom('a', '<', '/', '!', '-', '>', '"', '&lt;', '\r', '\n', 'é', '🚀'),
      })
      // Beyond this HTML has states of its own for scripts.
      .filter((text) => !text.includes('<!--'));
    fc.assert(
      fc.property(code, (text) => {
        const { scriptHashes } = readPage(`<meta charset=x><script>${text}</script><p>`);
        expect(scriptHashes).toEqual([sha(text.replaceAll('\r\n', '\n').replaceAll('\r', '\n'))]);
      }),
    );
  });

  it('finds code in attributes, and what is loaded from elsewhere', () => {
    const { attributeCode, outsideOrigins } = readPage(
      [
        '<a href=" javascript:x()">a</a><button onclick="y()">b</button><p data-on=1 title=javascript>',
        '<script src=//c.example/a.js></script><link rel=stylesheet href=https://d.example/d.css>',
        '<link rel=canonical href=https://e.example/><script src=/own.js></script>',
      ].join(''),
    );
    expect(attributeCode).toEqual(['<a href>', '<button onclick>']);
    expect(outsideOrigins).toEqual(['https://c.example', 'https://d.example']);
  });

  it('tells addresses that lead on, and pages with a policy of their own', () => {
    expect(readPage('<meta http-equiv="refresh" content="0; url=/a/b/">').redirect).toBe('/a/b/');
    expect(readPage('<meta http-equiv=Content-Security-Policy content=x>').hasPolicy).toBe(true);
    expect(readPage('<p>')).toMatchObject({ redirect: null, hasPolicy: false, policyOffset: null });
  });
});

describe('the policy of a build', () => {
  let buildDirectory: string;
  const write = (file: string, text: string) => {
    const target = path.join(buildDirectory, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  };
  const read = (file: string) => fs.readFileSync(path.join(buildDirectory, file), 'utf8');
  const note = (sources: object = {}) =>
    write('deployment.json', JSON.stringify({ siteUrl: 'https://a.example', sources }));

  beforeEach(() => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'policy-'));
    buildDirectory = path.join(root, 'build');
    note();
    write('index.html', '<head><meta charset=UTF-8><script>home</script></head>');
    write('zh/404.html', '<meta charset=UTF-8><script data-rh=true>none</script>');
    write(
      'old/a/index.html',
      '<meta charset="UTF-8"><meta http-equiv="refresh" content="0; url=/a/">',
    );
    write('assets/js/main.0a1b2c3d.js', '');
    write('assets/js/main.0a1b2c3d.js.br', '');
    write('assets/mixed/plain.js', '');
  });
  afterEach(() => fs.rmSync(path.dirname(buildDirectory), { recursive: true }));

  it('is in every page: its own hashes, and those that come from other pages', async () => {
    await expect(writePolicy({ buildDirectory })).resolves.toBe(
      '3 pages, 2 inline scripts, 1 redirects',
    );
    expect(read('index.html')).toContain(
      `<meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' 'wasm-unsafe-eval' ${hashScript('home')} ${hashScript('none')};`,
    );
    expect(read('old/a/index.html')).toContain(hashScript('none'));
    expect(read('old/a/index.html')).not.toContain(hashScript('home'));
  });

  it('is written once', async () => {
    await writePolicy({ buildDirectory });
    const before = read('index.html');
    await expect(writePolicy({ buildDirectory })).resolves.toBe('nothing to do');
    note();
    await writePolicy({ buildDirectory });
    expect(read('index.html')).toBe(before);
    expect(fs.existsSync(path.join(buildDirectory, 'deployment.json'))).toBe(false);
  });

  it('leaves a page its own', async () => {
    const own =
      '<meta charset=x><meta http-equiv="Content-Security-Policy" content="a"><p onclick=x>';
    write('frame.html', own);
    await writePolicy({ buildDirectory });
    expect(read('frame.html')).toBe(own);
  });

  it('stops the build where a page cannot keep it, and names every place', async () => {
    write('a.html', '<meta charset=x><button onclick="y()">b</button>');
    write('b.html', '<meta charset=x><script src=https://cdn.example/x.js></script>');
    write('c.html', '<p>');
    await expect(writePolicy({ buildDirectory })).rejects.toThrow(
      [
        'pages cannot keep it.',
        "a.html: <button onclick> holds code, which the page's policy stops. Listen to the event in a script instead.",
        'b.html: loads a script or stylesheet from https://cdn.example, whose content nobody has pinned. Install the package and import it, or set the service up in docusaurus.config.ts (outsideSources).',
        'c.html: has no <meta charset>, after which its policy would stand. Add <meta charset="utf-8"> at the head\'s beginning.',
      ].join('\n'),
    );
    expect(read('index.html')).not.toContain('Content-Security-Policy');
  });

  it.each(['https://cdn.example', 'https://*.example'])(
    'lets %s in where it is set up',
    async (host) => {
      note({ script: [host] });
      write('b.html', '<meta charset=x><script src=https://cdn.example/x.js></script>');
      await writePolicy({ buildDirectory });
      expect(read('b.html')).toContain(`'wasm-unsafe-eval' ${hashScript('none')} ${host};`);
    },
  );

  it('comes with headers and redirects for static hosts', async () => {
    await writePolicy({ buildDirectory });
    const rules = read('_headers').split('\n\n');
    expect(rules[0]).toMatch(/^\/\*\n {2}X-Content-Type-Options: nosniff\n/);
    expect(rules[0]).toContain('\n  Strict-Transport-Security: max-age=31536000\n');
    expect(rules[0]).not.toContain('Cache-Control');
    expect(rules.slice(1).map((rule) => rule.split('\n')[0])).toEqual(['/sw.js', '/assets/js/*']);
    // Cloudflare Pages ignores lines that are longer.
    expect(
      Math.max(
        ...read('_headers')
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBeLessThan(2000);
    expect(read('_redirects')).toBe('/old/a/ /a/ 301\n/zh/* /zh/404.html 404\n');
  });

  it('comes with a configuration of nginx beside the build', async () => {
    await writePolicy({ buildDirectory });
    const site = fs.readFileSync(path.join(getNginxFolder(buildDirectory), 'site.conf'), 'utf8');
    expect(site).toContain('  "/old/a/" "/a/";\n  "/old/a" "/a/";\n');
    expect(site).toContain('  "~^/zh(?:/|$)" "/zh/404.html";');
    expect(site).toContain('  add_header Strict-Transport-Security "max-age=31536000" always;');
  });
});

describe('the configuration of nginx', () => {
  it('refuses a redirect that would be more than an address', () => {
    const site = {
      siteUrl: 'https://a.example',
      redirects: new Map([['/a"; x', '/b']]),
      languages: [],
    };
    expect(() => buildNginxSite(site, CONTAINER_PLACES)).toThrow(
      'nginx cannot be told "/a\\"; x".',
    );
  });

  it('writes to one folder only', () => {
    const main = buildNginxMain({ ...CONTAINER_PLACES, temporary: '/run/here' });
    const paths = main.match(/(?:pid|_temp_path) "[^"]+"/g) ?? [];
    expect(paths).toHaveLength(6);
    expect(paths.every((line) => line.includes('"/run/here/'))).toBe(true);
  });
});
