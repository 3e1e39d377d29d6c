import { EMPTY_LIST, HIDDEN_SECTION } from '../worker/renderOfflinePage';
import { buildOfflineScript } from './buildOfflineScript';
import type { OfflineTexts } from './offlineTexts';

export interface OfflinePageContext {
  readonly texts: OfflineTexts;
  /** BCP 47 tag, and the direction it is written in. */
  readonly language: string;
  readonly direction: string;
  /** Title of the site, below the page's own. */
  readonly siteTitle: string;
  readonly homePath: string;
  /** The browser's storage, and the key in it, with the reader's color mode. */
  readonly colorModeStorage: string;
  readonly colorModeKey: string;
  /** See the option `offlineScript`. */
  readonly script: string | null;
}

// On its own: it has to look right where nothing else of the site is at hand.
const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
:root[data-theme=light] { color-scheme: light; }
:root[data-theme=dark] { color-scheme: dark; }
body { box-sizing: border-box; max-inline-size: 40rem; margin: 0 auto; padding: 2rem 1rem; background: Canvas; color: CanvasText; overflow-wrap: anywhere; }
h1 { margin-block: 1.5rem 0.5rem; font-size: 2rem; line-height: 1.2; }
h2 { margin-block: 2.5rem 0.5rem; font-size: 1.25rem; }
a { color: LinkText; }
.actions { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; }
button { min-block-size: 2.75rem; padding-inline: 1rem; font: inherit; cursor: pointer; }
ul { padding-inline-start: 1.25rem; }
li, .actions a, .home { padding-block: 0.25rem; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

// What stands in a script element must not end it.
const quote = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c');

function buildScript({ colorModeStorage, colorModeKey }: OfflinePageContext): string {
  return [
    `try{var m=window[${quote(colorModeStorage)}].getItem(${quote(colorModeKey)});`,
    `if(m)document.documentElement.setAttribute("data-theme",m)}catch(e){}`,
    buildOfflineScript(),
    `addEventListener("DOMContentLoaded",function(){var b=document.querySelector("button");`,
    `if(history.length>1){b.hidden=false;b.onclick=function(){history.back()}}})`,
  ].join('');
}

/**
 * The HTML of the page that is shown without network in the place of one that was never opened. It
 * is complete in itself and a few kB long; the worker adds the list of pages that can be read.
 */
export function buildOfflinePage(context: OfflinePageContext): string {
  const { texts, language, direction, siteTitle, homePath, script } = context;
  const text = Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, escapeHtml(value as string)]),
  ) as unknown as OfflineTexts;
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${escapeHtml(direction)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text.title} | ${escapeHtml(siteTitle)}</title>
<style>${STYLE}</style>
<script>${buildScript(context)}</script>
</head>
<body data-pagefind-ignore="all">
${script === null ? '' : `<script>${script}</script>\n`}<header><a class="home" href="${escapeHtml(homePath)}">${escapeHtml(siteTitle)}</a></header>
<main>
<h1>${text.title}</h1>
<p>${text.explanation}</p>
<p class="actions"><button type="button" hidden>${text.back}</button><a href="">${text.retry}</a></p>
${HIDDEN_SECTION}<h2>${text.pages}</h2>${EMPTY_LIST}</section>
</main>
</body>
</html>
`;
}
