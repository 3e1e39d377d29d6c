/** A picture of a component: its HTML and styles, drawn by the server, without its code. */
import { memo, useEffect, useRef } from 'react';
import { useLocation } from '@docusaurus/router';
import type { DemoStillProps } from '@theme/DemoStill';
import { fillStill } from '../../client/fillStill';
import { getPageStyles } from '../../client/pageStyles';
import { buildStillHtml, isServerStills, STILL_ATTRIBUTE } from '../../client/stills';

/** Memoised, and empty for React's reconciler: the browser keeps the server's HTML in it. */
const Picture = memo(function Picture({ module, name, html }: DemoStillProps & { html: string }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!element.current || isServerStills(module) || element.current.firstChild) return undefined;
    return fillStill(element.current, module, name);
  }, [module, name]);
  return (
    <div
      ref={element}
      className="demo__island"
      data-demo-state="still"
      data-demo-near=""
      // Its words are no words of the page.
      data-pagefind-ignore="all"
      aria-hidden="true"
      {...{ [STILL_ATTRIBUTE]: name }}
      // React 18 knows `inert` only as a custom attribute, which has to be a string.
      {...{ inert: '' }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
});

export default function DemoStill({ module, name }: DemoStillProps) {
  const location = useLocation();
  const html = isServerStills(module) ? buildStillHtml(module, name, getPageStyles(location)) : '';
  return <Picture module={module} name={name} html={html} />;
}
