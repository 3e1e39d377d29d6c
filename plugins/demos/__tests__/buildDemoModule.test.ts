import fc from 'fast-check';
import { transformSync } from '@swc/core';
import ts from 'typescript';
import type { ClientDemoModule, ServerDemoModule } from '../client/types';
import {
  buildClientModule,
  buildServerModule,
  getDemoId,
  getRootRequest,
  type DemoModuleContext,
} from '../node/buildDemoModule';

const context: DemoModuleContext = {
  fileName: 'BasicButtons.tsx',
  filePath: 'docs/button/BasicButtons.tsx',
  page: 'docs/button/button.mdx:42',
  analysis: { packages: ['@mui/material/Button'], stylesheets: [] },
  hasStyles: true,
  tailwindRequest: null,
  previewLines: 0,
  runtimes: [{ packages: ['@mui/material'], root: '@theme/DemoRoot/Material' }],
  isEditable: true,
};

/** Runs generated code with modules of the test's choice; everything else is missing. */
function evaluate<Module>(code: string, modules: Record<string, unknown>, hot?: unknown): Module {
  const { code: script } = transformSync(code.replaceAll('import.meta.webpackHot', 'hot'), {
    module: { type: 'commonjs' },
    jsc: { target: 'es2022' },
  });
  const exported: { default?: Module } = {};
  const requireForModule = (request: string) => {
    if (!(request in modules)) throw new Error(`no module ${request}`);
    return modules[request];
  };
  new Function('require', 'exports', 'hot', script)(requireForModule, exported, hot);
  if (!exported.default) throw new Error('the module has no default export');
  return exported.default;
}

function getThrown(call: () => unknown): Error {
  try {
    call();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}

describe('getDemoId', () => {
  it('is the same in every build and on every system', () => {
    expect(getDemoId('docs/button/BasicButtons.tsx')).toBe('d824lal3c');
  });

  it('begins an id that HTML, CSS and chunk names can carry', () => {
    fc.assert(
      fc.property(fc.string(), (filePath) => {
        expect(getDemoId(filePath)).toMatch(/^d[0-9a-z]{1,8}$/);
      }),
    );
  });

  it('tells the files of a large site apart', () => {
    const ids = Array.from({ length: 10_000 }, (_, index) => getDemoId(`docs/${index}.tsx`));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('getRootRequest', () => {
  const runtimes = [
    { packages: ['@mui/joy'], root: '@theme/DemoRoot/Joy' },
    { packages: ['@mui/material', '@mui/system'], root: '@theme/DemoRoot/Material' },
  ];

  it.each([
    [['@mui/joy'], '@theme/DemoRoot/Joy'],
    [['@mui/joy/Button'], '@theme/DemoRoot/Joy'],
    [['react', '@mui/material/Button'], '@theme/DemoRoot/Material'],
    [['@mui/system'], '@theme/DemoRoot/Material'],
    [['@mui/system', '@mui/joy/Button'], '@theme/DemoRoot/Joy'],
    [['@mui/joy-treasury'], '@theme/DemoRoot'],
    [['@mui/base/Button', 'react'], '@theme/DemoRoot'],
    [[], '@theme/DemoRoot'],
  ])('of a demo that imports %j is %s', (packages, root) => {
    expect(getRootRequest(packages, runtimes)).toBe(root);
  });

  it('is the plain one where there are no runtimes', () => {
    expect(getRootRequest(['@mui/joy'], [])).toBe('@theme/DemoRoot');
  });
});

describe('the module of the server', () => {
  const Component = () => null;
  const root = { __esModule: true, default: () => null };
  const buildStyleHtml = () => '';

  function evaluateServer(renderDemo: unknown, overrides: Partial<DemoModuleContext> = {}) {
    return evaluate<ServerDemoModule>(buildServerModule({ ...context, ...overrides }), {
      './BasicButtons.tsx?demo-component': { __esModule: true, default: Component },
      './BasicButtons.tsx?demo-styles': { __esModule: true, default: ['a{}'] },
      '@theme/DemoRoot': root,
      '@theme/DemoRoot/Material': root,
      '@theme/DemoServer': { __esModule: true, default: renderDemo, buildStyleHtml },
    });
  }

  it('renders the demo in its root, with ids of its own, and only once', () => {
    const rendered = { html: '<b></b>', styles: [] };
    const renderDemo = jest.fn(() => rendered);
    const module = evaluateServer(renderDemo);
    expect(module.render()).toBe(rendered);
    expect(module.render()).toBe(rendered);
    expect(renderDemo.mock.calls).toEqual([
      [
        {
          Component,
          rootModule: root,
          identifierPrefix: `${module.id}-`,
        },
      ],
    ]);
    expect(module.id).toBe(getDemoId(context.filePath));
    expect(module.buildStyleHtml).toBe(buildStyleHtml);
  });

  it('has the styles of the demo, or none', () => {
    expect(evaluateServer(null).styles).toEqual(['a{}']);
    const module = evaluate<ServerDemoModule>(buildServerModule({ ...context, hasStyles: false }), {
      './BasicButtons.tsx?demo-component': { __esModule: true, default: Component },
      '@theme/DemoRoot/Material': root,
      '@theme/DemoServer': { __esModule: true, default: null, buildStyleHtml },
    });
    expect(module.styles).toEqual([]);
  });

  it('has the sheet that it shares, and the preview', () => {
    const tailwindRequest = '../First/tailwind.tsx?demo-tailwind';
    const module = evaluate<ServerDemoModule>(
      buildServerModule({ ...context, hasStyles: false, tailwindRequest, previewLines: 3 }),
      {
        './BasicButtons.tsx?demo-component': { __esModule: true, default: Component },
        [tailwindRequest]: { __esModule: true, default: '.p-4{}' },
        './BasicButtons.tsx?demo-preview': { __esModule: true, default: '<b>a</b>' },
        '@theme/DemoRoot/Material': root,
        '@theme/DemoServer': { __esModule: true, default: null, buildStyleHtml },
      },
    );
    expect([module.styles, module.sharedStyles, module.preview]).toEqual([
      [],
      ['.p-4{}'],
      '<b>a</b>',
    ]);
  });

  it.each([
    ['an error', new Error('window is not defined'), 'window is not defined'],
    ['a text', 'gone', 'gone'],
    ['nothing', undefined, 'undefined'],
    ['null', null, 'null'],
  ])('says where a demo stands that throws %s, and how to mend it', (_case, thrown, message) => {
    const module = evaluateServer(() => {
      throw thrown;
    });
    const caught = getThrown(module.render);
    expect(caught.message).toBe(
      `docs/button/button.mdx:42: the demo docs/button/BasicButtons.tsx throws while it is rendered on the server: ${message}
  To mend: render the same on server and browser; read window, document and storage in an effect or an event handler.`,
    );
    expect(caught.cause).toBe(thrown);
  });

  it('says the same of a demo whose module throws when it is loaded', () => {
    const code = buildServerModule({ ...context, hasStyles: false });
    const thrown = new ReferenceError('localStorage is not defined');
    const module = evaluate<ServerDemoModule>(code, {
      get './BasicButtons.tsx?demo-component'() {
        throw thrown;
      },
      '@theme/DemoRoot/Material': root,
      '@theme/DemoServer': { __esModule: true, default: () => null, buildStyleHtml },
    });
    const caught = getThrown(module.render);
    expect(caught.message).toContain(
      'docs/button/button.mdx:42: the demo docs/button/BasicButtons.tsx throws while it is rendered on the server: localStorage is not defined\n',
    );
    expect(caught.cause).toBe(thrown);
  });

  it('carries names with quotes and line separators as they are', () => {
    const page = `docs/it's "new"\u2028.mdx:1`;
    const module = evaluateServer(
      () => {
        throw new Error('x');
      },
      { page },
    );
    expect(() => module.render()).toThrow(`${page}: the demo `);
  });
});

describe('the module of the browser', () => {
  function parse(code: string): ts.SourceFile {
    return ts.createSourceFile('demo.js', code, ts.ScriptTarget.ES2022, true);
  }

  function collectCalls(node: ts.Node): ts.CallExpression[] {
    const nested: ts.CallExpression[] = [];
    node.forEachChild((child) => void nested.push(...collectCalls(child)));
    return ts.isCallExpression(node) ? [node, ...nested] : nested;
  }

  /** Request and chunk name of every `import(…)`. */
  function getDynamicImports(code: string): Array<[request: string, chunk: string | undefined]> {
    return collectCalls(parse(code))
      .filter(({ expression }) => expression.kind === ts.SyntaxKind.ImportKeyword)
      .map(({ arguments: [request] }) => [
        request && ts.isStringLiteral(request) ? request.text : 'computed',
        /webpackChunkName: "(.*?)"/.exec(request?.getFullText() ?? '')?.[1],
      ]);
  }

  it.each([true, false])('imports nothing for certain (development: %p)', (isDevelopment) => {
    const source = parse(buildClientModule(context, isDevelopment));
    expect(source.statements.filter((statement) => ts.isImportDeclaration(statement))).toEqual([]);
    expect(source.statements.filter((statement) => ts.isExportDeclaration(statement))).toEqual([]);
    expect(source.text).not.toContain('require');
  });

  it('promises all code of the demo in one chunk and its source in another', () => {
    const id = getDemoId(context.filePath);
    expect(getDynamicImports(buildClientModule(context, false))).toEqual([
      ['./BasicButtons.tsx?demo-component', `demo-${id}`],
      ['@theme/DemoRoot/Material', `demo-${id}`],
      ['./BasicButtons.tsx?demo-styles', `demo-${id}`],
      ['./BasicButtons.tsx?demo-source', `demo-source-${id}`],
      ['./BasicButtons.tsx?demo-project', `demo-source-${id}`],
    ]);
  });

  it('shares the sheet of Tailwind with other demos, and brings the preview with the demo', async () => {
    const tailwindRequest = '../First/tailwind.tsx?demo-tailwind';
    const code = buildClientModule({ ...context, tailwindRequest, previewLines: 3 }, false);
    const id = getDemoId(context.filePath);
    expect(getDynamicImports(code)).toEqual(
      expect.arrayContaining([
        [tailwindRequest, undefined],
        ['./BasicButtons.tsx?demo-preview', `demo-${id}`],
      ]),
    );
    const module = evaluate<ClientDemoModule>(code, {
      './BasicButtons.tsx?demo-component': { __esModule: true, default: null },
      '@theme/DemoRoot/Material': { __esModule: true, default: null },
      './BasicButtons.tsx?demo-styles': { __esModule: true, default: ['a{}'] },
      [tailwindRequest]: { __esModule: true, default: '.p-4{}' },
      './BasicButtons.tsx?demo-preview': { __esModule: true, default: '<b>a</b>' },
    });
    expect((await module.load()).styles).toEqual(['a{}', '.p-4{}']);
    expect(await module.loadPreview?.()).toBe('<b>a</b>');
    expect(module.previewLines).toBe(3);
  });

  it('loads component, root, styles and source', async () => {
    const [Component, Root] = [() => null, () => null];
    const files = [{ name: 'BasicButtons.tsx' }];
    const module = evaluate<ClientDemoModule>(buildClientModule(context, false), {
      './BasicButtons.tsx?demo-component': { __esModule: true, default: Component },
      '@theme/DemoRoot/Material': { __esModule: true, default: Root },
      './BasicButtons.tsx?demo-styles': { __esModule: true, default: ['a{}'] },
      './BasicButtons.tsx?demo-source': { __esModule: true, default: files },
    });
    expect(await module.load()).toEqual({ Component, Root, styles: ['a{}'] });
    expect(await module.loadSource()).toBe(files);
    expect(module.id).toBe(getDemoId(context.filePath));
    expect(module.subscribe).toBeUndefined();
  });

  it('asks for no styles where there are none', async () => {
    const code = buildClientModule({ ...context, hasStyles: false }, true);
    expect(code).not.toContain('demo-styles');
    const module = evaluate<ClientDemoModule>(code, {
      './BasicButtons.tsx?demo-component': { __esModule: true, default: null },
      '@theme/DemoRoot/Material': { __esModule: true, default: null },
    });
    expect((await module.load()).styles).toEqual([]);
  });

  it('tells its islands about a change while developing, until they stop listening', () => {
    const accept = jest.fn<void, [string[], () => void]>();
    const module = evaluate<ClientDemoModule>(buildClientModule(context, true), {}, { accept });
    const [[requests, onChange] = [[], () => {}]] = accept.mock.calls;
    expect(requests).toEqual([
      './BasicButtons.tsx?demo-component',
      './BasicButtons.tsx?demo-styles',
    ]);
    const listeners = [jest.fn(), jest.fn()];
    const [unsubscribe] = listeners.map((listener) => module.subscribe?.(listener));
    onChange();
    unsubscribe?.();
    onChange();
    expect(listeners.map((listener) => listener.mock.calls.length)).toEqual([1, 2]);
  });

  it('works while developing without hot replacement', () => {
    const module = evaluate<ClientDemoModule>(buildClientModule(context, true), {});
    expect(module.subscribe).toBeInstanceOf(Function);
  });

  it('has the same id as the module of the server, so that the ids of React agree', () => {
    const client = evaluate<ClientDemoModule>(buildClientModule(context, false), {});
    expect(buildServerModule(context)).toContain(JSON.stringify(client.id));
  });
});
