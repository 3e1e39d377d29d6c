import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { mergeHead } from './mergeHead';
import { readHead, type HeadRequest } from './readHead';
import { hasStyles, writeElements, writeTitle } from './writeHead';

/** What a `<Head>` that is on the page asks for; JSON of it tells whether it has changed. */
interface Entry {
  readonly json: string;
  readonly request: HeadRequest;
}

/**
 * Time in ms after which is written what nobody sees: the frames that bring the next page come first. And what
 * changes as soon as a link is pressed is mostly overtaken by the page itself.
 */
const ELEMENTS_AFTER = 100;

/** Each `<Head>` by an object of its own, in the order in which they came. */
const heads = new Map<object, Entry>();
let frame = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let hadStyles = false;

/** Once for all that changes before the next paint, which does not wait for what nobody sees. */
function schedule(): void {
  cancelAnimationFrame(frame);
  clearTimeout(timer);
  if (!HelmetProvider.canUseDOM) return;
  frame = requestAnimationFrame(() => {
    const head = mergeHead([...heads.values()].map(({ request }) => request));
    writeTitle(head);
    const isSeen = hasStyles(head);
    if (isSeen || hadStyles) writeElements(head);
    else timer = setTimeout(writeElements, ELEMENTS_AFTER, head);
    hadStyles = isSeen;
  });
}

/**
 * The part of react-helmet-async that `@docusaurus/Head` uses, for readers' builds; see README.md. Its
 * children are elements of the head, `html` and `body` for the attributes of these, and fragments.
 */
export function Helmet({ children }: { readonly children?: ReactNode }): null {
  const id = useRef({});
  useLayoutEffect(() => {
    const request = readHead(children);
    const json = JSON.stringify(request);
    if (heads.get(id.current)?.json === json) return;
    heads.set(id.current, { json, request });
    schedule();
  });
  useLayoutEffect(() => {
    const { current } = id;
    return () => {
      heads.delete(current);
      schedule();
    };
  }, []);
  return null;
}

/** Has nothing to provide: there is one document. */
export function HelmetProvider({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}

/** False as long as the head of the document is to stay as it is. */
HelmetProvider.canUseDOM = true;
