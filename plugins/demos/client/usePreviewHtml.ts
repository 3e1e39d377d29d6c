import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { isServerModule, type DemoModule } from './types';
import { whenNear } from './whenNear';

// The server has no layout and would warn.
const useMountEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Read by `demos.css`. Lines rather than a height: the room then has the padding of real code. */
const ROOM_PROPERTY = '--demo-preview-room';

/** A CSS string of so many lines. The last one holds a character of no width, or it would not count. */
function printEmptyLines(count: number): string {
  return `"${'\\a '.repeat(Math.max(count - 1, 0))}\\200b"`;
}

/** The same number on the server, which has the text, and in the browser. */
function countLines(module: DemoModule): number {
  if (!isServerModule(module)) return module.previewLines ?? 0;
  return module.preview ? module.preview.split('\n').length : 0;
}

/**
 * Keeps the preview of a demo out of the page's script: the browser takes what is in the server's
 * HTML. After a client-side navigation there is none; then its room is kept free, and it is fetched
 * when it comes near.
 *
 * @returns the element's ref, the HTML that it is rendered with, and the number of its lines.
 */
export function usePreviewHtml(module: DemoModule): {
  readonly ref: RefObject<HTMLElement>;
  readonly html: string;
  readonly lines: number;
} {
  const ref = useRef<HTMLElement>(null);
  const lines = countLines(module);
  useMountEffect(() => {
    const element = ref.current;
    if (!element || element.textContent !== '' || isServerModule(module)) return undefined;
    element.style.setProperty(ROOM_PROPERTY, printEmptyLines(lines));
    return whenNear(element, () => {
      module.loadPreview?.().then(
        (html) => {
          element.innerHTML = html;
        },
        // The full source, one button away, says what is wrong.
        () => undefined,
      );
    });
  }, [module, lines]);
  return { ref, lines, html: isServerModule(module) ? (module.preview ?? '') : '' };
}

/** Whether a demo has a preview: the same answer on the server and in the browser. */
export function hasPreview(module: DemoModule): boolean {
  return isServerModule(module) ? Boolean(module.preview) : (module.previewLines ?? 0) > 0;
}
