import { transformSync } from '@swc/core';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** What a compiled page does when it is rendered. */
export interface RenderedPage {
  /** Requests of modules that are demos, in the order of the imports. */
  readonly requests: readonly string[];
  /** Attributes that each `<Demo>` gets, in the order of the page; a module is its request. */
  readonly demos: readonly unknown[];
  readonly html: string;
}

/** Runs a compiled page, with a component that records what it gets in place of `<Demo>`. */
export function renderPage(code: string): RenderedPage {
  const requests: string[] = [];
  const demos: unknown[] = [];
  const Demo = (attributes: unknown) => {
    demos.push(attributes);
    return null;
  };
  const requireForPage = (request: string): unknown => {
    if (request === '@mdx-js/react') {
      return { useMDXComponents: () => ({ Demo, admonition: 'aside' }) };
    }
    if (!request.includes('?demo')) return jest.requireActual(request);
    requests.push(request);
    return { __esModule: true, default: request };
  };
  const { code: script } = transformSync(code, {
    module: { type: 'commonjs' },
    jsc: { target: 'es2022' },
  });
  const exported: { default?: ComponentType } = {};
  new Function('require', 'exports', script)(requireForPage, exported);
  const Page = exported.default;
  if (!Page) throw new Error('the compiled page has no default export');
  return { html: renderToStaticMarkup(<Page />), requests, demos };
}
