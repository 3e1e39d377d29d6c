import type { ProjectInput } from '../../plugins/demos/client/project/buildProjectFiles';
import { buildSandboxForm, type Sandbox } from '../../plugins/demos/client/project/sandboxForms';
import { listOutsideSources, type OutsideServices } from '../host/outside-sources';
import { buildPagePolicy, getHeaders, SANDBOX_ORIGINS } from '../host/policy';

const NONE: OutsideServices = {
  adScriptUrl: null,
  adFeedUrl: null,
  adHosts: '',
  tagScriptUrl: null,
  iconFontUrl: null,
};

/** Directives of a policy by name. */
function parsePolicy(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

const build = (services: Partial<OutsideServices>, hashes: string[] = []) =>
  parsePolicy(buildPagePolicy(hashes, listOutsideSources({ ...NONE, ...services })));

describe('the policy of a page', () => {
  it('allows the site itself and the hashes of the page, where no service is set up', () => {
    expect(build({}, ["'sha256-a='", "'sha256-b='"])).toEqual({
      'default-src': "'self'",
      'script-src': "'self' 'wasm-unsafe-eval' 'sha256-a=' 'sha256-b='",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self' https://stackblitz.com https://codesandbox.io",
    });
  });

  it('allows forms to the places that demos are sent to', () => {
    const input: ProjectInput = {
      name: 'Basic',
      files: [{ name: 'Basic.tsx', language: 'tsx', code: '', html: '' }],
      codeVariant: 'TS',
      project: {
        dependencies: {},
        typeDependencies: {},
        imports: [],
        before: [],
        tailwindVersion: null,
      },
    };
    const sandboxes: Sandbox[] = ['StackBlitz', 'CodeSandbox'];
    const forms = sandboxes.map((sandbox) => buildSandboxForm(sandbox, input));
    expect(SANDBOX_ORIGINS).toEqual(forms.map(({ action }) => new URL(action).origin));
  });

  it('opens an ad network what it needs, and no more', () => {
    const policy = build({
      adScriptUrl: 'https://cdn.ads.example/ads.js?zone=1',
      adHosts: 'https://srv.ads.example  https://*.cdn.example',
    });
    const others = 'https://cdn.ads.example https://srv.ads.example';
    expect(policy['script-src']).toBe("'self' 'wasm-unsafe-eval' https://*.cdn.example " + others);
    expect(policy['connect-src']).toBe("'self' https://*.cdn.example " + others);
    expect(policy['img-src']).toBe("'self' data: blob: https:");
    expect(policy['frame-src']).toBe("'self' https://*.cdn.example https://srv.ads.example");
    expect(policy['font-src']).toBeUndefined();
  });

  it('opens a feed no scripts', () => {
    const policy = build({ adFeedUrl: 'https://feed.example/a.json' });
    expect(policy['connect-src']).toBe("'self' https://feed.example");
    expect(policy['img-src']).toBe("'self' data: blob: https:");
    expect(policy['script-src']).toBe("'self' 'wasm-unsafe-eval'");
  });

  it('follows a service without https to images without it', () => {
    expect(build({ adFeedUrl: 'http://127.0.0.1:4000/a.json' })['img-src']).toBe(
      "'self' data: blob: http: https:",
    );
  });

  it.each([
    [
      'https://www.googletagmanager.com/gtag/js',
      'https://*.google-analytics.com https://*.googletagmanager.com https://www.googletagmanager.com',
    ],
    ['https://tags.example/tag.js', 'https://tags.example'],
  ])('lets the tag %s send its images where it does', (tagScriptUrl, images) => {
    expect(build({ tagScriptUrl })['img-src']).toBe(`'self' data: blob: ${images}`);
  });

  it.each([
    [
      'https://fonts.googleapis.com/icon?family=Material+Icons',
      "'self' https://fonts.googleapis.com https://fonts.gstatic.com",
    ],
    ['https://fonts.example/icon.css', "'self' https://fonts.example"],
  ])('lets the stylesheet %s load its font', (iconFontUrl, fonts) => {
    const policy = build({ iconFontUrl });
    expect(policy['font-src']).toBe(fonts);
    expect(policy['style-src']).toContain(new URL(iconFontUrl).origin);
  });

  it.each(['srv.example', "'unsafe-inline'", 'https://a.example;', 'https://a.example/path', '*'])(
    'refuses %s in AD_HOSTS',
    (adHosts) => {
      expect(() => build({ adScriptUrl: 'https://a.example', adHosts })).toThrow(
        `AD_HOSTS names "${adHosts}". It takes origins, parted by spaces: AD_HOSTS="https://srv.example https://*.cdn.example"`,
      );
    },
  );

  it('never allows inline scripts or text as code', () => {
    const everything = build({
      adScriptUrl: 'https://a.example/a.js',
      adFeedUrl: 'https://b.example/b.json',
      tagScriptUrl: 'https://www.googletagmanager.com/gtag/js',
      iconFontUrl: 'https://fonts.googleapis.com/icon',
    });
    expect(everything['script-src']).not.toMatch(/unsafe-inline|'unsafe-eval'|\*(?!\.)|https?: /);
  });
});

describe('the headers of an answer', () => {
  it('differ for scripts and hashed files', () => {
    const names = ['Content-Security-Policy', 'Cache-Control'] as const;
    const pick = (pathname: string) =>
      names.map((name) => getHeaders(pathname, 'http://a.example')[name]);
    expect(pick('/material-ui/')).toEqual([
      "frame-ancestors 'self'; base-uri 'none'; object-src 'none'",
      'public, max-age=0, must-revalidate',
    ]);
    expect(pick('/sw.js')).toEqual([
      "default-src 'none'; script-src 'self'; connect-src 'self'",
      'public, max-age=0, must-revalidate',
    ]);
    expect(pick('/assets/js/main.0a1b2c3d.js')[1]).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['https://docs.example.com', 'max-age=31536000'],
    ['http://docs.example.com', undefined],
  ])('of a site at %s say of https: %s', (siteUrl, expected) => {
    expect(getHeaders('/', siteUrl)['Strict-Transport-Security']).toBe(expected);
  });
});
