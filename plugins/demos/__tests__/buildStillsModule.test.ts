import { transformSync } from '@swc/core';
import type { ClientStills, ServerStills } from '../client/stills';
import { buildClientStillsModule, buildServerStillsModule } from '../node/buildStillsModule';

const context = {
  fileName: 'index.tsx',
  filePath: 'docs/all/thumbnails/index.tsx',
  packages: ['@mui/material/Button'],
  runtimes: [{ packages: ['@mui/material'], root: '@theme/DemoRoot/Material' }],
};

/** Runs generated code with modules of the test's choice; everything else is missing. */
function evaluate<Module>(code: string, modules: Record<string, unknown>): Module {
  const { code: script } = transformSync(code, {
    module: { type: 'commonjs' },
    jsc: { target: 'es2022' },
  });
  const exported: { default?: Module } = {};
  const requireForModule = (request: string) => {
    if (!(request in modules)) throw new Error(`no module ${request}`);
    return modules[request];
  };
  new Function('require', 'exports', script)(requireForModule, exported);
  if (!exported.default) throw new Error('the module has no default export');
  return exported.default;
}

describe('the module of the server', () => {
  const renderDemo = jest.fn(({ Component }: { Component: () => string }) => ({
    html: Component(),
    styles: [],
  }));
  const broken = () => {
    throw new Error('window is not defined');
  };
  const stills = evaluate<ServerStills>(buildServerStillsModule(context), {
    '@theme/DemoRoot/Material': { __esModule: true, default: 'root' },
    '@theme/DemoServer': { __esModule: true, default: renderDemo, buildStyleHtml: () => '' },
    './index.tsx?demo-component': { __esModule: true, default: { a: () => 'A', broken } },
  });

  it('renders a component once, in its root and with ids of its own', () => {
    expect(stills.render('a')).toEqual({ html: 'A', styles: [] });
    expect(stills.render('a')).toEqual({ html: 'A', styles: [] });
    expect(renderDemo).toHaveBeenCalledTimes(1);
    const [[input]] = renderDemo.mock.calls as unknown as [[Record<string, unknown>]];
    expect(input).toMatchObject({
      rootModule: { default: 'root' },
      identifierPrefix: `${stills.id}-a-`,
    });
  });

  it.each(['b', 'toString', '__proto__'])('has nothing for %s', (name) => {
    expect(stills.render(name)).toBeNull();
  });

  it('says of a component that throws where it is and what to do', () => {
    expect(() => stills.render('broken')).toThrow(
      'docs/all/thumbnails/index.tsx: the still "broken" throws while it is rendered: window is not defined\n' +
        '  To mend: render without window, document and storage; a still is never alive in a browser.',
    );
  });
});

describe('the module of the browser', () => {
  it('has no way to any code', () => {
    const code = buildClientStillsModule(context, false);
    expect(code).not.toMatch(/import|require/);
    expect(evaluate<ClientStills>(code, {}).load).toBeUndefined();
  });

  it('fetches the components while developing', async () => {
    const component = { __esModule: true, default: { a: 'A' } };
    const code = buildClientStillsModule(context, true);
    const stills = evaluate<ClientStills>(code, {
      './index.tsx?demo-component': component,
      '@theme/DemoRoot/Material': { __esModule: true, default: 'root' },
    });
    await expect(stills.load?.()).resolves.toEqual({ components: { a: 'A' }, Root: 'root' });
  });
});
